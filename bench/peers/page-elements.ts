import { type ChildNode, Element, isTag, isText } from "domhandler";

const unseenTags = new Set(["script", "style", "noscript", "template"]);

/** The text below an element, white space collapsed. */
export function textOf(node: ChildNode): string {
  const parts: string[] = [];
  const collect = (inner: ChildNode): void => {
    if (isText(inner)) parts.push(inner.data);
    else if (inner instanceof Element && !unseenTags.has(inner.name)) inner.children.forEach(collect);
  };
  collect(node);
  return parts.join(" ").replace(/\s+/g, " ").trim();
}

/** The link targets of an element and of all below it. */
export function linksOf(element: Element): string[] {
  const links = element.attribs.href === undefined ? [] : [element.attribs.href];
  return [...links, ...element.children.filter(isTag).flatMap(linksOf)];
}

/** Every shown element of a document, in order. */
export function elementsOf(nodes: readonly ChildNode[]): Element[] {
  return nodes
    .filter(isTag)
    .filter((element) => !unseenTags.has(element.name))
    .flatMap((element) => [element, ...elementsOf(element.children)]);
}
