import type { Field } from "../../../../domain/survey.ts";
import { isWhole, isWithin } from "../field-path.ts";
import { isCalledBy } from "../names/meaning.ts";
import { isPlaceInPlace } from "../names/name-shapes.ts";
import { meanLength, shareOf } from "../samples.ts";
import { type Adjustment, replaceEach } from "./adjustment.ts";

/** Longer lines hold more than a place. */
const maxLineLength = 60;
const mostPlaces = 0.8;

/** A town that is the same in every record tells less than the line that it is cut from: `San Isidro, Lima`. So it does where a place was asked for and not a town. */
export const wholePlace: Adjustment = {
  name: "the line around a town that never changes, or where a place was asked for",
  adjust: (bindings, { set, asked }) =>
    replaceEach(bindings, (town, column) => {
      const concept = asked[column]?.concept ?? null;
      const line = set.fields.find((field) => `${field.path}|city` === town.path || isLineAround(field, town));
      if (!line) return undefined;
      const isMeant = isLine(line) && (isCalledBy(line, concept) || (line.distinct > 1 && concept?.id === "location"));
      return isMeant || (line.distinct > 1 && town.distinct <= 1) ? line : undefined;
    }),
};

/** Whether a town is part of a line, in elements of their own, of places and what they lie in. */
const isLineAround = (line: Field, town: Field): boolean =>
  isWhole(line.path) && isWithin(town.path, line.path) && arePlacesInPlaces(line) && !arePlacesInPlaces(town);

const arePlacesInPlaces = (field: Field): boolean => shareOf(field, isPlaceInPlace) >= mostPlaces;

const isLine = (field: Field): boolean => meanLength(field) <= maxLineLength;
