import { parseDocument } from "htmlparser2";
import type { Row } from "../extract-score.ts";
import { elementsOf, isTag, linksOf, type PageElement, type PageNode, textOf } from "./page-elements.ts";

const minRecords = 3;

/**
 * Naive grouping: the children of one element that share tag and class are a list when there are three or more; the list with the
 * most text comes first. What most quick scrapers and browser extensions begin with.
 */
export function groupSiblings(html: string): Row[][] {
  const document = parseDocument(html);
  const groups = elementsOf(document.children).flatMap((parent) => largeGroups(parent.children));
  return groups
    .map((elements) => elements.map((element) => ({ text: textOf(element), links: linksOf(element) })))
    .map((rows) => ({ rows, length: rows.reduce((sum, row) => sum + row.text.length, 0) }))
    .sort((a, b) => b.length - a.length)
    .map(({ rows }) => rows);
}

function largeGroups(children: readonly PageNode[]): PageElement[][] {
  const groups = new Map<string, PageElement[]>();
  for (const child of children.filter(isTag)) {
    const shape = `${child.name}.${child.attribs.class ?? ""}`;
    const group = groups.get(shape);
    if (group) group.push(child);
    else groups.set(shape, [child]);
  }
  return [...groups.values()].filter((group) => group.length >= minRecords);
}
