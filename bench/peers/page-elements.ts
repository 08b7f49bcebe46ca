import type { parseDocument } from "htmlparser2";

export type PageNode = ReturnType<typeof parseDocument>["children"][number];
export type PageElement = Extract<PageNode, { attribs: object }>;

export const isTag = (node: object): node is PageElement => "attribs" in node;

const unseenTags = new Set(["script", "style", "noscript", "template"]);

/** The text below an element, white space collapsed. */
export function textOf(node: PageNode): string {
  const parts: string[] = [];
  const collect = (inner: PageNode): void => {
    if (inner.nodeType === 3) parts.push(inner.data);
    else if (isTag(inner) && !unseenTags.has(inner.name)) inner.children.forEach(collect);
  };
  collect(node);
  return parts.join(" ").replace(/\s+/g, " ").trim();
}

/** The link targets of an element and of all below it. */
export function linksOf(element: PageElement): string[] {
  const links = element.attribs.href === undefined ? [] : [element.attribs.href];
  return [...links, ...element.children.filter(isTag).flatMap(linksOf)];
}

/** Every shown element of a document, in order. */
export function elementsOf(nodes: readonly PageNode[]): PageElement[] {
  return nodes
    .filter(isTag)
    .filter((element) => !unseenTags.has(element.name))
    .flatMap((element) => [element, ...elementsOf(element.children)]);
}
