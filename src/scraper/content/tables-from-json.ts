import type { ContentTable } from "./content-table.ts";
import { tableLimits } from "./content-table.ts";

type Json = null | boolean | number | string | Json[] | { [name: string]: Json };

const maxDepth = 24;
const recordsOfAMap = 3;

const isObject = (value: Json | undefined): value is { [name: string]: Json } =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function shown(value: Json | undefined): string {
  if (value === null || value === undefined) return "";
  if (Array.isArray(value))
    return value.map((item) => (isObject(item) ? JSON.stringify(item) : shown(item))).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** `{a: {b: 1}}` as `a.b`; lists of records inside a record become tables of their own, not cells. */
function flatten(record: { [name: string]: Json }, into: Map<string, string>, prefix: string, depth: number): void {
  for (const [name, value] of Object.entries(record)) {
    const path = prefix === "" ? name : `${prefix}.${name}`;
    if (isObject(value) && depth < maxDepth) flatten(value, into, path, depth + 1);
    else if (!(Array.isArray(value) && value.length > 0 && value.every(isObject))) into.set(path, shown(value));
  }
}

function tableOf(caption: string | null, records: readonly { [name: string]: Json }[]): ContentTable {
  const columns = new Set<string>();
  const flat = records.slice(0, tableLimits.rows).map((record) => {
    const cells = new Map<string, string>();
    flatten(record, cells, "", 0);
    for (const name of cells.keys()) if (columns.size < tableLimits.columns) columns.add(name);
    return cells;
  });
  const header = [...columns];
  return { caption, header, rows: flat.map((cells) => header.map((name) => cells.get(name) ?? "")) };
}

const looksLikeMap = (value: { [name: string]: Json }): boolean => {
  const members = Object.values(value);
  if (members.length < recordsOfAMap || !members.every(isObject)) return false;
  const [first] = members;
  const names = Object.keys(first ?? {});
  return (
    names.length > 1 && members.every((member) => names.filter((name) => name in member).length >= names.length / 2)
  );
};

function collect(value: Json, path: string, depth: number, tables: ContentTable[]): void {
  if (depth > maxDepth || tables.length >= tableLimits.tables) return;
  const caption = path === "" ? null : path;
  if (Array.isArray(value)) {
    const records = value.filter(isObject);
    if (records.length > 0) tables.push(tableOf(caption, records));
    else if (value.length > 0 && value.every(Array.isArray)) {
      tables.push({ caption, header: null, rows: value.slice(0, tableLimits.rows).map((row) => row.map(shown)) });
    } else if (value.length > 0)
      tables.push({ caption, header: [path || "value"], rows: value.map((item) => [shown(item)]) });
    for (const record of records.slice(0, tableLimits.tables)) {
      for (const [name, inner] of Object.entries(record)) {
        if (Array.isArray(inner) && inner.some(isObject))
          collect(inner, `${path}.${name}`.replace(/^\./, ""), depth + 1, tables);
      }
    }
    return;
  }
  if (!isObject(value)) return;
  if (looksLikeMap(value)) {
    tables.push(
      tableOf(
        caption,
        Object.entries(value).map(([key, member]) => ({ key, ...(member as { [name: string]: Json }) })),
      ),
    );
    return;
  }
  const own = Object.entries(value).filter(([, member]) => !isObject(member) && !Array.isArray(member));
  for (const [name, member] of Object.entries(value)) {
    if (isObject(member) || Array.isArray(member))
      collect(member, path === "" ? name : `${path}.${name}`, depth + 1, tables);
  }
  if (own.length > 0) tables.push({ caption, header: null, rows: own.map(([name, member]) => [name, shown(member)]) });
}

/** One value, or one a line. Throws a SyntaxError when it is neither. */
function parse(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch (error) {
    const lines = text.split("\n").filter((line) => line.trim() !== "");
    if (lines.length < 2) throw error;
    return lines.map((line) => JSON.parse(line) as Json);
  }
}

/** Every list of records in a JSON text as a table, largest first. Throws a SyntaxError when the text is not JSON. */
export function tablesFromJson(text: string): ContentTable[] {
  const tables: ContentTable[] = [];
  collect(parse(text.replace(/^\uFEFF/, "")), "", 0, tables);
  return tables.toSorted((a, b) => b.rows.length - a.rows.length);
}
