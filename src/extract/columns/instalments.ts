import type { ColumnDraft, RawCell, TypedDraft } from "./column.ts";
import { kindName } from "./field-words.ts";
import { isUsual, minShare } from "./piece-drafts.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { findPrice } from "../values/price.ts";

/** What stands before the amount of one instalment: `12 cuotas de`, `ou 10x de`, `3 Raten zu je`. */
const beforeInstalment =
  /(?<![\p{L}\d.,])\d{1,3}(?:\s?[x×]|\s(?:cuotas|meses|mensualidades|pagos|plazos|parcelas|vezes|installments|instalments|payments|raten|rate|mensualités|fois))(?:\s(?:mensuales|fijas|sin interés|sin intereses|sem juros|senza interessi|monthly|interest-free))?(?:\s(?:de|of|à|da|por|zu(?:\sje)?|je|a))?\s*$/iu;

/** Amounts that most records show as one of so many instalments are called so: they are no price of the thing. */
export function nameInstalments(typed: readonly TypedDraft[], locale: PageLocale): readonly TypedDraft[] {
  const wholes = new Map(typed.map(({ draft }) => [draft.key, draft]));
  return typed.map((column) => {
    const { draft, type } = column;
    if (type !== "price" || draft.label !== null || draft.header !== null || draft.key.includes("@")) return column;
    const around = aroundOf(draft.key, wholes);
    if (!saysItself(draft, locale) && !around.some((whole) => isInstalmentIn(draft, whole))) return column;
    return { ...column, draft: { ...draft, label: kindName("instalment", locale.nameLanguage) } };
  });
}

/** The texts that a piece was cut out of, or that the elements around a place hold as a whole. */
function aroundOf(key: string, wholes: ReadonlyMap<string, ColumnDraft>): ColumnDraft[] {
  const cut = key.lastIndexOf("|");
  if (cut > 0) return [wholes.get(key.slice(0, cut)) ?? []].flat();
  const steps = key.replace(/=$/, "").split(">");
  return steps.flatMap((_, i) => (i === 0 ? [] : (wholes.get(`${steps.slice(0, i).join(">")}=`) ?? [])));
}

/** `12x de S/ 15,08` */
function saysItself({ cells }: ColumnDraft, { decimalMark }: PageLocale): boolean {
  const filled = cells.filter((cell) => cell !== null);
  return isUsual(filled, minShare, ({ raw }) =>
    beforeInstalment.test(raw.slice(0, findPrice(raw, decimalMark)?.span[0])),
  );
}

function isInstalmentIn({ cells }: ColumnDraft, whole: ColumnDraft): boolean {
  const filled = cells.filter((cell) => cell).length;
  return (
    filled > 0 && cells.filter((cell, i) => cell && follows(cell, whole.cells[i] ?? null)).length >= filled * minShare
  );
}

function follows({ raw }: RawCell, around: RawCell | null): boolean {
  const at = around?.raw.indexOf(raw) ?? -1;
  return around !== null && at > 0 && beforeInstalment.test(around.raw.slice(0, at));
}
