import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPageFile } from "./index.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "sondeo-page-"));
});
afterAll(() => rm(folder, { recursive: true }));

test("a saved page is a snapshot of when it was saved, with its own encoding and address", async () => {
  const path = join(folder, "lista precios.html");
  const body = Buffer.from("<meta charset=iso-8859-15><p>10 \u00a4", "latin1");
  await writeFile(path, body);
  await utimes(path, new Date(), new Date("2024-03-01T10:00:00Z"));
  const address = pathToFileURL(path).href;
  expect(await readPageFile(path)).toEqual({
    requestedUrl: address,
    finalUrl: address,
    status: 200,
    contentType: "text/html",
    charset: "iso-8859-15",
    body,
    capturedAt: "2024-03-01T10:00:00.000Z",
    tier: "file",
    notes: [],
  });
});

test("the address a page was saved from can be given", async () => {
  const path = join(folder, "saved.xhtml");
  await writeFile(path, '<?xml version="1.0" encoding="koi8-r"?><html/>');
  const snapshot = await readPageFile(path, "https://example.com/catalogo");
  expect(snapshot).toMatchObject({
    finalUrl: "https://example.com/catalogo",
    contentType: "application/xhtml+xml",
    charset: "koi8-r",
  });
});

test("a file that is not there rejects with the system's code", async () => {
  await expect(readPageFile(join(folder, "none.html"))).rejects.toMatchObject({ code: "ENOENT" });
});
