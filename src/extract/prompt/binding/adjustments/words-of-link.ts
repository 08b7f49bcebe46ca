import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { type Asked, isBound } from "../bindings.ts";
import { textsOfLink } from "../link-saying.ts";
import type { Adjustment } from "./adjustment.ts";

/** "Tarea y enlace": where the link was asked for besides, what else its words say is the words, and it is the link. */
export const wordsOfLink: Adjustment = {
  name: "the words of a link that was asked for besides",
  adjust: (bindings, { set, asked, told }) => {
    const link = asked.slice(0, told).findIndex(({ concept }) => concept?.role === "link");
    const column = bindings
      .slice(0, told)
      .findIndex(({ field }, i) => field?.type === "url" && !asksForAddress(asked[i]));
    const { field, score = 0 } = bindings[column] ?? {};
    if (link < 0 || !field) return bindings;
    const text = tellingText(field, set);
    if (!text || isBound(text, bindings)) return bindings;
    return bindings.with(column, { field: text, score }).with(link, { field, score: bindings[link]?.score ?? score });
  },
};

const asksForAddress = (asked: Asked | undefined): boolean =>
  asked?.concept?.role === "link" || asked?.concept?.types.includes("url") === true;

/** The only text of a link, where it is not the same in all records. */
function tellingText(link: Field, set: RecordSet): Field | undefined {
  const [text, ...more] = textsOfLink(link, set);
  return text !== undefined && more.length === 0 && text.distinct > 1 ? text : undefined;
}
