import type { Field } from "../../../domain/survey.ts";
import { kindOfPlace } from "../binding/field-path.ts";
import { withoutNumber } from "../binding/names/field-words.ts";

const nearlyAll = 0.9;

/** Without what says again what an earlier field says (`#ai` and `ai`, `$99` and `Price $99`, `Weight: 2 kg` beside its weight), and without the tails of lists. */
export function withoutEchoes(fields: readonly Field[]): readonly Field[] {
  return fields.filter((field, i) => {
    const isTail =
      /#\d+$/.test(field.path) &&
      fields.some((other) => other.path === kindOfPlace(field.path) && field.fill < other.fill * nearlyAll);
    if (isTail && fields.some(({ path }) => path === `${kindOfPlace(field.path)}#3`)) return false;
    return !fields.some((other, j) => other !== field && (j < i ? echoes(field, other) : isLabelAnd(field, other)));
  });
}

const said = ({ type }: Field, sample: string): string =>
  type === "email" ? (/\S+@\S+/.exec(sample)?.[0] ?? sample).toLowerCase() : saidOf(type, sample);

const saidOf = (type: Field["type"], sample: string): string =>
  (type === "price" ? sample.replace(/\D/g, "") : sample.replace(/[^\p{L}\p{N}]/gu, "")).toLowerCase();

const echoes = (field: Field, other: Field): boolean =>
  field.type === other.type &&
  field.fill <= other.fill &&
  (field.nameFrom !== "header" ||
    (field.type === "email" && withoutNumber(field.name) === withoutNumber(other.name))) &&
  field.samples.length === other.samples.length &&
  field.samples.every((sample, i) => said(field, sample) === said(other, other.samples[i] ?? ""));

const isLabelAnd = (field: Field, other: Field): boolean =>
  other.nameFrom === "label" &&
  field.nameFrom !== "header" &&
  field.samples.length === other.samples.length &&
  field.samples.every((sample, i) => isNamed(sample, withoutNumber(other.name), other.samples[i] ?? ""));

/** `Origen: Callao` and `Origen Callao` say no more than `Callao` under the name of Origen. */
const isNamed = (sample: string, name: string, value: string): boolean =>
  sample.endsWith(`: ${value}`) || sample === `${name} ${value}`;
