import type { FieldRef } from "./plan.ts";

export type WholePart = "text" | "links";

const paths: Readonly<Record<WholePart, string>> = { text: "*", links: "*@href" };
const names = {
  es: { text: "todo el texto", links: "todos los enlaces" },
  en: { text: "all text", links: "all links" },
};

/** What every record set has besides its fields, by id: all that a record says, and all that it links to. */
export function wholeRecordFields(setId: string, pageLang: string): ReadonlyMap<string, FieldRef> {
  const name = names[/^es\b/i.test(pageLang) ? "es" : "en"];
  return new Map([
    [`${setId}.text`, { name: name.text, path: paths.text, type: "text" }],
    [`${setId}.links`, { name: name.links, path: paths.links, type: "url" }],
  ]);
}

/** Which part of a whole record a field stands for; null for a field of its own. */
export const wholePartOf = ({ path }: FieldRef): WholePart | null =>
  path === paths.text ? "text" : path === paths.links ? "links" : null;
