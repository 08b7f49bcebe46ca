import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const exportToSheets = endpoint({
  method: "POST",
  path: "/api/export/google-sheets",
  summary: "Write a table to a new Google spreadsheet with the user's own access token",
  access: "user",
  body: z.object({
    data: z.array(z.unknown()).max(10_000),
    headers: z.array(z.string().max(1_000)).max(500),
    name: z.string().trim().min(1).max(200),
    accessToken: z.string().min(1).max(4_000),
  }),
  response: z.object({ success: z.boolean(), spreadsheetUrl: z.string().optional(), error: z.string().optional() }),
});
