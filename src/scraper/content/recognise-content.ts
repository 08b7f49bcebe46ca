/** Kinds of content without markup that hold records all the same. */
export type ContentKind = "json" | "csv" | "xlsx" | "xml" | "pdf";

const byType: readonly (readonly [type: RegExp, kind: ContentKind])[] = [
  [/^(application|text)\/((x-)?json|x-ndjson|ndjson|jsonlines|[\w.-]+\+json)$/, "json"],
  [/^(text|application)\/((x-)?csv|tab-separated-values|x-comma-separated-values)$/, "csv"],
  [/^application\/vnd\.openxmlformats-officedocument\.spreadsheetml\.sheet$/, "xlsx"],
  [/^(application|text)\/(xml|[\w.-]+\+xml)$/, "xml"],
  [/^application\/(x-)?pdf$/, "pdf"],
];
/** Types that say nothing: the name and the first bytes decide. */
const vague =
  /^(application\/(octet-stream|x-download|force-download|binary|vnd\.ms-excel|x-msexcel|zip)|binary\/octet-stream|text\/plain|)$/;
const byName: Readonly<Record<string, ContentKind>> = {
  json: "json",
  ndjson: "json",
  jsonl: "json",
  geojson: "json",
  csv: "csv",
  tsv: "csv",
  xlsx: "xlsx",
  xml: "xml",
  rss: "xml",
  atom: "xml",
  pdf: "pdf",
};

const startsWith = (body: Uint8Array, text: string): boolean =>
  Buffer.from(body.subarray(0, text.length)).toString("latin1") === text;

/** Whether the first bytes contradict a kind. */
function fits(kind: ContentKind, body: Uint8Array): boolean {
  if (kind === "xlsx") return startsWith(body, "PK\u0003\u0004");
  if (kind === "pdf") return Buffer.from(body.subarray(0, 1_024)).toString("latin1").includes("%PDF-");
  const start = Buffer.from(body.subarray(0, 512))
    .toString("latin1")
    .replace(/^(\u00EF\u00BB\u00BF|\u00FF\u00FE|\u00FE\u00FF)/, "")
    .trimStart();
  if (kind === "json") return /^\0?[[{]/.test(start);
  return kind === "csv" || start.replaceAll("\0", "").startsWith("<");
}

/** What a body holds, by its declared type, the name in its address and its first bytes; null: nothing to read. */
export function recogniseContent(mediaType: string, path: string, body: Uint8Array): ContentKind | null {
  const name = /\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? "";
  const named = Object.hasOwn(byName, name) ? byName[name] : undefined;
  const declared = byType.find(([type]) => type.test(mediaType))?.[1] ?? (vague.test(mediaType) ? named : undefined);
  return declared !== undefined && fits(declared, body) ? declared : null;
}

/** Whether a body of this type is worth reading to its end. */
export const mayHoldRecords = (mediaType: string): boolean =>
  vague.test(mediaType) || byType.some(([type]) => type.test(mediaType));
