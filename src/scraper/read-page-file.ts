import { readFile, stat } from "node:fs/promises";
import { extname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Snapshot } from "../domain/snapshot.ts";
import { detectCharset } from "./charset.ts";

/**
 * A saved page as a snapshot of tier "file", captured when the file was last written. `url` is the page's own address,
 * against which its links are read; by default the file's. Rejects as `readFile` does.
 */
export async function readPageFile(path: string, url?: string): Promise<Snapshot> {
  const [body, { mtime }] = await Promise.all([readFile(path), stat(path)]);
  const address = url ?? pathToFileURL(resolve(path)).href;
  const isXml = extname(path).toLowerCase() === ".xhtml";
  return {
    requestedUrl: address,
    finalUrl: address,
    status: 200,
    contentType: isXml ? "application/xhtml+xml" : "text/html",
    charset: detectCharset(body, { isXml }),
    body,
    capturedAt: mtime.toISOString(),
    tier: "file",
    notes: [],
  };
}
