import type { Field, ValueType } from "../../domain/survey.ts";
import { namesOfAddresses } from "./address-names.ts";
import type { ColumnDraft } from "./column.ts";
import { isTimeOfDay } from "../values/time-of-day.ts";
import { countedWords, wordsBehindFigures } from "./counted-words.ts";
import { tellRecurringHeadings } from "./recurring-headings.ts";
import { namesUnderSharedHeadings } from "./shared-headings.ts";
import { fieldNameOf, hasFieldWord, isAmount, isLayout, isPicture, kindName } from "./field-words.ts";
import type { NameLanguage } from "../page/page-locale.ts";
import { kindOfFigures } from "./figure-kinds.ts";
import { readableName } from "./property-names.ts";
import { findSharedClasses, placeOf } from "./shared-classes.ts";
import { uniqueName } from "./unique-name.ts";

/** A name, or that the column holds nothing but the name of another one. */
type ColumnName = { readonly name: string; readonly from: Field["nameFrom"] | "names-next" };

/** What names depend on besides their column: the language of the page, whether the records have prices or marks, and what their columns share. */
type Naming = {
  readonly language: NameLanguage;
  readonly isJudged: boolean;
  /** Places whose class names nothing, for it is that of others too. */
  readonly sharedClasses: ReadonlySet<string>;
};

const attributeKinds: Readonly<Record<string, Parameters<typeof kindName>[0]>> = {
  href: "link",
  src: "image",
  "data-src": "image",
  "data-original": "image",
  "data-lazy-src": "image",
  alt: "image text",
  datetime: "date",
};

const minDescriptionLength = 120;

