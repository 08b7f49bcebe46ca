import type { Filter, Scalar } from "../../../domain/plan.ts";
import type { Concept } from "../lexicon/concept.ts";
import { conceptOf } from "../lexicon/match-concept.ts";

/** A condition as asked: on a concept or on a field named in words, or on any text when both are missing. */
export type AskedFilter = {
  readonly asked: string;
  readonly concept: Concept | null;
  readonly fieldWords: string;
  readonly op: Filter["op"];
  readonly value: Scalar | Scalar[] | null;
  /** The unit of its figures, where one was named: `kg`. */
  readonly unit?: string;
  /** Whether it is on times of day, as `18:30`. */
  readonly isTime?: true;
  /** What is there or not is so: "con envío gratis". */
  readonly state?: string;
  /** Whether its days were named without a year: "en marzo". */
  readonly isYearOpen?: boolean;
};

/** A condition on the field that words name. */
export const askedFilter = (
  asked: string,
  fieldWords: string,
  op: AskedFilter["op"],
  value: AskedFilter["value"],
): AskedFilter => ({ asked, concept: fieldWords === "" ? null : conceptOf(fieldWords), fieldWords, op, value });

/**
 * Words that narrow the records down, whose field only the page can tell: "de la marca Andes", "que no sean de Lima", "remotas".
 * Where the page shows nothing of the kind, one that is sure stays a condition or is reported; another was part of a name.
 */
export type Restriction = {
  readonly asked: string;
  readonly words: string;
  readonly isNegated: boolean;
  readonly isSure: boolean;
  /** Whether it was said of things that are no column: nothing else tells that it was not understood. */
  readonly isOfThings?: boolean;
  /** Whether it names the records alone: which are meant where these are of several kinds. */
  readonly isKind?: boolean;
};

export type AskedColumn = {
  readonly title: string;
  readonly concept: Concept | null;
  /** What it is to be called in the table, where the prompt gives it a name: "precio como «Importe»". */
  readonly called?: string;
  /**
   * What stands behind it: a colon where it says what the columns after it are of, "with" where it names the records, of which it may be
   * the title, as does a condition.
   */
  readonly followedBy?: "colon" | "with" | "condition";
  /** Whether it is the amount of each record, whatever the page calls it. */
  readonly isAmount?: true;
  /** Whether it stands in quotation marks: a name and never which records are meant. */
  readonly isQuoted?: boolean;
  /** The same without the words that narrow the records down, should the page show them to do so. */
  readonly narrowed?: { readonly title: string; readonly restrictions: readonly Restriction[] };
};

/** Whether a column names the records that those after it are of: "programa con hora y tema", "repos de más de 600 estrellas, dueño". */
export const headsList = ({ followedBy }: AskedColumn): boolean => followedBy === "with" || followedBy === "condition";

/** A column by what words name. */
export const askedColumn = (title: string): AskedColumn => ({ title, concept: conceptOf(title) });

/** Conditions of which one is enough: "de Lima o con más de 3 habitaciones". */
export type AskedAlternatives = {
  readonly asked: string;
  readonly filters: readonly AskedFilter[];
  readonly restrictions: readonly Restriction[];
};
