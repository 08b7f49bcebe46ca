import { readFile } from "node:fs/promises";
import { z } from "zod";
import { download, type DownloadOptions } from "./download.ts";
import { ImportFailure } from "./failure.ts";
import type { InputFile } from "./open-inputs.ts";

const mostPages = 500;

const Page = z.object({
  features: z.array(z.unknown()),
  links: z.array(z.object({ rel: z.string().optional(), href: z.string() })).optional(),
});

async function readPage({ path, name }: InputFile): Promise<z.infer<typeof Page>> {
  const text = await readFile(path, "utf8");
  try {
    return Page.parse(JSON.parse(text));
  } catch {
    throw new ImportFailure("wrong-format", `${name}: line 1 is no page of features: ${text.slice(0, 80)}`);
  }
}

/** The page after this one: where the answer says so, else by its offset while pages are full. */
function nextAddress(address: URL, page: z.infer<typeof Page>): URL | null {
  if (page.features.length === 0) return null;
  const link = page.links?.find(({ rel }) => rel === "next");
  if (link) return new URL(link.href, address);
  const limit = Number(address.searchParams.get("limit"));
  if (page.links || !(limit > 0) || page.features.length < limit) return null;
  const next = new URL(address);
  next.searchParams.set("offset", String(Number(address.searchParams.get("offset") ?? 0) + limit));
  return next;
}

/** Downloads every page of a collection of features (OGC API). Throws ImportFailure. */
export async function downloadPages(url: string, options: DownloadOptions): Promise<InputFile[]> {
  const files: InputFile[] = [];
  for (let address: URL | null = new URL(url); address;) {
    if (files.length === mostPages)
      throw new ImportFailure("wrong-format", `${url}: over ${mostPages} pages; ask for fewer things at a time`);
    const file = await download(address.href, options);
    files.push({ ...file, name: `page-${files.length + 1}.json` });
    address = nextAddress(address, await readPage(file));
  }
  return files;
}