/** The part of a key that names its attribute, without the number of its occurrence. */
const attributeOf = (key: string): string | null => key.split("@")[1]?.replace(/[#|].*$/, "") ?? null;

function nameFromPlace(draft: ColumnDraft, type: ValueType, naming: Naming): ColumnName {
  const { language, isJudged } = naming;
  const [place = ""] = draft.key.split("@");
  const attr = attributeOf(draft.key);
  const steps = (place.split("|")[0] ?? "").split(">");
  const itemprop = /\[([^\]]+)\]/.exec(steps.at(-1) ?? "")?.[1];
  const isAddressOfText = itemprop === "url" && attr === null;
  if (itemprop && !isAddressOfText && !draft.key.includes("|"))
    return { name: readableName(itemprop, language), from: "itemprop" };
  const said = attr === null || attr in attributeKinds ? null : fieldNameOf(attr, language);
  if (said !== null) return { name: said, from: "type" };
  const counted = attr === null && type !== "price" && type !== "rating" ? wordsBehindFigures(draft) : null;
  if (counted !== null) return { name: counted.toLowerCase(), from: "type" };
  if (type === "price" && struckOut.test(place)) return { name: kindName("old price", language), from: "class" };
  // A link that writes or calls opens no page.
  if (attr === "href" && (type === "email" || type === "phone"))
    return { name: kindName(type, language), from: "type" };
  const kind = attr === null ? null : (attributeKinds[attr] ?? null);
  if (!/\|(?!text)/.test(draft.key)) {
    const [own = "", parent = ""] = steps
      .slice(-2)
      .toReversed()
      .map((step) => step.replace(/[=:#~[].*$/, ""));
    const isOf = (word: string): boolean => kind !== null || !isPicture(word);
    const inner = placeOf(draft.key);
    const outer = inner.slice(0, Math.max(0, inner.lastIndexOf(">")));
    const nameOf = (step: string, place: string): string | null =>
      naming.sharedClasses.has(place) ? null : classNameOf(step, language, isOf);
    const said = nameOf(own, inner) ?? (isUnspoken(own) ? nameOf(parent, outer) : null);
    if (said !== null && (kind === null || kind === "date") && !(figures.has(type) && namesWords(said)))
      return { name: type === "price" && isAmount(said) ? kindName("price", language) : said, from: "class" };
    if (said !== null && kind !== null && namesLink(said))
      return { name: `${kindName(kind, language)} ${said}`, from: "class" };
  }
  if (kind !== null) return { name: kindName(kind, language), from: "type" };
  if (type === "url") return { name: kindName("link", language), from: "type" };
  if (type !== "text") return { name: kindName(kindOfFigures(draft, type, isJudged) ?? type, language), from: "type" };
  if (attr === null && areTimes(draft)) return { name: kindName("time of day", language), from: "type" };
  const kindOfText =
    meanLength(draft) >= minDescriptionLength && !draft.cells.some((cell) => cell?.entries) ? "description" : "text";
  if (attr === null && kindOfText === "text" && /(^|>)(h[1-6]|a)\b/.test(place) && isWording(draft))
    return { name: kindName("title", language), from: "type" };
  return { name: kindName(kindOfText, language), from: "position" };
}

const struckOut = /(?:^|>)(?:del|s|strike)(?![\p{L}\d-])|line-through|strike-?through/iu;

const figures = new Set<ValueType>(["price", "number", "percentage", "rating", "measure"]);
/** Names of what is told in words, which figures are not. */
const namesWords = (said: string): boolean =>
  /^(?:descripción|description|desc|resumen|summary|extracto|excerpt|snippet|entradilla|teaser|título|title|titular|headline|subtitle|subtítulo|autor|author|puesto|job)$/.test(
    said,
  );

/** Links and pictures of something other than the thing itself. */
const namesLink = (said: string): boolean =>
  /^(?:author|autor|company|empresa|brand|marca|seller|vendedor|category|categoría|user|usuario|owner|propietario|logo|avatar)s?$/.test(
    said,
  );

const areTimes = ({ cells }: ColumnDraft): boolean => cells.every((cell) => !cell || isTimeOfDay(cell.raw));

const isWording = ({ cells }: ColumnDraft): boolean => /\p{L}{3}/u.test(cells.find((cell) => cell)?.raw ?? "");

function meanLength({ cells }: ColumnDraft): number {
  const filled = cells.filter((cell) => cell !== null);
  return filled.reduce((sum, { raw }) => sum + raw.length, 0) / Math.max(1, filled.length);
}

/** Whether an element has no class of its own that could say what it holds. */
const isUnspoken = (signature: string): boolean => signature.split(".").slice(1).every(isLayout);

/** What the class words of an element say that can be of its values, the shortest of them that says something. */
function classNameOf(signature: string, language: NameLanguage, isOf: (name: string) => boolean): string | null {
  const [best] = signature
    .split(".")
    .slice(1)
    .flatMap((word) => fieldNameOf(word, language) ?? [])
    .filter(isOf)
    .sort((a, b) => a.length - b.length);
  return best ?? null;
}

/**
 * A name for each column, best source first: table header, label, itemprop, class words, type. Unique, and never a bare number.
 * A column that says in every record what the next one is gives it its name.
 */
export function nameColumns(
  columns: readonly { draft: ColumnDraft; type: ValueType }[],
  language: NameLanguage,
  ofCells: ReadonlyMap<ColumnDraft, string> = new Map(),
): ColumnName[] {
  const naming = {
    language,
    isJudged: columns.some(({ type }) => type === "price" || type === "rating"),
    sharedClasses: findSharedClasses(columns),
  };
  const used = new Set<string>();
  const headers = new Set<string>();
  const names: ColumnName[] = [];
  const counted = countedWords(columns);
  const behind = new Set([...counted.values()].map((word) => word.behind));
  const drafts = columns.map(({ draft }) => draft);
  const takingTurns = labelsInTurns(drafts.filter((draft) => !behind.has(draft)));
  const shares = namesUnderSharedHeadings(drafts);
  const recurring = tellRecurringHeadings(drafts);
  const ofAddresses = namesOfAddresses(drafts, language);
  columns.forEach(({ draft, type }, i) => {
    if (behind.has(draft)) {
      names.push({ name: draft.key, from: "names-next" });
      return;
    }
    const before = columns[i - 1]?.draft;
    const label = before && behind.has(before) ? null : precedingLabel(before, draft, takingTurns, naming);
    const share = shares.get(draft);
    const own = { ...draft, header: share === null ? null : (recurring.get(draft) ?? draft.header) };
    let chosen: ColumnName = share
      ? { name: share, from: "header" }
      : choose(own, type, label ?? counted.get(draft)?.word ?? null, headers, naming);
    const ofCell = ofCells.get(draft);
    if (ofCell !== undefined && isFallback(chosen)) chosen = { name: ofCell, from: "class" };
    const ofAddress = type === "text" && isFallback(chosen) ? ofAddresses.get(draft) : undefined;
    if (ofAddress !== undefined && (used.has(chosen.name) || chosen.from === "position"))
      chosen = { name: ofAddress, from: "class" };
    if (label !== null && chosen.name === label) names[i - 1] = { name: label, from: "names-next" };
    if (chosen.from === "type" && chosen.name === kindName("title", language) && used.has(chosen.name))
      chosen = { name: kindName("text", language), from: "position" };
    const base = /^\d+$/.test(chosen.name) ? `${kindName("column", language)} ${chosen.name}` : chosen.name;
    names.push({ name: uniqueName(base, used), from: chosen.from });
  });
  return names;
}

const isFallback = ({ from }: ColumnName): boolean => from === "type" || from === "position";

/** Visible, and neither a whole nor a piece of another column. */
const isShown = ({ key }: ColumnDraft): boolean => !/[@|]|=$/.test(key);

function choose(
  draft: ColumnDraft,
  type: ValueType,
  constantBefore: string | null,
  headers: Set<string>,
  naming: Naming,
): ColumnName {
  if (draft.label !== null && draft.key.startsWith("~") && draft.key.includes("@"))
    return { name: draft.label, from: "label" };
  if (draft.header !== null) {
    const attr = attributeOf(draft.key);
    const kind = attr === null ? null : attributeKinds[attr];
    const name =
      attr === null
        ? (draft.label ?? draft.header)
        : `${draft.header} ${kind ? kindName(kind, naming.language) : attr}`;
    headers.add(draft.header);
    return { name, from: draft.label === null || attr ? "header" : "label" };
  }
  if (draft.label !== null) return { name: draft.label, from: "label" };
  if (constantBefore !== null) return { name: constantBefore, from: "label" };
  return nameFromPlace(draft, type, naming);
}

/** `Artículo n.º`, `Item#` */
const endsAsLabel = /(?:[:#]|\bn[.]?[º°])$/iu;

const beforeAuthor = /^(?:by|por|par|von|di|da)$/i;
const isOfNames = ({ cells }: ColumnDraft): boolean =>
  cells.every((cell) => cell === null || /^\p{Lu}[^\d:]{1,60}$/u.test(cell.raw));

/** The words of a column that says the same in nearly every record, where the next one is filled and says something else. */
function precedingLabel(
  draft: ColumnDraft | undefined,
  next: ColumnDraft,
  takingTurns: ReadonlySet<ColumnDraft>,
  naming: Naming,
): string | null {
  if (!draft || !isShown(next)) return null;
  const said = constantWords(draft);
  if (said === null) return null;
  if (beforeAuthor.test(said) && isOfNames(next)) {
    const { from } = nameFromPlace(next, "text", naming);
    return from === "class" || from === "itemprop" ? null : kindName("author", naming.language);
  }
  const isLabel =
    takingTurns.has(draft) || isLabelOf(draft.key, next.key) || hasFieldWord(said) || endsAsLabel.test(said);
  return isLabel ? said.replace(/\s*:$/, "") : null;
}

/** The few words that a column says in nearly every record, and no link or button does. */
function constantWords(draft: ColumnDraft): string | null {
  if (draft.cells.length < 3 || !isShown(draft) || /(?:^|>)(?:a|button)\b/.test(draft.key)) return null;
  const first = draft.cells.find((cell) => cell)?.raw ?? "";
  if (first.length < 2 || first.length > 30 || /\d/.test(first) || !/\p{L}/u.test(first)) return null;
  let same = draft.cells.length;
  for (const cell of draft.cells) if (cell?.raw !== first && --same < draft.cells.length * 0.9) return null;
  return first;
}

const minTurns = 2;
const kindOf = ({ key }: ColumnDraft): string => key.replace(/#\d+$/, "");

/** Constant words at places of one kind, each followed by a value at places of another: names and values in turns. */
function labelsInTurns(drafts: readonly ColumnDraft[]): ReadonlySet<ColumnDraft> {
  const byKinds = new Map<string, ColumnDraft[]>();
  drafts.forEach((draft, i) => {
    const next = drafts[i + 1];
    if (!next || !isShown(next) || kindOf(draft) === kindOf(next)) return;
    if (constantWords(draft) === null || constantWords(next) !== null) return;
    const kinds = `${kindOf(draft)} ${kindOf(next)}`;
    byKinds.set(kinds, [...(byKinds.get(kinds) ?? []), draft]);
  });
  return new Set([...byKinds.values()].filter((alike) => alike.length >= minTurns).flat());
}

const labelStep = /^(?:dt|th|label|strong|b)(?![\p{L}\d])/u;

/** Whether a place is made to hold the name of the next one: the cell before it, a heading cell, or what is set in bold before it. */
function isLabelOf(key: string, next: string): boolean {
  const steps = key.split(">");
  const following = next.split(">");
  const last = steps.at(-1) ?? "";
  if (labelStep.test(last) || (key.endsWith("/b") && next === `${key.slice(0, -2)}/plain`)) return true;
  const column = /^c(\d+)$/.exec(last)?.[1];
  return column !== undefined && following[steps.length - 1]?.startsWith(`c${Number(column) + 1}`) === true;
}
