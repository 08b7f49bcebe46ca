import type { Field, ValueType } from "../../../../domain/survey.ts";
import type { Concept } from "../../lexicon/concept.ts";

const usualType = 1;
const possibleType = 0.6;
/** What any value is worth where the name alone decides; an address or picture is seldom meant without being named. */
const anyType = 0.4;

/** How well a type fits a concept, 0 to 1; its first type is the usual one. */
export function typeFit(type: ValueType, concept: Concept | null): number {
  if (!concept || concept.types.length === 0) return type === "url" || type === "image" ? 0 : anyType;
  const rank = concept.types.indexOf(type);
  if (rank < 0) return 0;
  return rank === 0 ? usualType : possibleType;
}

/** Types that say what a value is whatever it is called. */
export const tellingTypes: ReadonlySet<ValueType> = new Set(["email", "phone", "price", "address", "image", "url"]);

const clock = /^(?:[01]?\d|2[0-3])[:.h][0-5]\d$|^\d{1,2}:[0-5]\d:[0-5]\d$/;

/** Times and durations that look like codes or numbers: `05.21`, `01:12:40`. */
export const isClock = ({ type, samples, path }: Field, concept: Concept | null): boolean =>
  (concept?.id === "time" || concept?.id === "duration") &&
  (type === "number" || type === "identifier") &&
  !path.includes("|") &&
  samples.every((sample) => clock.test(sample));
