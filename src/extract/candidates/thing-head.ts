import { attributeCell } from "../columns/cells.ts";
import { oneLine } from "../page/one-line.ts";
import type { PageReader } from "../page/page-reader.ts";
import type { AddPair } from "./thing-pairs.ts";

const metaNames: Readonly<Record<string, string>> = {
  "og:title": "title",
  "og:description": "description",
  "og:image": "image",
  "product:price:amount": "price",
  "product:price:currency": "currency",
  "product:availability": "availability",
  "og:availability": "availability",
  "product:brand": "brand",
  "og:brand": "brand",
  "product:retailer_item_id": "sku",
  "article:published_time": "date",
  "article:author": "author",
  "article:section": "category",
  "og:published_time": "date",
  "og:article:published_time": "date",
  date: "date",
  pubdate: "date",
  publish_date: "date",
  publication_date: "date",
  datepublished: "date",
  "dcterms.date": "date",
  "dcterms.created": "date",
  "dc.date.created": "date",
  "parsely-pub-date": "date",
  "sailthru.date": "date",
  author: "author",
  description: "description",
  citation_doi: "DOI",
  citation_journal_title: "journal",
  citation_publication_date: "date",
  citation_date: "date",
  citation_volume: "volume",
  citation_issue: "issue",
  citation_isbn: "isbn",
  "dc.date": "date",
  "dc.date.issued": "date",
  "dc.creator": "author",
};

/** What the head says that the page is: `product`, `article`. */
export function typeInHead({ tree }: PageReader): string {
  const node = tree.attributes.findIndex((attributes) => attributes?.property === "og:type");
  return tree.attributes[node]?.content?.trim() ?? "";
}

/** Whether the head says how to cite what the page is about, as those of papers do. */
export const citesItself = ({ tree }: PageReader): boolean =>
  tree.attributes.some((attributes) => attributes?.name === "citation_title");

/** What a `meta` says of the thing, by a name of its own. */
export function addMeta(page: PageReader, node: number, add: AddPair): void {
  const attributes = page.tree.attributes[node];
  const named = attributes?.property ?? attributes?.name ?? "";
  const label = metaNames[named] ?? metaNames[named.toLowerCase()];
  const isPage = label === "author" && /^https?:/i.test(attributes?.content ?? "");
  if (label && attributes?.content && !isPage) add(label, attributeCell(node, "content", oneLine(attributes.content)));
}
