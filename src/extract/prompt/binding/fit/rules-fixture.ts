import type { RecordSet } from "../../../../domain/survey.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { wordsOf } from "../../lexicon/words.ts";
import { fieldOf, setOf, type Some } from "../set-fixture.ts";
import { decidingRule } from "./field-fit.ts";
import { Pairing } from "./pairing.ts";

/** A field beside what was asked for, and the rule that says how well it answers. */
export type Case = {
  readonly rule: string;
  /** Id of a concept; none for words that the lexicon lacks. */
  readonly concept?: string;
  readonly asked: string;
  readonly field: Some;
  readonly others?: readonly Some[];
  readonly count?: number;
  readonly kind?: RecordSet["kind"];
};

export const header = { nameFrom: "header" } as const;
export const label = { nameFrom: "label" } as const;
export const price = { type: "price", samples: ["3,50 €", "4,20 €", "9,00 €"] } as const;
export const number = { type: "number", samples: ["12", "7", "31"] } as const;
export const link = { type: "url", path: "p>a@href", samples: ["/a/1", "/a/2", "/a/3"] } as const;

/** The name of the rule that decides. */
export const ruleOf = ({ concept, asked, field, others = [], count, kind }: Case): string | undefined => {
  const set = setOf([field, ...others], { count, kind });
  const known = concept === undefined ? null : findConceptById(concept);
  const [first = fieldOf({}, 0)] = set.fields;
  return decidingRule(new Pairing(first, set, known, wordsOf(asked), 0))?.name;
};

/** The rules that some cases are of, each once. */
export const rulesOf = (cases: readonly Case[]): string[] => [...new Set(cases.map(({ rule }) => rule))];
