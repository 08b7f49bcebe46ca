import { useMemo } from "react";
import type { Language } from "../../../domain/report.ts";
import { tools } from "../../../i18n/tools.ts";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { useLanguage } from "../../language.ts";

/** The contacts of a page have no names of the page's own: they get the reader's. Any other set keeps the page's. */
export function withNamedFields(
  sets: readonly RecordSetSummary[],
  names: Readonly<Record<string, string>>,
): RecordSetSummary[] {
  return sets.map((set) =>
    set.kind === "contacts"
      ? { ...set, fields: set.fields.map((field) => ({ ...field, name: names[field.name] ?? field.name })) }
      : set,
  );
}

const shownFrom = new Set(["header", "label", "itemprop"]);
/** What a page tells machines, and what is found of its one thing without a label, has names that nobody reads on it. */
const namedForMachines: ReadonlySet<RecordSetSummary["kind"]> = new Set(["details", "structured", "state"]);
const numbered = /^(.+?)( \d+)?$/u;

/** The names that we give in the other language, each with that of this one. */
const translations = (language: Language): ReadonlyMap<string, string> => {
  const own = Object.values(tools[language].prompt.givenNames);
  const others = Object.values(tools[language === "es" ? "en" : "es"].prompt.givenNames);
  return new Map(others.map((other, i) => [other, own[i] ?? other]));
};

/** Fields whose names the page does not show (they stand in its markup, or nowhere) are called in the reader's language. */
export function inReadersWords(sets: readonly RecordSetSummary[], language: Language): RecordSetSummary[] {
  const translated = translations(language);
  return sets.map((set) => ({
    ...set,
    fields: set.fields.map((field) => {
      const [, word = "", number = ""] = numbered.exec(field.name) ?? [];
      const isShown = shownFrom.has(field.nameFrom) && !namedForMachines.has(set.kind);
      const own = isShown ? undefined : translated.get(word);
      return own === undefined ? field : { ...field, name: `${own}${number}` };
    }),
  }));
}

export const useReadersWords = (sets: readonly RecordSetSummary[]): RecordSetSummary[] => {
  const language = useLanguage();
  return useMemo(() => inReadersWords(sets, language), [sets, language]);
};

/** What a field of a set is called for the reader, by the name that a plan knows it by. */
export function fieldNaming(set: RecordSetSummary | undefined, language: Language): (field: string) => string {
  const [named] = set ? inReadersWords([set], language) : [];
  const names = new Map(set?.fields.map(({ name }, i) => [name, named?.fields[i]?.name ?? name]));
  return (field) => names.get(field) ?? field;
}
