import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findRunningPostgres } from "./running-postgres.ts";

/** A message of PostgreSQL's protocol. */
function message(type: string, body: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeInt32BE(body.byteLength + 4);
  return Buffer.concat([Buffer.from(type), length, body]);
}

test("a database that shuts down in the moment it is found ends nothing here", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sondeo-"));
  const goesDown = Buffer.concat([
    message("R", Buffer.alloc(4)),
    message("Z", Buffer.from("I")),
    message("E", Buffer.from("SFATAL\0C57P01\0Mterminating connection\0\0")),
  ]);
  const database = createServer((socket) => socket.on("error", () => {}).once("data", () => socket.end(goesDown)));
  onTestFinished(() => {
    database.close();
    rmSync(folder, { recursive: true });
  });
  await once(database.listen(join(folder, ".s.PGSQL.5432")), "listening");
  writeFileSync(join(folder, "postmaster.pid"), ["1", folder, "0", "5432", folder].join("\n"));
  expect(await findRunningPostgres(folder)).toMatchObject({ host: folder, port: 5432 });
});

test("none answers where no file names one, nor where nobody listens", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sondeo-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(await findRunningPostgres(folder)).toBeNull();
  writeFileSync(join(folder, "postmaster.pid"), ["1", folder, "0", "5432", folder].join("\n"));
  expect(await findRunningPostgres(folder)).toBeNull();
});
