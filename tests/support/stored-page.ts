import type { page } from "../../src/server/db/schema.ts";
import { newId } from "../../src/server/ids.ts";

type PageRow = typeof page.$inferInsert & { id: string };

/** What the database keeps of a page that an account had read. */
export const storedPage = (ownerId: string, values: Partial<PageRow> = {}): PageRow => ({
  id: newId(),
  ownerId,
  url: "https://proveedores.example/",
  finalUrl: "https://proveedores.example/",
  title: "Proveedores",
  contentType: "text/html",
  charset: "utf-8",
  status: 200,
  tier: "http",
  recordSets: [],
  capturedAt: new Date(),
  ...values,
});
