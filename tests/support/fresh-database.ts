import { randomBytes } from "node:crypto";
import { Client } from "pg";
import { inject } from "vitest";

export type TestPostgres = {
  readonly host: string;
  readonly port: number;
  readonly user: string;
  readonly database: string;
};

export const templateName = "sondeo_template";

/** A database of its own for a test file, with every table and no row. */
export async function freshDatabase(): Promise<TestPostgres> {
  const postgres = inject("postgres");
  const database = `test_${randomBytes(6).toString("hex")}`;
  const client = new Client({ ...postgres });
  await client.connect();
  await client.query(`create database ${database} template ${templateName}`);
  await client.end();
  return { ...postgres, database };
}
