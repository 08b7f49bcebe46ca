import type { Field, ValueType } from "../domain/survey.ts";
import type { ColumnDraft } from "./columns.ts";

type ColumnName = { readonly name: string; readonly from: Field["nameFrom"] };

const emptyWords = new Set(
  "field fields content item items text txt label value wrapper wrap container inner outer col cell row js css box block info data main list card body node views view span div td block-grid grid flex mb mt ml mr pb pt px py pl pr ng v u c s m l xl sm md lg fs fw bold sr only visually hidden screen reader offscreen".split(
    " ",
  ),
);

const wordsOfClass = (name: string): string[] =>
  name
    .replace(/([\p{Ll}])(\p{Lu})/gu, "$1 $2")
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1 && !emptyWords.has(word));

const classesOf = (signature: string): string[] => signature.split(".").slice(1);

/** Words of a class name that say what a value is: `product-title` → `product title`; empty for layout words. */
function classWords(signature: string, prefixes: ReadonlySet<string>): string {
  const names = classesOf(signature).flatMap((name) => {
    const words = wordsOfClass(name);
    const telling = words.filter((word) => !prefixes.has(word));
    return words.length === 0 ? [] : [(telling.length > 0 ? telling : words).slice(-3).join(" ")];
  });
  return names.sort((a, b) => a.length - b.length)[0] ?? "";
}

const minPrefixed = 5;
const minPrefixShare = 0.3;

/** Words that begin most class names of the columns: the name of a component, which tells its parts not apart. */
function componentWords(columns: readonly { draft: ColumnDraft }[]): ReadonlySet<string> {
  const classes = new Set(columns.flatMap(({ draft }) => draft.key.split(/[>@|=~#/:]/).flatMap(classesOf)));
  const counts = new Map<string, number>();
  for (const name of classes) {
    for (const word of new Set(wordsOfClass(name).slice(0, -1))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const least = Math.max(minPrefixed, classes.size * minPrefixShare);
  return new Set([...counts].flatMap(([word, count]) => (count >= least ? [word] : [])));
}

const attributeNames: Readonly<Record<string, string>> = {
  href: "link",
  src: "image",
  "data-src": "image",
  alt: "image text",
  datetime: "date",
};

function nameFromPlace(key: string, type: ValueType, prefixes: ReadonlySet<string>): ColumnName {
  const [place = "", attr] = key.split("@");
  const steps = (place.split("|")[0] ?? "").split(">");
  const itemprop = /\[([^\]]+)\]/.exec(steps.at(-1) ?? "")?.[1];
  const suffix = attr ? (attributeNames[attr.replace(/#\d+$/, "")] ?? "") : "";
  if (itemprop && !key.includes("|")) return { name: itemprop, from: "itemprop" };
  if (!/\|(?!text)/.test(key)) {
    for (const step of steps.slice(-2).toReversed()) {
      const words = classWords(step.replace(/[=:#~].*$/, ""), prefixes);
      if (words !== "") return { name: suffix && suffix !== words ? `${words} ${suffix}` : words, from: "class" };
    }
  }
  if (suffix !== "") return { name: suffix, from: "type" };
  if (type !== "text") return { name: type === "url" ? "link" : type, from: "type" };
  return /(^|>)(h[1-6]|a)\b/.test(place) ? { name: "title", from: "type" } : { name: "text", from: "position" };
}

/** A name for each column, best source first: table header, label, itemprop, class words, type. Unique, and never a bare number. */
export function nameColumns(columns: readonly { draft: ColumnDraft; type: ValueType }[]): ColumnName[] {
  const used = new Set<string>();
  const headers = new Set<string>();
  const prefixes = componentWords(columns);
  return columns.map(({ draft, type }, i) => {
    const chosen = choose(draft, type, precedingLabel(columns[i - 1]?.draft), headers, prefixes);
    let name = /^\d+$/.test(chosen.name) ? `column ${chosen.name}` : chosen.name;
    for (let nth = 2; used.has(name.toLowerCase()); nth++) name = `${chosen.name} ${nth}`;
    used.add(name.toLowerCase());
    return { name, from: chosen.from };
  });
}

function choose(
  draft: ColumnDraft,
  type: ValueType,
  constantBefore: string | null,
  headers: Set<string>,
  prefixes: ReadonlySet<string>,
): ColumnName {
  if (draft.header !== null) {
    const attr = draft.key.split("@")[1];
    const name = attr
      ? `${draft.header} ${attributeNames[attr.replace(/#\d+$/, "")] ?? attr}`
      : (draft.label ?? draft.header);
    headers.add(draft.header);
    return { name, from: draft.label === null || attr ? "header" : "label" };
  }
  if (draft.label !== null) return { name: draft.label, from: "label" };
  if (constantBefore !== null && !draft.key.includes("@") && !draft.key.includes("|"))
    return { name: constantBefore, from: "label" };
  return nameFromPlace(draft.key, type, prefixes);
}

const maxLabelWords = 4;

/** The words of a column that says the same in nearly every record, and is nothing to press: they name the column after it. */
function precedingLabel(draft: ColumnDraft | undefined): string | null {
  if (!draft || draft.cells.length < 3 || /[@|]|(?:^|>)(?:a|button)\b/.test(draft.key)) return null;
  const first = draft.cells.find((cell) => cell)?.raw ?? "";
  if (first.length < 2 || first.length > 30 || /\d/.test(first) || !/\p{L}/u.test(first)) return null;
  if (first.split(" ").length > maxLabelWords) return null;
  const same = draft.cells.filter((cell) => cell?.raw === first).length;
  return same >= draft.cells.length * 0.9 ? first.replace(/\s*:$/, "") : null;
}
