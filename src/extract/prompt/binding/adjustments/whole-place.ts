import type { Field } from "../../../../domain/survey.ts";
import { isCalledBy } from "../names/meaning.ts";
import { meanLength } from "../samples.ts";
import { type Adjustment, replaceEach } from "./adjustment.ts";

/** Longer lines hold more than a place. */
const maxLineLength = 60;

/** A town that is the same in every record tells less than the line that it is cut from: `San Isidro, Lima`. So it does where a place was asked for and not a town. */
export const wholePlace: Adjustment = {
  name: "the line around a town that never changes, or where a place was asked for",
  adjust: (bindings, { set, asked }) =>
    replaceEach(bindings, (town, column) => {
      const concept = asked[column]?.concept ?? null;
      const line = set.fields.find(({ path }) => `${path}|city` === town.path);
      if (!line) return undefined;
      const isMeant = isLine(line) && (isCalledBy(line, concept) || (line.distinct > 1 && concept?.id === "location"));
      return isMeant || (line.distinct > 1 && town.distinct <= 1) ? line : undefined;
    }),
};

const isLine = (field: Field): boolean => meanLength(field) <= maxLineLength;
