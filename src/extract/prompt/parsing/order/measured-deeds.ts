import { type AskedSort, type Direction, sortOn, sortOnConcept } from "./superlatives.ts";

/** What is done, in stems of Spanish and English verbs, and what pages call how much of it was. */
type Deed = { readonly verb: string; readonly measured: string; readonly isOfAmount?: true; readonly isResult?: true };

const deeds: readonly Deed[] = [
  { verb: "export(?:an?|o|aron|ad[oa]s?|s|ed)?", measured: "exportaciones", isOfAmount: true },
  { verb: "import(?:an?|o|aron|ad[oa]s?|s|ed)", measured: "importaciones", isOfAmount: true },
  { verb: "produ(?:cen?|jo|jeron|cid[oa]s?|ces?|ced)", measured: "produccion" },
  { verb: "vend(?:en?|io|ieron|id[oa]s?)|sells?|sold", measured: "ventas", isOfAmount: true },
  { verb: "compr(?:an?|o|aron|ad[oa]s?)|buys?|bought", measured: "compras", isOfAmount: true },
  { verb: "factur(?:an?|o|aron|ad[oa]s?)", measured: "facturacion", isOfAmount: true },
  { verb: "recaud(?:an?|o|aron|ad[oa]s?)", measured: "recaudacion", isOfAmount: true },
  { verb: "gast(?:an?|o|aron|ad[oa]s?)|spends?|spent", measured: "gasto", isOfAmount: true },
  { verb: "inv(?:ierten?|irtio|irtieron|ertid[oa]s?)|invests?|invested", measured: "inversion", isOfAmount: true },
  { verb: "(?:licit|adjudic|contrat)(?:an?|o|aron|ad[oa]s?)|award(?:s|ed)?", measured: "importe", isOfAmount: true },
  { verb: "(?:subvencion|financi|pag|presupuest)ad[oa]s?", measured: "importe", isOfAmount: true },
  { verb: "consum(?:en?|io|ieron|id[oa]s?|es|ed)", measured: "consumo" },
  { verb: "crec(?:en?|io|ieron|id[oa]s?)|gr[eo]ws?|grown", measured: "crecimiento" },
  { verb: "gan(?:an?|o|aron|ad[oa]s?)|wins?|won", measured: "victorias", isResult: true },
  { verb: "p(?:ierden?|erdio|erdieron|erdid[oa]s?)|los(?:es?|t)", measured: "derrotas", isResult: true },
  { verb: "empat(?:an?|o|aron|ad[oa]s?)|draws?|drew", measured: "empates", isResult: true },
  { verb: "cuest(?:an?|e|en)|costo|costaron|cobran?|pagan?|pays?|paid|val(?:en?|io)|salen?|costs?", measured: "price" },
  { verb: "pes(?:an?|o|aron)|weighs?", measured: "weight" },
  { verb: "dur(?:an?|o|aron)|tard(?:an?|o)|lasts?", measured: "duration" },
  { verb: "miden?|mide", measured: "size" },
];

type Done = {
  /** Whether it is counted by itself, whatever is named beside it: "ganó más partidos". */
  readonly isResult: boolean;
  /** What pages call it, or the concept that it is of. */
  readonly measured: string;
  readonly sort: (direction: Direction) => AskedSort;
};

const patterns = deeds.map((deed) => ({ ...deed, whole: new RegExp(`^(?:${deed.verb})$`) }));

/** The order by how much of something was done, told by its verb: "exporta", "se ha vendido", "won". */
export function doneBy(verb: string): Done | null {
  const deed = patterns.find(({ whole }) => whole.test(verb));
  if (!deed) return null;
  const { measured, isOfAmount, isResult } = deed;
  return { isResult: isResult === true, measured, sort: (direction) => orderOf(measured, direction, isOfAmount) };
}

/** Whether words are what pages call an amount that was done: "exportaciones", "ventas". */
export const isAmountDone = (words: string): boolean =>
  deeds.some(({ measured, isOfAmount }) => isOfAmount && measured === words);

function orderOf(measured: string, direction: Direction, isOfAmount: true | undefined): AskedSort {
  const named = sortOnConcept(measured, direction);
  return { ...(named.concept ? named : sortOn(measured, direction)), ...(isOfAmount ? { isOfAmount } : {}) };
}

/** What is said of things by what was done with them most: "los más exportados", "equipo que más ha perdido". */
export const mostDone: readonly { readonly words: string; readonly sort: AskedSort }[] = deeds.flatMap(
  ({ verb, measured, isOfAmount }) =>
    (["mas", "menos"] as const).map((end) => ({
      words: `que ${end} (?:se )?(?:han? )?(?:${verb})|que (?:se )?(?:han? )?(?:${verb}) ${end}(?! (?:de|que))|${end} (?:${verb})(?<=[ai]d[oa]s?)`,
      sort: orderOf(measured, end === "mas" ? "descending" : "ascending", isOfAmount),
    })),
);
