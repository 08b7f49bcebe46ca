import type { Language } from "../../../domain/report.ts";
import { fold } from "../../../domain/text.ts";
import type { Fact, FactNumber } from "./facts.ts";
import { readCountries, sameCountry } from "./read-countries.ts";
import { readNumbers, type WrittenNumber } from "./read-numbers.ts";

type Told = {
  readonly language: Language;
  readonly facts: readonly Fact[];
  readonly product: readonly string[];
};

const longest = 400;

/** A figure below zero is told as one: with its sign, or as a fall, a lack or a lower place. */
const saysDown =
  /(?<!\d\s?)[-−–]\s?\d|\b(?:cae[nr]?|cay|caid|baj|descen|dismin|reduc|redu[jz]|retroce|decre|declin|deteri|menos|menor|pierd|perd|negativ|por debajo|inferior|fall|fell|drop|down|decline|decreas|shr[aiu]nk|slump|slid|los[est]|less|lower|below|negative|contra[ei]|contract)/;

/** Whether every number and country of a sentence stands in the facts it rests on, and a fall is told as one. */
export function isBorneOut(sentence: { text: string; facts: readonly string[] }, told: Told): boolean {
  const cited = told.facts.filter(({ id }) => sentence.facts.includes(id));
  if (cited.length === 0 || sentence.text.trim() === "" || sentence.text.length > longest) return false;
  if (/https?:|www\.|[<>[\]{}]/i.test(sentence.text)) return false;
  const numbers = readNumbers(sentence.text, told.language);
  const allowed = cited.flatMap((fact) => fact.numbers);
  if (numbers === null) return false;
  const isDown = saysDown.test(fold(sentence.text));
  const isStated = (number: WrittenNumber): boolean =>
    allowed.some((stated) => isSame(number, stated) && (stated.value >= 0 || isDown));
  if (!numbers.every(isStated)) return false;
  const everyName = told.facts.flatMap(({ names }) => names);
  const names = cited.flatMap((fact) => fact.names);
  return readCountries(sentence.text, everyName, told.product).every((country) =>
    names.some((name) => sameCountry(name, country)),
  );
}

function isSame(written: WrittenNumber, stated: FactNumber): boolean {
  if (stated.kind === "year") return written.mayBeYear && written.value === stated.value;
  if (written.isPercent !== (stated.kind === "percent")) return false;
  const slack = Math.abs(stated.value) * 1e-9;
  return Math.abs(written.value - Math.abs(stated.value)) <= written.tolerance + slack;
}
