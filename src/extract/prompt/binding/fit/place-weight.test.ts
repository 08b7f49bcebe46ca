import { expect, test } from "vitest";
import { fieldOf, setOf, type Some } from "../set-fixture.ts";
import { lesserPlaces, placeWeight } from "./place-weight.ts";

type Case = { readonly place: string; readonly field: Some; readonly others?: readonly Some[] };

const cases: readonly Case[] = [
  { place: "hidden", field: { path: "button.follow@aria-label" } },
  {
    place: "attribute that repeats what is shown",
    field: { path: "h3>a@title", samples: ["Puesto de panadera en Lugo", "Puesto de sastre en Vigo"] },
    others: [{ path: "h3>a", samples: ["Panadera", "panadera", "sastre"] }],
  },
  {
    place: "date for machines beside the one that is shown",
    field: { type: "date", nameFrom: "itemprop", path: "span[startDate]", samples: ["2024-03-11T10:00:00"] },
    others: [{ type: "date", path: "div.date", samples: ["11 de marzo de 2024, 10:00"] }],
  },
  {
    place: "figures of the price that is shown",
    field: { type: "number", nameFrom: "itemprop", path: "p[price]>span[price]", samples: ["1084,00", "569,00"] },
    others: [{ type: "price", path: "p[price]>span", samples: ["EUR 1.084,00", "EUR 569,00"] }],
  },
  {
    place: "number behind the link that shows it",
    field: { type: "phone", path: "p>a:call@href", samples: ["tel:+34944123456"] },
    others: [{ type: "phone", path: "p>a:call>span", samples: ["944 123 456"] }],
  },
  { place: "attribute", field: { path: "img@alt" } },
  { place: "read aloud", field: { path: "a>span.sr-only" } },
  {
    place: "price among other words",
    field: { type: "price", path: "p.print", samples: ["650 € | 20 m²", "610 € | 26 m²"] },
    others: [{ type: "price", path: "b", samples: ["650 €", "610 €"] }],
  },
  {
    place: "whole price of several",
    field: { type: "price", path: "div=" },
    others: [{ type: "price", path: "div>b" }],
  },
  { place: "whole price", field: { type: "price", path: "div=" } },
  {
    place: "whole that is one text",
    field: { path: "h3=" },
    others: [{ path: "h3>a/b" }, { path: "h3>a/plain" }],
  },
  {
    place: "whole of several things",
    field: { path: "article=" },
    others: [{ path: "article>h3" }, { path: "article>p" }, { path: "article>ul>li" }],
  },
  { place: "whole", field: { path: "div=" }, others: [{ path: "div>b" }, { path: "div>i" }] },
  {
    place: "line that goes on",
    field: { nameFrom: "header", path: "c2" },
    others: [
      { nameFrom: "header", path: "c2:line", fill: 0.4 },
      { nameFrom: "header", path: "c2=" },
    ],
  },
  { place: "piece of a whole", field: { path: "div=|text1" } },
  { place: "part at a separator", field: { path: "p|-1" } },
  {
    place: "line with more than its value",
    field: { type: "date", path: "p", samples: ["46 min - 3 de mayo"] },
    others: [{ type: "date", path: "p|date", samples: ["3 de mayo"] }],
  },
  {
    place: "entry of a list",
    field: { path: "li" },
    others: [{ path: "li#2", fill: 0.6 }],
  },
  { place: "piece", field: { path: "p|text1" } },
];

const placeOf = ({ field, others = [] }: Case): string | undefined => {
  const set = setOf([field, ...others]);
  return lesserPlaces.find(({ applies }) => applies(set.fields[0] ?? fieldOf({}, 0), set))?.name;
};

test.each(cases)("$place", (one) => expect(placeOf(one)).toBe(one.place));

test("every place has a value that stands in it", () => {
  expect(cases.map(({ place }) => place)).toEqual(lesserPlaces.map(({ name }) => name));
});

test("a whole visible value stands in none of them", () => {
  expect(placeOf({ place: "", field: { path: "h3>a" } })).toBeUndefined();
});

const weighed = (...paths: readonly string[]): number => {
  const prose = "10 % menos: use el código de verano solo hoy y llévelo a casa sin gastos hasta el domingo.";
  const whole: Some = { nameFrom: "class", name: "description", path: "div.description=", samples: [prose] };
  const set = setOf([whole, ...paths.map((path) => ({ path }))]);
  const [field] = set.fields;
  return field ? placeWeight(field, set) : 0;
};

test("what an element is classed as is one text, though some of its words are in bold or linked", () => {
  expect(weighed("div.description>p/b", "div.description>p/plain", "div.description>span")).toBeGreaterThan(0.9);
  expect(weighed("div.description>p.when", "div.description>p.where", "div.description>a.more")).toBeLessThan(0.6);
});

test("words that lead to what is shown elsewhere repeat it", () => {
  const samples = [
    "Watch the meeting of Water Board on 3 May",
    "Minutes for the Road Board",
    "Watch the meeting of Hill Board",
  ];
  const shown = ["Water Board", "Road Board", "Hill Board"];
  const fields = [
    { path: "div>a>img@alt#2", samples },
    { path: "div>span", samples: shown },
  ].map(fieldOf);
  expect(fields[0] && placeWeight(fields[0], setOf(fields))).toBe(0.5);
});
