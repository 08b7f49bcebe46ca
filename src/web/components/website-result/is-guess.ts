import type { RecordSetSummary } from "../../../contract/website.ts";
import { meansChosen } from "../../../domain/corrections.ts";
import type { Asked } from "../../../domain/plan.ts";
import { fold } from "../../../domain/text.ts";

const wordsOf = (text: string): string[] => fold(text).match(/[\p{L}\p{N}]{3,}/gu) ?? [];
/** Plurals and genders: `ciudades` and `ciudad`, `turnos` and `Turno de tarde`. */
const isAkin = (a: string, b: string): boolean => a.startsWith(b.slice(0, 5)) || b.startsWith(a.slice(0, 5));
const says = (text: string, asked: readonly string[]): boolean =>
  wordsOf(text).some((word) => asked.some((one) => isAkin(one, word)));

type Field = RecordSetSummary["fields"][number];

const isUnnamedText = ({ nameFrom, type }: Field, means: string): boolean =>
  nameFrom === "position" && type === "text" && means !== "title";
/** Without a currency or a name it may be a price, and as well how often something was rated. */
const isBareNumber = ({ nameFrom, type }: Field): boolean =>
  type === "number" && (nameFrom === "position" || nameFrom === "type");

/**
 * Whether a column was filled by where it stands alone: the word is none that is known, or the page's field has no name,
 * and neither that name, what the page spells out of it nor what the field holds says the word. What a person chose is none.
 */
export function isGuess({ asked, means, field: name }: Asked, set: RecordSetSummary | null): boolean {
  const field = set?.fields.find((one) => one.name === name);
  if (!field || means === meansChosen) return false;
  if (means !== "field" && !isUnnamedText(field, means) && !isBareNumber(field)) return false;
  const words = wordsOf(asked);
  return ![field.name, ...(field.glosses ?? []), ...field.samples].some((text) => says(text, words));
}
