import { expect, test } from "vitest";
import { askFor, setOf, type Some } from "../set-fixture.ts";
import type { Binding } from "../bindings.ts";
import { adjustments } from "./adjustments.ts";

/** The paths that columns are bound to, before and after. */
type Case = {
  readonly name: string;
  readonly asked: readonly string[];
  readonly fields: readonly Some[];
  readonly before: readonly (string | null)[];
  readonly after: readonly (string | null)[];
  /** Whether every field could serve every column as well. */
  readonly alike?: true;
};

const people = ["Ana Ruiz", "Luis Rey", "Eva Sanz"];

const cases: readonly Case[] = [
  {
    name: "the whole of a heading in parts or lines",
    asked: ["title", "owner"],
    fields: [{ path: "h3>a=" }, { path: "h3>a=|/1" }, { path: "h3>a>span" }, { path: "h3>a>b" }],
    before: ["h3>a>b", null],
    after: ["h3>a=", "h3>a>span"],
  },
  {
    name: "two dates or prices that nothing tells apart, in the order in which they were asked for",
    asked: ["date", "title", "deadline"],
    fields: [
      { type: "date", path: "c2", nameFrom: "type", name: "fecha" },
      { path: "h3" },
      { type: "date", path: "c4", nameFrom: "type", name: "fecha 2" },
    ],
    before: ["c4", "h3", "c2"],
    after: ["c2", "h3", "c4"],
    alike: true,
  },
  {
    name: "the price that is struck out for a former price that is the one which holds",
    asked: ["price", "oldPrice"],
    fields: [
      { type: "price", path: "b.sale", samples: ["8,00 €", "9,50 €", "7,00 €"] },
      {
        type: "price",
        path: "b.regular",
        nameFrom: "label",
        name: "Precio regular",
        samples: ["8,00 €", "9,50 €", "7,00 €"],
      },
      { type: "price", path: "p>s", fill: 0.5, samples: ["12,00 €", "14,00 €"] },
    ],
    before: ["b.sale", "b.regular"],
    after: ["b.sale", "p>s"],
  },
  {
    name: "a date without the time that was asked for by itself",
    asked: ["date", "time"],
    fields: [{ type: "date", path: "p" }, { type: "date", path: "p|date" }, { path: "p|time" }],
    before: ["p", "p|time"],
    after: ["p|date", "p|time"],
  },
  {
    name: "the first of two times is when something begins, the second when it ends",
    asked: ["hora de inicio", "hora de fin"],
    fields: [
      { path: "p", samples: ["9:00–10:30", "18:00–20:00", "12:15–13:00"] },
      { path: "p>b", samples: ["9:00", "18:00", "12:15"] },
      { path: "p>b#2", samples: ["10:30", "20:00", "13:00"] },
    ],
    before: ["p", "p>b"],
    after: ["p>b", "p>b#2"],
  },
  {
    name: "the line around a town that never changes, or where a place was asked for",
    asked: ["city", "location", "city"],
    fields: [
      { type: "address", path: "p" },
      { path: "p|city", distinct: 1, samples: ["Lima"] },
      { path: "i", samples: ["Brodhead, WI", "Cadott, WI"] },
      { path: "i|city", samples: ["Brodhead", "Cadott"] },
      { path: "b", samples: ["Lugo, Galicia", "Vigo, Galicia"] },
      { path: "b|city", samples: ["Lugo", "Vigo"] },
    ],
    before: ["p|city", "i|city", "b|city"],
    after: ["p", "i", "b|city"],
  },
  {
    name: "the whole of a figure that its unit or the other end of its range is set apart from",
    asked: ["title", "size", "salary", "price", "cited"],
    fields: [
      { path: "h3" },
      { type: "measure", path: "div=", samples: ["70 m²", "1 240 m²"] },
      { type: "number", path: "div>b", samples: ["70", "1 240"] },
      { type: "price", path: "p=", samples: ["de la 2 000 lei pana la 5 000 lei", "1.600 € - 2.200 €"] },
      { type: "price", path: "p>span", samples: ["2 000 lei", "1.600 €"] },
      { path: "b=", samples: ["12*", "30*"] },
      { type: "number", path: "b", samples: ["12", "30"] },
      { type: "price", path: "i=", samples: ["3 € 5 €", "4 € 6 €"] },
      { type: "price", path: "i>b", samples: ["3 €", "4 €"] },
    ],
    before: ["h3", "div>b", "p>span", "i>b", "b"],
    after: ["h3", "div=", "p=", "i>b", "b"],
  },
  {
    name: "the whole of a text that goes on, or stands in an element of its own, in some records",
    asked: ["title", "summary", "vendor"],
    fields: [
      { path: "dt" },
      { path: "dd=", fill: 0.99 },
      { path: "dd" },
      { path: "dd>a", fill: 0.2 },
      { path: "dd:line", fill: 0.2 },
      { nameFrom: "class", name: "vendedor", path: "p.seller=" },
      { nameFrom: "class", name: "vendedor 2", path: "p.seller", fill: 0.8 },
    ],
    before: ["dt", "dd", "p.seller"],
    after: ["dt", "dd=", "p.seller="],
  },
  {
    name: "names of people for the person, the next text for the title",
    asked: ["title", "author"],
    fields: [{ path: "h3", samples: people }, { path: "p" }],
    before: ["h3", null],
    after: ["p", "h3"],
  },
  {
    name: "the code of each record for a title that recurs",
    asked: ["title"],
    fields: [
      { type: "identifier", path: "b", samples: ["A-1/26", "A-2/26"] },
      { path: "p", distinct: 2 },
    ],
    before: ["p"],
    after: ["b"],
  },
  {
    name: "the first part of a line for a term, the rest of it for what it means",
    asked: ["definition", "term"],
    fields: [{ path: "p" }, { path: "p|–1" }, { path: "p|–2" }],
    before: [null, "p"],
    after: ["p|–2", "p|–1"],
  },
  {
    name: "the rest of a title of which a part was asked for by itself",
    asked: ["title", "author"],
    fields: [{ path: "div=" }, { path: "div>b" }, { path: "div>i", samples: people }],
    before: ["div=", "div>i"],
    after: ["div>b", "div>i"],
  },
  {
    name: "the link on the title",
    asked: ["title", "link"],
    fields: [
      { path: "h3>a" },
      { type: "url", path: "h3>a@href", samples: ["/a/1", "/a/2"] },
      { type: "url", path: "p>a@href", distinct: 1, fill: 0.9, samples: ["/b#x", "/b#y"] },
    ],
    before: ["h3>a", "p>a@href"],
    after: ["h3>a", "h3>a@href"],
  },
  {
    name: "the words of a link that was asked for besides",
    asked: ["category", "link"],
    fields: [
      { path: "c2>a", samples: ["Tarea 8", "Tarea 9"] },
      { type: "url", path: "c2>a@href", samples: ["/t/8", "/t/9"] },
      { type: "url", path: "c3>a@href", samples: ["/d/8", "/d/9"] },
    ],
    before: ["c2>a@href", "c3>a@href"],
    after: ["c2>a", "c2>a@href"],
  },
];

