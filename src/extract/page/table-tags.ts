import type { Tree } from "./tree.ts";

const tagsByRole: Readonly<Record<string, string>> = {
  table: "table",
  grid: "table",
  treegrid: "table",
  rowgroup: "tbody",
  row: "tr",
  cell: "td",
  gridcell: "td",
  rowheader: "th",
  columnheader: "th",
};
const builtOf = new Set(["div", "span", "ul", "ol", "li", "section", "a", "p"]);

/** The tag of an element, or that of the part of a table which its `role` says it plays. */
export function tableTag({ tags, attributes }: Tree, node: number): string {
  const tag = tags[node] ?? "";
  const role = attributes[node]?.role;
  return role === undefined || !builtOf.has(tag) ? tag : (tagsByRole[role] ?? tag);
}

/** Whether an element is a cell of a table, with data or a heading. */
export function isCell(tree: Tree, node: number): boolean {
  const tag = tableTag(tree, node);
  return tag === "td" || tag === "th";
}
