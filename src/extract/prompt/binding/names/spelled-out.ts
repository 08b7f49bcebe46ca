import type { Field } from "../../../../domain/survey.ts";
import { rememberOf } from "../../../remember.ts";
import { areSameWords, wordsOfPhrase } from "../../lexicon/words.ts";

/** A field under one of the names that its heading stands for. */
type Reading = { readonly field: Field; readonly words: readonly string[]; readonly isWhole: boolean };

/** Behind these stands whose it is: "Points scored by team" are points. */
const ofWhom = /\s(?:by|of|por|del?|von|der|par|du|di)\s.*$/iu;

const allReadings = rememberOf((field: Field): readonly Reading[] =>
  (field.glosses ?? []).flatMap((gloss) =>
    [...new Set([gloss, gloss.replace(ofWhom, "")])].map((name, i, { length }) => ({
      field: { ...field, name, glosses: undefined },
      words: wordsOfPhrase(name),
      isWhole: i === 0 && length > 1,
    })),
  ),
);

/** A field under the names that the page spells out of its heading, that of whose it is only where just this was asked for. */
export const readingsOf = (field: Field, asked: readonly string[]): readonly Field[] =>
  field.glosses
    ? allReadings(field).flatMap(({ field: reading, words, isWhole }) =>
        isWhole && !areSameWords(asked, words) ? [] : [reading],
      )
    : [];