test.each(cases)("$name", ({ name, asked, fields, before, after, alike }) => {
  const set = setOf(fields);
  const pairs = alike ? asked.flatMap((_, column) => set.fields.map((field) => ({ column, field, score: 0.8 }))) : [];
  const bindings = before.map((path): Binding => {
    const field = set.fields.find((one) => one.path === path) ?? null;
    return { field, score: field ? 0.8 : 0 };
  });
  const given = JSON.stringify(bindings);
  const adjusted = adjustments
    .find((one) => one.name === name)
    ?.adjust(bindings, { set, asked: askFor(...asked), told: asked.length, pairs });
  expect(adjusted?.map(({ field }) => field?.path ?? null)).toEqual(after);
  expect(JSON.stringify(bindings)).toBe(given);
});

test("every adjustment decides somewhere", () => {
  expect(cases.map(({ name }) => name)).toEqual(adjustments.map(({ name }) => name));
});

const bindingsOf = (fields: readonly Some[], bound: readonly string[], asked: readonly string[], name: string) => {
  const set = setOf(fields);
  const bindings = bound.map((path): Binding => ({
    field: set.fields.find((one) => one.path === path) ?? null,
    score: 0.8,
  }));
  const after = adjustments
    .find((one) => one.name === name)
    ?.adjust(bindings, {
      set,
      asked: askFor(...asked),
      told: asked.length,
      pairs: [],
    });
  return after?.map(({ field }) => field?.path);
};

