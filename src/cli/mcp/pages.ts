import { realpath, stat } from "node:fs/promises";
import { isAbsolute, join, relative, sep } from "node:path";
import { z } from "zod";
import type { Snapshot } from "../../domain/snapshot.ts";
import { namesScheme, parseWebAddress } from "../../domain/web-address.ts";
import type { Scraper } from "../../scraper/index.ts";
import { readPageFile } from "../../scraper/read-page-file.ts";
import type { EngineConfig } from "../../server/config.ts";
import { scraperOf } from "../page-source.ts";
import { type Outcome, refuse } from "./failures.ts";

/** A survey and the tables that follow it read the same page, which is asked for once. */
const keptMs = 5 * 60_000;
const mostKept = 4;
const mostFileBytes = 64 * 1024 * 1024;

const Address = z.object({ url: z.string().max(4_000).describe("Address of the page, with http or https") });
const AddressOrFile = z.object({
  url: Address.shape.url.optional(),
  file: z.string().max(1_000).optional().describe("Instead of url: path of a saved page, below the user's folder"),
});

/** What names a page: an address, and a file where the user named a folder of them. */
export const pageInput = (filesFolder: string | null): typeof AddressOrFile =>
  // safe because an address alone is one or the other, too
  filesFolder === null ? (Address as unknown as typeof AddressOrFile) : AddressOrFile;
export type PageInput = z.infer<typeof AddressOrFile>;

export type Pages = {
  open(page: PageInput, signal: AbortSignal): Promise<Outcome<Snapshot>>;
  close(): Promise<void>;
};

/**
 * Pages for a program that does what pages may have told it: public addresses as the site's robots.txt allows, no way
 * to log in, and files only below `filesFolder`, null for none.
 */
export function openPages(config: EngineConfig, filesFolder: string | null): Pages {
  const kept = new Map<string, { snapshot: Snapshot; at: number }>();
  let opened: Promise<Scraper> | null = null;

  async function fetchPage(typed: string, signal: AbortSignal): Promise<Outcome<Snapshot>> {
    const url = parseWebAddress(typed);
    if (url === null) return refuse("bad-address");
    const former = kept.get(url);
    if (former && Date.now() - former.at < keptMs) return { ok: true, answer: former.snapshot };
    const scraper = await (opened ??= scraperOf(config));
    const result = await scraper.fetchPage(url, { signal, orPlain: !namesScheme(typed) });
    if (!result.ok) return refuse(result.reason);
    keep(url, result.snapshot);
    return { ok: true, answer: result.snapshot };
  }

  function keep(url: string, snapshot: Snapshot): void {
    kept.delete(url);
    kept.set(url, { snapshot, at: Date.now() });
    if (kept.size > mostKept) kept.delete(kept.keys().next().value!);
  }

  return {
    async open({ url, file }, signal) {
      if ((url === undefined) === (file === undefined)) return refuse("which-page");
      if (url !== undefined) return fetchPage(url, signal);
      return filesFolder === null ? refuse("which-page") : readBelow(filesFolder, file!);
    },
    close: async () => (await opened)?.close(),
  };
}

/** One answer for all that cannot be had: whoever asks learns nothing of what lies elsewhere. */
async function readBelow(folder: string, file: string): Promise<Outcome<Snapshot>> {
  try {
    const root = await realpath(folder);
    const path = await realpath(join(root, file));
    const below = relative(root, path);
    const names = below.split(sep);
    const found = await stat(path);
    if (isAbsolute(below) || names.some((name) => name.startsWith(".")) || !found.isFile())
      return refuse("unreadable-file");
    if (found.size > mostFileBytes) return refuse("too-large");
    // Links lead on from here, not from where the user keeps files.
    return { ok: true, answer: await readPageFile(path, `file:///${names.map(encodeURIComponent).join("/")}`) };
  } catch {
    return refuse("unreadable-file");
  }
}
