import type { ValueType } from "../../domain/survey.ts";
import { type Dimension, quantityOf } from "../values/units.ts";
import { textsOf } from "./cells.ts";
import type { ColumnDraft } from "./column.ts";
import type { kindName } from "./field-words.ts";

type Kind = Parameters<typeof kindName>[0];

/** What is measured in the units of a dimension. A length may be a height, a distance or a size. */
const kinds: Readonly<Partial<Record<Dimension, Kind>>> = {
  mass: "weight",
  area: "area",
  volume: "volume",
  time: "duration",
  data: "size",
};

/** `-20 %`, `Ahorra un 20 %`, `20% OFF`. */
const takenOff =
  /^\(?[-–−]\s?\d|\b(?:off|save[ds]?|savings?|discount|ahorr\p{L}*|dto|descuento|rebaja\p{L}*|remise|rabatt|sconto)\b/iu;

/** `9,72 € de envío`, `+ $5 shipping`. */
const forCarriage = /(?<!\p{L})(?:env[ií]o|entrega|shipping|delivery|versand|livraison|spedizione|frete)(?!\p{L})/iu;

const year = /^(?:19|20)\d\d$/;
/** `(225)`, `(1.2k)`: beside a price or a mark, how many have given one. */
const inBrackets = /^\(\d[\d.,\s]*[kKmM]?\+?\)$/;
/** `#1`, `2.` */
const place = /^(?:#|n\.?[º°]\s?)\d+$|^\d+[.ºª°]$/iu;

/** What figures that nothing names are by how they are written: a share or sum taken off, the price of delivery, a weight, a duration, years, places in a ranking, how many opinions there are of what is judged or sold; null where that does not tell. */
export function kindOfFigures(draft: ColumnDraft, type: ValueType, isJudged: boolean): Kind | null {
  const texts = textsOf(draft.cells);
  if (type === "percentage" || type === "price") {
    if (texts.every((text) => takenOff.test(text))) return "discount";
    return type === "price" && texts.every((text) => forCarriage.test(text)) ? "shipping" : null;
  }
  if (type === "number") {
    if (texts.every((text) => year.test(text))) return "year";
    if (texts.every((text) => place.test(text))) return "rank";
    return isJudged && texts.every((text) => inBrackets.test(text)) ? "reviews" : null;
  }
  if (type !== "measure") return null;
  const dimension = quantityOf(texts[0] ?? "")?.dimension;
  return dimension && texts.every((text) => quantityOf(text)?.dimension === dimension)
    ? (kinds[dimension] ?? null)
    : null;
}
