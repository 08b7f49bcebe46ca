import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { aServer } from "../../../tests/support/server.ts";
import { storedPage } from "../../../tests/support/stored-page.ts";
import { page } from "./schema.ts";

test("a text that was cut through a character, or holds one that no JSON can, is stored without it", async () => {
  const { deps, aUser } = await aServer();
  const owner = await aUser();
  const set = { name: "Fiesta 🎉 de hoy \ud83c", samples: ["\udf89 ayer", "a\0b", "c:\\ud83c"] };
  const row = storedPage(owner.id, { recordSets: [set] as never });
  await deps.db.insert(page).values(row);
  const [stored] = await deps.db.select({ sets: page.recordSets }).from(page).where(eq(page.id, row.id));
  expect(stored!.sets).toEqual([{ name: "Fiesta 🎉 de hoy ", samples: [" ayer", "ab", "c:\\ud83c"] }]);
});
