import { parentPort, workerData } from "node:worker_threads";
import { documentCharacters, tableDocument } from "./content-table.ts";
import type { ContentTable } from "./content-table.ts";
import type { ContentKind } from "./recognise-content.ts";

export type Conversion = {
  readonly kind: ContentKind;
  readonly title: string;
  readonly charset: string;
  readonly body: Uint8Array;
};

export type Converted =
  | { readonly ok: true; readonly html: string }
  | { readonly ok: false; readonly why: "empty" | "broken" | "too-large" | "timeout" };

type Content = { readonly tables: ContentTable[]; readonly paragraphs?: string[] };

const text = ({ charset, body }: Conversion): string => new TextDecoder(charset).decode(body);

/** Each loads its own library, and only when it is needed. */
const readers: Readonly<Record<ContentKind, (conversion: Conversion) => Promise<Content>>> = {
  json: async (from) => ({ tables: (await import("./tables-from-json.ts")).tablesFromJson(text(from)) }),
  csv: async (from) => ({ tables: (await import("./tables-from-csv.ts")).tablesFromCsv(text(from)) }),
  xml: async (from) => ({ tables: (await import("./tables-from-xml.ts")).tablesFromXml(text(from)) }),
  xlsx: async ({ body }) => ({ tables: await (await import("./tables-from-xlsx.ts")).tablesFromXlsx(body) }),
  pdf: async ({ body }) => (await import("./tables-from-pdf.ts")).tablesFromPdf(body),
};

const port = parentPort;
if (!port) throw new Error("runs only as a worker");
const conversion = workerData as Conversion;

async function convert({ kind, title }: Conversion): Promise<Converted> {
  const { tables, paragraphs = [] } = await readers[kind](conversion);
  if (tables.length === 0 && paragraphs.length === 0) return { ok: false, why: "empty" };
  const html = tableDocument(title, tables, paragraphs);
  return html.length > documentCharacters ? { ok: false, why: "too-large" } : { ok: true, html };
}

port.postMessage(await convert(conversion));
