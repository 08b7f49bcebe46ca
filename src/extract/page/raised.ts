import type { Tree } from "./tree.ts";

const centsClass =
  /(?:^|[\s_-]|(?<=\p{Ll})(?=\p{Lu}))(?:cents?|c[eé]ntimos?|centavos?|decimals?|decimales|fraction)(?![a-z])/iu;

/** Whether an element is set high, or its class says that it holds the cents of a price: `<i>549</i><sup>95</sup>`. */
export function isRaised({ tags, attributes }: Tree, node: number): boolean {
  const tag = tags[node];
  if (tag === "sup") return true;
  const className = attributes[node]?.class;
  return className !== undefined && (tag === "span" || tag === "small" || tag === "i") && centsClass.test(className);
}
