import { expect, test } from "vitest";
import { freshDatabase } from "../../../tests/support/fresh-database.ts";
import { migrateDatabase, refuseOldServer } from "./client.ts";

test("a database that cannot be used is told with its reason and what to look at, without the password", async () => {
  const absent = { connectionString: "postgres://ana:secreta-1@127.0.0.1:1/sondeo" };
  await expect(migrateDatabase(absent)).rejects.toThrow(
    "The database of DATABASE_URL cannot be used (connect ECONNREFUSED 127.0.0.1:1): check the address and try again",
  );
  await expect(migrateDatabase({ ...(await freshDatabase()), database: "ninguna" })).rejects.toThrow(
    'The database in DATA_DIR cannot be used (database "ninguna" does not exist): see that its disk has room',
  );
});

test("a server older than 15 is told with its version and what to do", () => {
  expect(() => refuseOldServer({ version: "14.19 (Debian)", number: 140_019 })).toThrow(
    "The database of DATABASE_URL cannot be used (PostgreSQL 14.19 (Debian) is older than 15): give the address of a newer one",
  );
  expect(() => refuseOldServer({ version: "15.0", number: 150_000 })).not.toThrow();
});
