import { fold } from "../../domain/text.ts";
import { parseNumber } from "./number.ts";

export type Dimension = "mass" | "length" | "area" | "volume" | "time" | "data" | "share";
/** A unit of measure, in the least unit of its dimension. */
export type Unit = { readonly dimension: Dimension; readonly factor: number };
/** A figure in the least unit of its dimension. */
export type Quantity = { readonly dimension: Dimension; readonly amount: number };

const month = 365 / 12;
/** The words of each unit; `_` stands for the space within one. */
const words: Readonly<Record<Dimension, readonly (readonly [string, number])[]>> = {
  mass: [
    ["mg miligramo miligramos milligram milligrams", 0.001],
    ["g gr grs gramo gramos gram grams gramme grammes", 1],
    ["kg kgs kilo kilos kilogramo kilogramos kilogram kilograms", 1_000],
    ["t tn tonelada toneladas ton tons tonne tonnes", 1_000_000],
    ["lb lbs libra libras", 453.592],
    ["oz onza onzas ounce ounces", 28.3495],
  ],
  length: [
    ["mm milimetro milimetros millimeter millimeters millimetre millimetres", 0.001],
    ["cm cms centimetro centimetros centimeter centimeters centimetre centimetres", 0.01],
    ["m mts metro metros meter meters metre metres", 1],
    ["km kms kilometro kilometros kilometer kilometers kilometre kilometres", 1_000],
    [`pulgada pulgadas inch inches " ″`, 0.0254],
    ["ft pie pies foot feet", 0.3048],
    ["milla millas mile miles", 1_609.344],
  ],
  area: [
    ["m2 mt2 mts2 sqm sq_m metro_cuadrado metros_cuadrados square_meter square_meters square_metre square_metres", 1],
    ["ha hectarea hectareas hectare hectares", 10_000],
    [
      "km2 kilometro_cuadrado kilometros_cuadrados square_kilometer square_kilometers square_kilometre square_kilometres",
      1_000_000,
    ],
    ["ft2 sqft sq_ft square_foot square_feet pie_cuadrado pies_cuadrados", 0.092903],
    ["acre acres", 4_046.86],
  ],
  volume: [
    ["ml mililitro mililitros milliliter milliliters millilitre millilitres", 0.001],
    ["cl centilitro centilitros", 0.01],
    ["l lt lts litro litros liter liters litre litres", 1],
    ["m3 metro_cubico metros_cubicos cubic_meter cubic_meters cubic_metre cubic_metres", 1_000],
    ["gal galon galones gallon gallons", 3.78541],
  ],
  time: [
    ["s seg segundo segundos second seconds", 1 / 60],
    ["min mins minuto minutos minute minutes", 1],
    ["h hs hr hrs hora horas hour hours", 60],
    ["dia dias day days", 1_440],
    ["semana semanas week weeks", 10_080],
    ["mes meses month months", 1_440 * month],
    ["ano anos year years", 1_440 * 365],
  ],
  data: [
    ["kb", 1],
    ["mb", 1_024],
    ["gb", 1_048_576],
    ["tb", 1_073_741_824],
  ],
  share: [["%", 1]],
};
const units = new Map(
  Object.entries(words).flatMap(([dimension, rows]) =>
    rows.flatMap(([names, factor]) =>
      names
        .split(" ")
        .map((name): [string, Unit] => [name.replace("_", " "), { dimension: dimension as Dimension, factor }]),
    ),
  ),
);

/** The unit that a word or two are: `kilos`, `GB`, `%`, `metros cuadrados`, `sq. ft.`; null when they are none. */
export const unitOf = (word: string): Unit | null => units.get(fold(word).replace(/\.(?=\s|$)/g, "")) ?? null;

/** Units of two words as a folded text writes them, for use within a pattern. */
export const unitsOfTwoWords =
  "(?:metros?|kilometros?|pies?)\\s(?:cuadrad|cubic)os?|(?:square|cubic|sq\\.?)\\s(?:\\p{L}+)";

const written = /([\d.,]*\d)\s?(["″%]|\p{L}+[23²³]?)(?:\.?\s(\p{L}+))?/gu;

/** What a measure is of: `1 h 30 min`, `2,5 kg`. `value` is its figure where that was read already. Null without a known unit. */
export function quantityOf(text: string, value: number | null = null): Quantity | null {
  const parts = [...text.matchAll(written)].flatMap(({ 1: figure = "", 2: word = "", 3: more = "", index }) => {
    const isMinutes = word === "m" && /\d\s?h(?:rs?)?\.?\s?$/iu.test(text.slice(0, index));
    const unit = isMinutes ? unitOf("min") : (unitOf(`${word} ${more}`) ?? unitOf(word));
    const amount = parseNumber(figure);
    return unit && amount !== null ? [{ unit, amount }] : [];
  });
  const [first, ...more] = parts;
  if (!first) return null;
  const { dimension, factor } = first.unit;
  const rest = more.filter(({ unit }) => unit.dimension === dimension && unit.factor < factor);
  const sum = rest.reduce((total, { unit, amount }) => total + amount * unit.factor, 0);
  return { dimension, amount: (value ?? first.amount) * factor + sum };
}

/** A unit as a text writes it right after its first figure, whatever is written in millions (`1,5 M`) aside. */
export function firstUnit(text: string): (Unit & { readonly name: string }) | null {
  const first = text.matchAll(written).next().value;
  const [, , word = "", more = ""] = first ?? [];
  if (!first || first.index !== text.search(/\d/) || /^M+$/.test(word)) return null;
  const name = more !== "" && unitOf(`${word} ${more}`) ? `${word} ${more}` : word;
  const unit = unitOf(name);
  return unit && { ...unit, name };
}

/** A figure with its unit, as a condition holds it: `0.5 kg`. */
export const writeQuantity = (amount: number, unit: string): string => `${amount} ${unit}`;

/** Reads what `writeQuantity` wrote. */
export function readQuantity(text: string): Quantity | null {
  const [figure = "", ...names] = text.split(" ");
  const unit = unitOf(names.join(" "));
  return unit && /^-?\d+(?:\.\d+)?$/.test(figure)
    ? { dimension: unit.dimension, amount: Number(figure) * unit.factor }
    : null;
}
