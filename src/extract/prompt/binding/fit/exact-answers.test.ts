import { expect, test } from "vitest";
import { type Case, header, link, price, ruleOf, rulesOf } from "./rules-fixture.ts";
import { exactAnswers } from "./exact-answers.ts";

const said = "a link says what was asked, or what the link that was asked for is to say";

const cases: readonly Case[] = [
  {
    rule: "its heading or label says just what was asked",
    concept: "price",
    asked: "precio",
    field: { ...header, ...price, name: "Precio" },
  },
  {
    rule: "the number under which the one thing is sold, or whether it is to be had",
    concept: "sku",
    asked: "SKU",
    count: 1,
    field: { name: "Web code", nameFrom: "label", type: "identifier", path: "~sku", samples: ["12222651"] },
  },
  {
    rule: "what the page's own thing is called, by the word for what it is",
    concept: "event",
    asked: "reunión",
    count: 1,
    field: { name: "title", nameFrom: "label", path: "~title", samples: ["Junta vecinal del 15 de junio"] },
  },
  {
    rule: "the day of a meeting, in a table that has no other name for it",
    concept: "event",
    asked: "reunión",
    kind: "table",
    field: { ...header, name: "Date", type: "date", samples: ["12/22/2026", "12/15/2026", "12/1/2026"] },
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
    rule: "a figure and just the words that were asked for",
    asked: "número de colores",
    field: { type: "measure", samples: ["6 colores", "1 color", "2 colores"] },
  },
  {
    rule: "a figure and just the words that were asked for",
    asked: "plazas libres",
    field: { type: "measure", samples: ["541 plazas libres", "1 plaza libre", "85 plazas libres"] },
  },
  {
    rule: "a figure and just the words that were asked for",
    concept: "points",
    asked: "puntos",
    field: { type: "measure", samples: ["9 pkt", "50 pkt", "5 pkt"] },
  },
  {
    rule: "a figure and just the words that were asked for",
    concept: "reviews",
    asked: "comentarios",
    field: { type: "measure", samples: ["1コメント", "0コメント", "12コメント"] },
  },
  {
    rule: "a figure and just the words that were asked for",
    concept: "reviews",
    asked: "comentarios",
    field: { type: "measure", samples: ["0 Yorum", "0 Yorum"], distinct: 1 },
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
    rule: "its own class or data word says just what was asked, and nothing in its values speaks against it",
    concept: "sku",
    asked: "modelos",
    field: { path: "div.card>div.modelos=", samples: ["Alba · Brisa", "Cima · Duna · Estela"] },
    others: [{ path: "div.card>div.modelos>a" }, { path: "div.card>div.modelos>a#2" }],
  },
  {
    rule: "its own class or data word says just what was asked, and nothing in its values speaks against it",
    concept: "date",
    asked: "fecha",
    field: { nameFrom: "class", name: "date", type: "identifier", path: "div.date", samples: ["7/12"], distinct: 1 },
  },
  {
    rule: "a day and its month, where no date is written otherwise",
    concept: "date",
    asked: "fecha",
    field: { type: "identifier", samples: ["3/14", "3/15", "4/2"] },
  },
  {
    rule: "the address that its link leads to says what it is",
    concept: "author",
    asked: "autor",
    field: { path: "td>a", samples: ["azada7", "huertano"] },
    others: [
      { type: "url", path: "h3>a@href", samples: ["/tema/1", "/tema/2"] },
      { type: "url", path: "td>a@href", samples: ["/perfil/azada7", "/perfil/huertano"] },
    ],
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
];

test.each(cases)("$rule: $asked", (one) => expect(ruleOf(one)).toBe(one.rule));

test("every rule decides somewhere", () => {
  expect(rulesOf(cases)).toEqual(exactAnswers.map(({ name }) => name));
});

test("where one answers is not how many answers there are", () => {
  const answer: Case = {
    rule: said,
    concept: "count",
    asked: "answers",
    field: { ...link, nameFrom: "label", name: "Answer" },
  };
  expect(ruleOf(answer)).not.toBe("the heading of a link says just what was asked");
});
