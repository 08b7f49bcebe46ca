import type { Field } from "../../../../domain/survey.ts";
import { findTimeOfDay } from "../../../values/time-of-day.ts";
import type { Asked } from "../bindings.ts";
import { isPlainInRecord } from "../field-path.ts";
import { areMostly, isToldByPage } from "../samples.ts";
import type { Adjustment } from "./adjustment.ts";

const minFill = 0.9;
const minTimes = 0.9;
const starting =
  /(?<!\p{L})(?:inici\p{L}*|empiez\p{L}*|comienz\p{L}*|abr[ei]\p{L}*|apertura|start\p{L}*|begin\p{L}*|opens?|opening)(?!\p{L})/iu;
const ending =
  /(?<!\p{L})(?:fin(?:al\p{L}*)?|termin\p{L}*|acab\p{L}*|cierr\p{L}*|ends?|ending|finish\p{L}*|closes?|closing)(?!\p{L})/iu;

/** "a qué hora empieza y a qué hora termina": of the only two times of a record, the first and the second. */
export const startAndEnd: Adjustment = {
  name: "the first of two times is when something begins, the second when it ends",
  adjust: (bindings, { set, asked }) => {
    const [first, second, ...more] = set.fields.filter(isTimeAlone);
    if (!first || !second || more.length > 0) return bindings;
    return bindings.map((binding, i) => {
      const wanted = wantedOf(asked[i]);
      if (wanted === null || (binding.field && isToldByPage(binding.field))) return binding;
      return { ...binding, field: wanted === "start" ? first : second, score: Math.max(binding.score, sure) };
    });
  },
};

const sure = 0.7;

const times: ReadonlySet<string> = new Set(["time", "start", "hours"]);

function wantedOf(asked: Asked | undefined): "start" | "end" | null {
  if (!asked || (asked.concept !== null && !times.has(asked.concept.id))) return null;
  if (starting.test(asked.title)) return "start";
  return ending.test(asked.title) ? "end" : null;
}

/** A visible text that is one time of day and no span between two. */
const isTimeAlone = (field: Field): boolean =>
  isPlainInRecord(field.path) &&
  field.fill >= minFill &&
  field.samples.length > 0 &&
  areMostly(minTimes, field, isOneTime);

function isOneTime(sample: string): boolean {
  const { span } = findTimeOfDay(sample) ?? {};
  return (
    span !== undefined &&
    span[0] === 0 &&
    span[1] === sample.length &&
    !/\d\D*[-–—]\D*\d|\d\s(?:to|a)\s\d/u.test(sample)
  );
}
