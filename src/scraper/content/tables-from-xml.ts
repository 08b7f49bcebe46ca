import { Parser } from "htmlparser2";
import type { ContentTable } from "./content-table.ts";
import { tableLimits } from "./content-table.ts";

type Element = { name: string; attributes: Record<string, string>; children: Element[]; text: string };

const maxElements = 500_000;
const maxDepth = 100;

function parse(text: string): Element {
  const root: Element = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  let count = 0;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const element: Element = { name, attributes, children: [], text: "" };
        if (++count <= maxElements && open.length < maxDepth) open.at(-1)?.children.push(element);
        open.push(element);
      },
      ontext(data) {
        const element = open.at(-1);
        if (element && element.text.length < tableLimits.cellCharacters) element.text += data;
      },
      onclosetag() {
        if (open.length > 1) open.pop();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return root;
}

const tags = /<[^>]+>/g;
const nameOf = ({ name }: Element): string => name.replace(/^.*:(?=title|description|content|date|creator|loc)/, "");

/** What an element says: its text without markup, or where it leads. */
function shown({ text, attributes, children }: Element): string {
  const own = text.replaceAll(tags, " ").replaceAll(/\s+/g, " ").trim();
  if (own !== "") return own;
  const linked = attributes.href ?? attributes.url ?? attributes.term ?? attributes.label;
  return (
    linked ??
    children
      .map(shown)
      .filter((part) => part !== "")
      .join(", ")
  );
}

function cellsOf(record: Element): Map<string, string> {
  const cells = new Map<string, string>();
  for (const [name, value] of Object.entries(record.attributes)) if (!name.startsWith("xmlns")) cells.set(name, value);
  for (const child of record.children) {
    const value = shown(child);
    const before = cells.get(nameOf(child));
    if (value !== "") cells.set(nameOf(child), before === undefined ? value : `${before}, ${value}`);
  }
  if (record.children.length === 0 && shown(record) !== "") cells.set(record.name, shown(record));
  return cells;
}

/** The siblings of one name that hold most: items of a feed, entries, addresses of a site map, rows of anything else. */
function groups(element: Element, found: { name: string; records: Element[] }[]): void {
  for (const [name, records] of Map.groupBy(element.children, (child) => child.name)) {
    const filled = records.filter((record) => record.children.length > 0 || Object.keys(record.attributes).length > 1);
    if (filled.length > 1 || (filled.length === 1 && /^(item|entry|url|sitemap)$/.test(name)))
      found.push({ name, records: filled });
  }
  for (const child of element.children) groups(child, found);
}

/** The repeated elements of an XML text as tables, largest first; none when nothing repeats. */
export function tablesFromXml(text: string): ContentTable[] {
  const found: { name: string; records: Element[] }[] = [];
  groups(parse(text), found);
  return found
    .toSorted((a, b) => b.records.length - a.records.length)
    .slice(0, tableLimits.tables)
    .map(({ name, records }) => {
      const rows = records.slice(0, tableLimits.rows).map(cellsOf);
      const header = [...new Set(rows.flatMap((cells) => [...cells.keys()]))].slice(0, tableLimits.columns);
      return { caption: name, header, rows: rows.map((cells) => header.map((column) => cells.get(column) ?? "")) };
    });
}
