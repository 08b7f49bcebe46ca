import { readFile, stat } from "node:fs/promises";
import { basename, extname, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Snapshot } from "../domain/snapshot.ts";
import { detectCharset } from "./charset.ts";
import { convertContent, convertedFrom } from "./content/convert-content.ts";
import type { ContentKind } from "./content/recognise-content.ts";
import { recogniseContent } from "./content/recognise-content.ts";

/**
 * A saved page as a snapshot of tier "file", captured when the file was last written. `url` is the page's own address,
 * against which its links are read; by default the file's. JSON, CSV, XLSX, XML and PDF become a page of tables.
 * Rejects as `readFile` does, and with an Error when such a file cannot be read.
 */
export async function readPageFile(path: string, url?: string): Promise<Snapshot> {
  const [body, { mtime }] = await Promise.all([readFile(path), stat(path)]);
  const address = url ?? pathToFileURL(resolve(path)).href;
  const kind = recogniseContent("", path, body);
  const page = kind === null ? readMarkup(path, body) : await readRecords(path, kind, body);
  return {
    requestedUrl: address,
    finalUrl: address,
    status: 200,
    contentType: page.contentType,
    charset: page.charset,
    body: page.body,
    capturedAt: mtime.toISOString(),
    tier: "file",
    notes: page.notes,
  };
}

type Content = Pick<Snapshot, "contentType" | "charset" | "body" | "notes">;

function readMarkup(path: string, body: Uint8Array): Content {
  const isXml = extname(path).toLowerCase() === ".xhtml";
  const contentType = isXml ? "application/xhtml+xml" : "text/html";
  return { contentType, charset: detectCharset(body, { isXml }), body, notes: [] };
}

async function readRecords(path: string, kind: ContentKind, body: Uint8Array): Promise<Content> {
  const charset = detectCharset(body, { isXml: kind === "xml" });
  const never = new AbortController().signal;
  const converted = await convertContent({ kind, title: basename(path), charset, body }, never);
  if (!converted.ok) throw new Error(`the ${kind} in it is ${converted.why}`);
  const html = new TextEncoder().encode(converted.html);
  return { contentType: "text/html", charset: "utf-8", body: html, notes: [convertedFrom(kind)] };
}
