import { expect, test } from "vitest";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { wordsOf } from "../../lexicon/words.ts";
import { fieldOf, setOf, type Some } from "../set-fixture.ts";
import { decidingRule, rules } from "./field-fit.ts";
import { Pairing } from "./pairing.ts";

type Case = {
  readonly rule: string;
  /** Id of a concept; none for words that the lexicon lacks. */
  readonly concept?: string;
  readonly asked: string;
  readonly field: Some;
  readonly others?: readonly Some[];
  readonly count?: number;
};

const header = { nameFrom: "header" } as const;
const label = { nameFrom: "label" } as const;
const price = { type: "price", samples: ["3,50 €", "4,20 €", "9,00 €"] } as const;
const number = { type: "number", samples: ["12", "7", "31"] } as const;
const link = { type: "url", path: "p>a@href", samples: ["/a/1", "/a/2", "/a/3"] } as const;

const said = "a link says what was asked, or what the link that was asked for is to say";
const impossible = "values that cannot be what was asked for";

const cases: readonly Case[] = [
  {
    rule: "the words that were asked for, the same in all records, are a label",
    asked: "nota de corte",
    field: { path: "div.nota-corte>p", distinct: 1, samples: ["Nota de corte"] },
  },
  {
    rule: "what all records share tells nothing of any, unless the page names it or nothing else is of its type",
    concept: "date",
    asked: "fecha",
    field: { type: "date", distinct: 1, samples: ["3 de mayo"] },
    others: [{ type: "date", samples: ["4 de mayo", "5 de mayo"] }],
  },
  {
    rule: "a place or company is told in a line and not in prose, unless the page names it",
    concept: "location",
    asked: "lugar",
    field: {
      nameFrom: "class",
      name: "lugar",
      path: "ul.lugar>li",
      samples: ["Mesa de roble con cuatro sillas. ".repeat(4)],
    },
  },
  {
    rule: "the words of a link are not what they lead to",
    asked: "bases",
    field: { path: "p>a", samples: ["Bases", "Ver bases", "Bases"] },
    others: [link],
  },
  {
    rule: "the address that a link shows may be cut short: where it leads is the value",
    concept: "link",
    asked: "sitio web",
    field: { type: "url", path: "c2>a", samples: ["https://molino...es/visitas"] },
    others: [{ type: "url", path: "c2>a@href" }],
  },
  {
    rule: "its heading or label says just what was asked",
    concept: "price",
    asked: "precio",
    field: { ...header, ...price, name: "Precio" },
  },
  {
    rule: "what only some records have reads just what was asked",
    concept: "shipping",
    asked: "envío gratis",
    field: { distinct: 1, fill: 0.5, samples: ["Envío gratis"] },
  },
  {
    rule: "what two sides have is the result of a match",
    concept: "disposition",
    asked: "resultado",
    field: { samples: ["2:1", "0:0 (0:0)", "3 - 2"] },
  },
  {
    rule: "an amount and the unit that it is for is what a unit costs",
    concept: "price",
    asked: "precio por kilo",
    field: { type: "identifier", samples: ["£1.43 / 100g", "22p / 100g", "2,10 € el kilo"] },
  },
  {
    rule: "values that are usual ones of the kind that was asked for",
    concept: "status",
    asked: "condición",
    field: { samples: ["Brand New", "Certified - Refurbished", "Reacondicionado"], distinct: 3 },
  },
  {
    rule: "a town and what it lies in, in an element whose class says where",
    concept: "location",
    asked: "location",
    field: {
      path: "ul.store-location>li>span.small",
      samples: ["Miraflores, Lima", "Huaura, Lima", "Cayma, Arequipa"],
    },
  },
  {
    rule: "a postcode with its town, where an address was asked for",
    concept: "address",
    asked: "dirección",
    field: { samples: ["1053 VM Amsterdam", "1054 TK Amsterdam (Centrum)", "1011 AB Haarlem"] },
  },
  {
    rule: "the heading of a link says just what was asked",
    asked: "acta",
    field: { ...header, ...link, name: "Acta" },
  },
  {
    rule: "its own class or data word says just what was asked, and nothing in its values speaks against it",
    concept: "sku",
    asked: "referencia",
    field: { nameFrom: "class", name: "referencia", path: "p.referencia", samples: ["[AB-12]", "[AB-13]"] },
  },
  {
    rule: said,
    concept: "title",
    asked: "orden del día",
    field: link,
    others: [{ path: "p>a", samples: ["Orden del día", "Orden del día", "Ver orden del día"] }],
  },
  {
    rule: said,
    concept: "price",
    asked: "entradas",
    field: link,
    others: [{ path: "p>a", distinct: 1, samples: ["Entradas"] }],
  },
  {
    rule: said,
    concept: "link",
    asked: "enlace de compra",
    field: link,
    others: [{ path: "p>a", distinct: 1, samples: ["Comprar"] }],
  },
  {
    rule: said,
    asked: "boletín",
    field: link,
    others: [{ path: "p>a", samples: ["Boletín", "Boletín", "Ver boletín"] }],
  },
  {
    rule: "values of another type, without a heading that says what they are",
    concept: "price",
    asked: "precio",
    field: { type: "email", samples: ["ana@puerto.example"] },
  },
  {
    rule: "nothing that could be a title",
    concept: "title",
    asked: "nombre",
    field: { path: "p", samples: ["ab", "cd"] },
  },
  {
    rule: "what all records are alike in is not what they are called, unless its heading says so",
    concept: "title",
    asked: "nombre",
    field: { ...header, name: "Zona", distinct: 1 },
  },
  {
    rule: "labelled as something else, in the record of one thing",
    concept: "date",
    asked: "fecha",
    field: { ...label, name: "Horario", type: "date", distinct: 1, samples: ["3 de mayo"] },
    count: 1,
  },
  {
    rule: "words of another type that are not surely called so",
    concept: "price",
    asked: "precio",
    field: {},
  },
  {
    rule: "longer than a value of a type is",
    concept: "price",
    asked: "precio",
    field: {
      ...label,
      name: "Precio kilo",
      samples: ["De la casa, hecho a mano cada mañana con productos de la huerta del valle."],
    },
  },
  { rule: "a count that does not say what it counts", concept: "rooms", asked: "habitaciones", field: number },
  {
    rule: "a figure that the page calls another",
    concept: "weight",
    asked: "peso",
    field: { ...header, name: "Valoración", type: "number", samples: ["3", "5"] },
  },
  {
    rule: "another heading says what the link that was asked for is of",
    concept: "link",
    asked: "link a la agenda",
    field: { ...header, type: "url", name: "Name link", path: "c1>a@href", samples: ["/r/1", "/r/2"] },
    others: [{ ...header, name: "Agenda", path: "c4" }],
  },
  {
    rule: "another heading says what the link that was asked for is of",
    concept: "link",
    asked: "documento",
    field: { ...header, ...link, name: "Descarga", path: "c2>a@href" },
    others: [{ ...header, name: "Documento", path: "c1" }],
  },
  {
    rule: "years are no other number",
    concept: "reviews",
    asked: "opiniones",
    field: { type: "number", samples: ["1998", "2004"] },
  },
  {
    rule: impossible,
    concept: "size",
    asked: "tamaño",
    field: { type: "measure", samples: ["16 kg", "8 kg"] },
  },
  {
    rule: impossible,
    concept: "oldPrice",
    asked: "precio anterior",
    field: price,
  },
  {
    rule: impossible,
    concept: "time",
    asked: "hora",
    field: { type: "date", samples: ["3 de mayo"] },
  },
  { rule: impossible, concept: "rank", asked: "posición", field: number },
  {
    rule: impossible,
    concept: "rating",
    asked: "valoración",
    field: number,
  },
  {
    rule: impossible,
    concept: "barcode",
    asked: "código de barras",
    field: { type: "identifier", samples: ["Mar 840,5", "Bos 290"] },
  },
  {
    rule: impossible,
    concept: "year",
    asked: "año",
    field: { type: "number", samples: ["259 532", "184 900"] },
  },
  {
    rule: impossible,
    concept: "size",
    asked: "superficie",
    field: number,
  },
  {
    rule: impossible,
    concept: "reviews",
    asked: "opiniones",
    field: { type: "rating", samples: ["4.5 out of 5 stars", "4,1 de 5"] },
  },
  {
    rule: impossible,
    concept: "rating",
    asked: "valoración",
    field: { samples: ["1,199 ratings", "66 ratings"] },
  },
  {
    rule: impossible,
    concept: "discount",
    asked: "descuento",
    field: { ...price, path: "b" },
    others: [{ ...price, path: "i" }],
  },
  {
    rule: impossible,
    concept: "areaPrice",
    asked: "precio por metro cuadrado",
    field: { ...price, path: "b" },
  },
  {
    rule: impossible,
    concept: "height",
    asked: "altura",
    field: { type: "measure", samples: ["12 kg", "9 kg"] },
  },
  {
    rule: "the name says what can be of any type",
    concept: "author",
    asked: "autor",
    field: { nameFrom: "class", name: "autor del texto", path: "p.autor-texto" },
  },
  {
    rule: "the values say what they are themselves",
    concept: "vendor",
    asked: "vendedor",
    field: { samples: ["Tienda Ana Ruiz", "Tienda Luis Rey"] },
  },
  { rule: "nothing says what can be of any type", concept: "author", asked: "autor", field: {} },
  {
    rule: "a long text that nothing calls otherwise is a summary",
    concept: "summary",
    asked: "resumen",
    field: {
      samples: ["La obra empieza en otoño y dura dos años, con la subasta abierta cada mañana en la nave norte."],
    },
  },
  { rule: "a short text, or one called otherwise, is no summary", concept: "summary", asked: "resumen", field: {} },
  { rule: "a text is a detail only by its name", concept: "city", asked: "ciudad", field: {} },
  {
    rule: "what is not written like a number is one only by its name",
    concept: "docket",
    asked: "número de expediente",
    field: number,
  },
  { rule: "name, type and role together", concept: "price", asked: "precio", field: price },
];

const ruleOf = ({ concept, asked, field, others = [], count }: Case): string | undefined => {
  const set = setOf([field, ...others], { count });
  const known = concept === undefined ? null : findConceptById(concept);
  const [first = fieldOf({}, 0)] = set.fields;
  return decidingRule(new Pairing(first, set, known, wordsOf(asked), 0))?.name;
};

test.each(cases)("$rule: $asked", (one) => expect(ruleOf(one)).toBe(one.rule));

test("every rule decides somewhere", () => {
  expect([...new Set(cases.map(({ rule }) => rule))]).toEqual(rules.map(({ name }) => name));
});
