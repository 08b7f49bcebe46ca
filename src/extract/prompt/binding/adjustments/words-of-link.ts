import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { isBound } from "../bindings.ts";
import { textsOfLink } from "../link-saying.ts";
import { type Adjustment, replaceEach } from "./adjustment.ts";

/** "Tarea y enlace": where the link was asked for besides, what else its words say is the words. */
export const wordsOfLink: Adjustment = {
  name: "the words of a link that was asked for besides",
  adjust: (bindings, { set, asked, told }) => {
    if (!asked.slice(0, told).some(({ concept }) => concept?.role === "link")) return bindings;
    return replaceEach(bindings, (field, column) => {
      const concept = asked[column]?.concept ?? null;
      const isOfAddress = concept?.role === "link" || concept?.types.includes("url") === true;
      return column < told && field.type === "url" && !isOfAddress
        ? tellingText(field, set, (text) => isBound(text, bindings))
        : undefined;
    });
  },
};

/** The only text of a link, where it is not the same in all records. */
function tellingText(link: Field, set: RecordSet, isTaken: (text: Field) => boolean): Field | undefined {
  const [text, ...more] = textsOfLink(link, set);
  return text !== undefined && more.length === 0 && text.distinct > 1 && !isTaken(text) ? text : undefined;
}
