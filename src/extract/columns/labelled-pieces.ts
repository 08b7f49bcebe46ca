import { commonestOf, countEach } from "../counts.ts";
import type { RawCell } from "./column.ts";
import { kindName } from "./field-words.ts";
import type { PageLocale } from "../page/page-locale.ts";
import { findEmail } from "../values/email.ts";
import { findPhone } from "../values/phone.ts";
import { oncePerPage } from "../values/once-per-page.ts";
import { findPrice } from "../values/price.ts";
import { type WordingPiece, wordingPart } from "./wording-pieces.ts";

type Span = readonly [number, number];
type Kind = {
  readonly id: string;
  /** Words that a value of the kind follows, without a colon too. */
  readonly words: string;
  /** What the column is called where its word is one letter. */
  readonly name: string;
  readonly find: (text: string, locale: PageLocale) => Span | null;
};

const phone: Kind["find"] = (text, locale) => findPhone(text, locale.phoneCountry)?.span ?? null;
const price: Kind["find"] = (text, locale) => findPrice(text, locale.decimalMark)?.span ?? null;
const codePattern = /^(?:n[.ºo°]{1,2}\s?)?[\p{L}\d](?:[\p{L}\d./-]*[\p{L}\d])?(?![\p{L}\d])/u;
const code: Kind["find"] = (text) => {
  const found = codePattern.exec(text)?.[0] ?? "";
  return /\d{2}/.test(found) ? [0, found.length] : null;
};

const codes = (words: string): Kind[] =>
  words.split(" ").map((word) => ({ id: word, words: word, name: word, find: code }));
const kinds: readonly Kind[] = [
  {
    id: "phone",
    name: "Tel",
    words: "tel(?:[ée]f(?:ono)?s?|fs?|s)?|t[fl]?f?nos?|tlf|fono|ph|phone|telephone|telefone|t(?=[.:])",
    find: phone,
  },
  { id: "mobile", name: "Cel", words: "cel|celular|m[óo]vil|mobile|cell|m(?=[.:])", find: phone },
  { id: "whatsapp", name: "WhatsApp", words: "whats ?app|wsp|wapp", find: phone },
  { id: "fax", name: "Fax", words: "fax|f(?=[.:])", find: phone },
  {
    id: "email",
    name: "E-mail",
    words: "e-?mail|correo(?: electr[óo]nico)?|mail|e(?=[.:])",
    find: (text) => findEmail(text)?.span ?? null,
  },
  { id: "old price", name: "Antes", words: "antes|was|pvpr|uvp|rrp|precio anterior", find: price },
  { id: "price", name: "Ahora", words: "ahora|now|jetzt|precio actual|nuestro precio|our price", find: price },
  ...codes("ruc nif cif cuit rut nit cnpj rfc nip regon krs siren siret sku ean gtin isbn"),
  { id: "ref", name: "Ref", words: "ref|referencia|reference", find: code },
];
const labelPattern = new RegExp(
  `(?<![\\p{L}\\d@./-])(?:${kinds.map(({ words }, i) => `(?<k${i}>${words})`).join("|")})(?![\\p{L}\\d@-])[.:]{0,2}\\s*`,
  "giu",
);
/** What any label has after it: a figure, or an address. */
const hint = /\p{L}[.:]{0,2}\s+[^\p{L}]?\d|[@＠]/u;
const figureOrSign = /[\d@＠]/;

type Part = { readonly kind: Kind; readonly label: string; readonly from: number; readonly span: Span };

const partsOf = oncePerPage((text, locale): readonly Part[] => {
  if (!figureOrSign.test(text) || !hint.test(text)) return [];
  const parts: Part[] = [];
  let end = 0;
  for (const match of text.matchAll(labelPattern)) {
    const kind = kinds.find((_, i) => match.groups?.[`k${i}`] !== undefined);
    if (!kind || match.index < end) continue;
    const start = match.index + match[0].length;
    const found = kind.find(text.slice(start, start + maxValueLength), locale);
    if (!found || found[0] > 1) continue;
    end = start + found[1];
    const label = match[0].replace(/[\s.:]+$/, "");
    parts.push({ kind, label: label.length < 2 ? kind.name : label, from: match.index, span: [start + found[0], end] });
  }
  return parts;
});

type Cells = readonly (RawCell | null)[];
type LabelledPieces = { readonly pieces: WordingPiece[]; readonly isWhole: boolean };
const known = new WeakMap<Cells, LabelledPieces>();
const maxValueLength = 80;
const minShare = 0.6;

/**
 * The values that follow a word for what they are without a colon: `Tel. 944 123 456 Fax 944 123 457`. One column per kind that
 * most texts have; `isWhole` where every text is nothing but one such word and its value.
 */
export function splitAtLabels(cells: Cells, locale: PageLocale): LabelledPieces {
  let found = known.get(cells);
  if (!found) known.set(cells, (found = readLabels(cells, locale)));
  return found;
}

function readLabels(cells: Cells, locale: PageLocale): LabelledPieces {
  const filled = cells.filter((cell) => cell !== null);
  const least = filled.length * minShare;
  let left = filled.length;
  const found = new Map<RawCell, readonly Part[]>();
  for (const cell of filled) {
    const parts = partsOf(cell.raw, locale);
    if (parts.length > 0) found.set(cell, parts);
    else if (--left < least) return { pieces: [], isWhole: false };
  }
  const pieces = kinds.flatMap(({ id }): WordingPiece[] => {
    const labels: string[] = [];
    const cut = cells.map((cell) => {
      const part = cell ? found.get(cell)?.find(({ kind }) => kind.id === id) : undefined;
      if (!cell || !part) return null;
      labels.push(part.label);
      return wordingPart(cell, ...part.span);
    });
    const [said] = commonestOf(countEach(labels)) ?? [null];
    const label = id === "price" || id === "old price" ? kindName(id, locale.nameLanguage) : said;
    return labels.length >= Math.max(1, least) ? [{ suffix: id, label, cells: cut }] : [];
  });
  const isWhole =
    pieces.length === 1 &&
    filled.every((cell) => {
      const [part, other] = found.get(cell) ?? [];
      return part?.from === 0 && other === undefined && /^[\s.,;)]*$/.test(cell.raw.slice(part.span[1]));
    });
  return { pieces, isWhole };
}
