import { expect, test } from "vitest";
import { type Case, header, label, link, number, price, ruleOf, rulesOf } from "./rules-fixture.ts";
import { vetoes } from "./vetoes.ts";

const impossible = "values that cannot be what was asked for";

const cases: readonly Case[] = [
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
    rule: "two or three values of many records are a state of theirs and no names",
    concept: "event",
    asked: "reunión",
    count: 20,
    field: { ...header, name: "Agenda", distinct: 2, samples: ["Not available", "Agenda"] },
  },
  {
    rule: "the few words of a link are no summary, unless the page names them so",
    concept: "summary",
    asked: "resumen",
    field: {
      nameFrom: "class",
      name: "comments",
      path: "p.comments>a",
      samples: ["Ver los comentarios (3)", "Ver los comentarios (1)"],
    },
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
  { rule: "a figure that nothing calls so", concept: "rooms", asked: "habitaciones", field: number },
  { rule: "a figure that nothing calls so", concept: "population", asked: "habitantes", field: number },
  {
    rule: "a figure that the page calls another",
    concept: "weight",
    asked: "peso",
    field: { ...header, name: "Valoración", type: "number", samples: ["3", "5"] },
  },
  {
    rule: "a bare figure under a heading or label that says something else",
    concept: "price",
    asked: "precio",
    field: { ...header, ...number, name: "Volumen (t)" },
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
    rule: "the figures of a price are no other number",
    concept: "quantity",
    asked: "cantidad",
    field: { ...number, path: "a>span", samples: ["19,95", "8,99", "12,50"] },
    others: [{ ...price, path: "a=", samples: ["19,95 €", "8,99 €", "12,50 €"] }],
  },
  {
    rule: "a page is no file, where nothing says that a link leads to one",
    concept: "link",
    asked: "pdf",
    field: link,
  },
  {
    rule: "years are no other number",
    concept: "reviews",
    asked: "opiniones",
    field: { type: "number", samples: ["1998", "2004"] },
  },
  {
    rule: "words without a figure do not say how many there are",
    concept: "reviews",
    asked: "número de opiniones",
    field: { path: "div.featured-review>b", samples: ["Muy buen trato", "Volveremos"] },
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
  {
    rule: impossible,
    concept: "vendor",
    asked: "vendedor",
    field: { ...label, name: "Marca", samples: ["Andes", "Duero"] },
  },
  {
    rule: impossible,
    concept: "sku",
    asked: "referencia catastral",
    field: { ...label, name: "Código Postal", type: "identifier", samples: ["08173", "08190"] },
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
];

test.each(cases)("$rule: $asked", (one) => expect(ruleOf(one)).toBe(one.rule));

test("every rule decides somewhere", () => {
  expect(rulesOf(cases)).toEqual(vetoes.map(({ name }) => name));
});

test("what a bottle holds is a size of it", () => {
  const bottles: Case = {
    rule: impossible,
    concept: "size",
    asked: "tamaño",
    field: { type: "measure", samples: ["200 ml", "1 l"] },
  };
  expect(ruleOf(bottles)).not.toBe(impossible);
});
