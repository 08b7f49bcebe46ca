import { parseDocument } from "htmlparser2";
import type { Row } from "../extract-score.ts";
import { fold, lastSegment } from "../label-text.ts";
import { elementsOf, isTag, type PageElement, textOf } from "./page-elements.ts";

type Document = ReturnType<typeof parseDocument>;

const stepOf = (element: PageElement): string =>
  `${element.name}|${(element.attribs.class ?? "").trim()}|${element.attribs.style ?? ""}`;

function pathTo(element: PageElement): string[] {
  const path = [stepOf(element)];
  for (let { parent } = element; parent && isTag(parent); { parent } = parent) path.unshift(stepOf(parent));
  return path;
}

/**
 * Wrapper induction in the way of AutoScraper: from one example value, the path of tags, classes and styles to the elements that
 * hold it, and then all elements with such a path. It is given the true first value, which a user would have to type.
 */
export function induceFromExample(html: string, example: string, kind: "text" | "url"): Row[] {
  const document = parseDocument(html);
  const valueOf = (element: PageElement): string =>
    kind === "url" ? fold(lastSegment(element.attribs.href ?? "")) : fold(textOf(element));
  const wanted = kind === "url" ? fold(lastSegment(example)) : fold(example);
  const elements = elementsOf(document.children);
  const exact = elements.filter((element) => valueOf(element) === wanted);
  const holders =
    exact.length > 0 || kind === "url"
      ? exact
      : elements.filter((element) => element.children.length < 4 && valueOf(element).includes(wanted));
  const paths = new Map(holders.map((element) => [pathTo(element).join(">"), pathTo(element)]));
  const found = new Set([...paths.values()].flatMap((path) => follow(document, path)));
  const values = new Map([...found].map((element) => [valueOf(element), element]));
  return [...values].flatMap(([value, element]) =>
    value === ""
      ? []
      : [{ text: textOf(element), links: element.attribs.href === undefined ? [] : [element.attribs.href] }],
  );
}

function follow(document: Document, path: readonly string[]): PageElement[] {
  let level: PageElement[] = document.children.filter(isTag).filter((element) => stepOf(element) === path[0]);
  for (const step of path.slice(1))
    level = level.flatMap((element) => element.children.filter(isTag).filter((child) => stepOf(child) === step));
  return level;
}
