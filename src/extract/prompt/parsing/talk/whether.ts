import type { Draft } from "../prompt-text.ts";

const yesOrNo = "(?:un\\s+)?(?:si\\s*(?:o|/)\\s*no|yes\\s*(?:or|/)\\s*no)";
const whether = "(?:si|whether|if)\\s+(?!no(?!\\p{L}))";
const has =
  "(?:(?:(?:it|they|each)\\s+)?(?:tienen?|hay|cuentan?\\s+con|traen?|incluyen?|has|have|includes?)|there\\s+(?:is|are))\\s+(?:(?:una?|a|an|any)\\s+)?";
/** "una columna que diga sí o no si tiene teléfono", "dime si tienen teléfono", "teléfono (sí o no)". */
const patterns: readonly RegExp[] = [
  new RegExp(
    `(?<!\\p{L})(?:(?:una?|otra|a|another)\\s+)?(?:columna|campo|column|field)\\s+(?:(?:que|that|which)\\s+(?:(?:me|nos)\\s+)?(?:diga|indique|ponga|muestre|says?|tells?|shows?)|con|with|de|para)\\s+(?:${yesOrNo}\\s*,?\\s*)?(?:${whether}|segun\\s+(?:si\\s+)?)(?:${has})?`,
    "u",
  ),
  new RegExp(
    `(?<!\\p{L})(?:dime|decime|di|indica(?:me)?|marca|senala|tell me|say|show)\\s+(?:${yesOrNo}\\s*,?\\s*)?${whether}${has}`,
    "u",
  ),
  new RegExp(`(?:[(,]\\s?)?(?<!\\p{L})${yesOrNo}(?!\\p{L})\\)?`, "u"),
];

/** Takes out what asks whether a value is there: the value itself says so, and no record is left out. */
export function takeWhether(draft: Draft): void {
  for (const pattern of patterns) {
    for (let match = pattern.exec(draft.text()); match; match = pattern.exec(draft.text()))
      draft.put(match.index, match.index + match[0].length, ",");
  }
}