test("what the page calls by the very words asked for stays, also where it recurs", () => {
  const fields: readonly Some[] = [
    { type: "identifier", path: "b", samples: ["A-1/26", "A-2/26"] },
    { path: "p", distinct: 2, nameFrom: "label", name: "Nombre o título" },
  ];
  expect(bindingsOf(fields, ["p"], ["title"], "the code of each record for a title that recurs")).toEqual(["p"]);
});

test("a heading with words in bold is its whole line", () => {
  const fields: readonly Some[] = [{ path: "h3=" }, { path: "h3>a>span/b" }, { path: "h3>a>span/plain" }];
  expect(bindingsOf(fields, ["h3>a>span/plain"], ["title"], "the whole of a heading in parts or lines")).toEqual([
    "h3=",
  ]);
});

test("a summary of several paragraphs is all of them, unless something else that was asked for stands among them", () => {
  const classed = { nameFrom: "class", name: "resumen" } as const;
  const fields: readonly Some[] = [
    { path: "h3" },
    { ...classed, path: "div.resumen=" },
    { ...classed, path: "div.resumen>p" },
    { ...classed, path: "div.resumen>p/b" },
    { path: "div.resumen>p>a" },
  ];
  const name = "the whole of a text that goes on, or stands in an element of its own, in some records";
  expect(bindingsOf(fields, ["h3", "div.resumen>p/b"], ["title", "summary"], name)).toEqual(["h3", "div.resumen="]);
  const withAuthor = ["div.resumen>p>a", "div.resumen>p"];
  expect(bindingsOf(fields, withAuthor, ["author", "summary"], name)).toEqual(withAuthor);
});

test("a date is whole with the time that is set apart in its element, where no time was asked for", () => {
  const fields: Some[] = [
    { path: "h3" },
    { type: "date", path: "p" },
    { type: "date", path: "p=" },
    { path: "p=|time" },
  ];
  const name = "a date without the time that was asked for by itself";
  expect(bindingsOf(fields, ["h3", "p"], ["title", "date"], name)).toEqual(["h3", "p="]);
  const withTime: Some[] = [...fields, { path: "p>b" }];
  expect(bindingsOf(withTime, ["h3", "p", "p>b"], ["title", "date", "time"], name)).toEqual(["h3", "p", "p>b"]);
});

/** A paragraph of which the words before a link are a field of their own. */
const upTo = (own: string): readonly Some[] => [
  { path: "h3" },
  { path: "div>p", samples: [own] },
  { path: "div>p=", samples: [`${own} para todos nosotros.`] },
  { path: "div>p>a", samples: ["para todos"] },
];

test("a summary that breaks off where a link begins is the whole paragraph, and one that ends there is not", () => {
  const name = "the whole of a text that goes on, or stands in an element of its own, in some records";
  const summaryOf = (own: string) => bindingsOf(upTo(own), ["h3", "div>p"], ["title", "summary"], name)?.[1];
  expect(summaryOf("El viernes es un día")).toBe("div>p=");
  expect(summaryOf("El viernes es un día.")).toBe("div>p");
});

test("beside a site, the link is that of the record", () => {
  const fields: readonly Some[] = [
    { path: "h4>a" },
    { type: "url", path: "h4>a@href", samples: ["/a/1", "/a/2"] },
    { type: "url", path: "p>a@href", samples: ["https://a.example", "https://b.example"] },
  ];
  const set = setOf(fields);
  const titles = ["nombre", "sitio web", "enlace"];
  const asked = askFor("title", "link", "link").map((column, i) => ({ ...column, title: titles[i] ?? "" }));
  const bindings = set.fields.map((field): Binding => ({ field, score: 0.6 }));
  const after = adjustments
    .find((one) => one.name === "the link on the title")
    ?.adjust(bindings, { set, asked, told: 3, pairs: [] });
  expect(after?.map(({ field }) => field?.path)).toEqual(["h4>a", "p>a@href", "h4>a@href"]);
});
