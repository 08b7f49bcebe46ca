import { expect, test } from "vitest";
import type { RecordSet } from "../../../../domain/survey.ts";
import { askFor, setOf, type Some } from "../set-fixture.ts";
import type { Binding } from "../bindings.ts";
import { byEvidence } from "./by-evidence.ts";
import { leftovers } from "./leftovers.ts";

/** The paths that columns are bound to, before and after. */
type Case = {
  readonly name: string;
  readonly asked: readonly string[];
  readonly fields: readonly Some[];
  readonly kind?: RecordSet["kind"];
  readonly before: readonly (string | null)[];
  readonly after: readonly (string | null)[];
};

const link = { type: "url", distinct: 6 } as const;
const number = { type: "number", samples: ["12", "7", "31"] } as const;

const cases: readonly Case[] = [
  {
    name: "in a list of names with a number each, the number for how many there are, and the name for what they are called",
    asked: ["concelho", "número de casas"],
    fields: [{ path: "a" }, { ...link, path: "a@href" }, { ...number, path: "span" }],
    before: [null, null],
    after: ["a", "span"],
  },
  {
    name: "what answers to a concept that pages use in place of the one asked for",
    asked: ["judge"],
    fields: [{ nameFrom: "header", name: "Author", path: "c2" }],
    before: [null],
    after: ["c2"],
  },
  {
    name: "what stands on each side of a match, by its class, around the score or in two places alike",
    asked: ["equipo visitante", "equipo local"],
    fields: [
      { path: "c1", type: "date" },
      { path: "c2" },
      { path: "c3", samples: ["2 - 1", "0 - 0", "1 - 3"] },
      { path: "c4" },
      { path: "c5" },
    ],
    before: [null, null],
    after: ["c4", "c2"],
  },
  {
    name: "the one heading or label that is short for what was asked for",
    asked: ["title", "innings batted", "wins", "kicks"],
    fields: [
      { path: "c1" },
      { ...number, nameFrom: "header", name: "IB", path: "c2" },
      { ...number, nameFrom: "header", name: "W", path: "c3" },
      { ...number, nameFrom: "header", name: "Kcks", path: "c4" },
    ],
    kind: "table",
    before: ["c1", null, null, null],
    after: ["c1", "c2", "c3", "c4"],
  },
  {
    name: "what stands once for each side, in order, for what was asked for of each: team 1 and team 2",
    asked: ["date", "home crew", "away crew"],
    fields: [
      { path: "time", type: "date" },
      { path: "div.crew>b", distinct: 2 },
      { path: "div.crew>i", distinct: 2 },
      { path: "div.crew.right>b" },
      { path: "p" },
    ],
    before: ["time", null, null],
    after: ["time", "div.crew>b", "div.crew.right>b"],
  },
  {
    name: "what the records are called, for the first thing asked but for when",
    asked: ["time", "tema"],
    fields: [{ path: "i", type: "identifier", samples: ["10:30"] }, { path: "h3" }],
    before: ["i", null],
    after: ["i", "h3"],
  },
  {
    name: "the next place like that of one side for the other side: the away team after the home team",
    asked: ["home team", "away team", "kicks"],
    fields: [
      { path: "c3>a" },
      { type: "number", path: "c4>a" },
      { path: "c5", samples: ["19:00", "20:45"] },
      { path: "c6>a", samples: ["Brann", "Shelbourne"] },
      { path: "c7>a" },
    ],
    kind: "table",
    before: ["c3>a", null, null],
    after: ["c3>a", "c6>a", null],
  },
  {
    name: "values that carry the word that was asked for, or a state that it asks for",
    asked: ["title", "respuestas"],
    fields: [{ path: "h3" }, { path: "p", samples: ["12 Respuestas", "7 Respuestas"] }],
    before: ["h3", null],
    after: ["h3", "p"],
  },
  {
    name: "the only number that nothing names for how many there are, a small one of homes whose area is told for their rooms",
    asked: ["title", "size", "rooms"],
    fields: [
      { path: "h3" },
      { type: "measure", path: "b", samples: ["43 m²", "65 m²"] },
      { type: "number", path: "i", samples: ["2", "3"] },
    ],
    before: ["h3", "b", null],
    after: ["h3", "b", "i"],
  },
  {
    name: "the only code that each record has its own of, for what identifies it",
    asked: ["title", "sku"],
    fields: [
      { nameFrom: "header", name: "Eil. Nr.", type: "number", path: "c1", samples: ["1", "2", "3"] },
      { nameFrom: "header", name: "Kodas", type: "number", path: "c2", samples: ["5498", "5503", "5471"] },
      { nameFrom: "header", name: "Pavadinimas", path: "c3" },
    ],
    before: ["c3", null],
    after: ["c3", "c2"],
  },
  {
    name: "a line that begins with a word for whom it is from, for who sells, offers or wrote it",
    asked: ["title", "vendor"],
    fields: [
      { path: "h3" },
      { path: "i" },
      { path: "p", samples: ["Por Talleres Duero", "Por Casa 3", "Por Lámparas Miño"] },
    ],
    before: ["h3", null],
    after: ["h3", "p"],
  },
  {
    name: "a line of a place and what it lies in, for where it is, were it the title of the record too",
    asked: ["title", "city"],
    fields: [
      { path: "h3" },
      { path: "p", samples: ["Presencial", "En casa"] },
      { path: "i", samples: ["Huaura, Lima", "Campinas - SP (2)"] },
    ],
    before: ["h3", null],
    after: ["h3", "i"],
  },
  {
    name: "for a section, the heading above the records",
    asked: ["date", "sección"],
    fields: [
      { path: "time", type: "date" },
      { path: "a", samples: ["Acta", "Orden del día"], distinct: 2 },
      { path: "^heading", distinct: 2 },
    ],
    before: ["time", null],
    after: ["time", "^heading"],
  },
  {
    name: "the nearest visible field without a name of its own whose values could be it, of places one that nearly all records have",
    asked: ["title", "city"],
    fields: [
      { path: "h3" },
      { path: "b", samples: ["Envío Gratis", "Oferta"], fill: 0.7 },
      { path: "p", samples: ["Lima", "Cusco", "Piura"] },
    ],
    before: ["h3", null],
    after: ["h3", "p"],
  },
  {
    name: "for a category, the heading above the records",
    asked: ["title", "categoría"],
    fields: [
      { path: "h3" },
      { path: "p", samples: ["Por Ana Ruiz", "Por Luis Gil"] },
      { path: "^heading", distinct: 2 },
    ],
    before: ["h3", null],
    after: ["h3", "^heading"],
  },
  {
    name: "a name beside the title, linked or right after or before it, for who it is from",
    asked: ["title", "company"],
    fields: [
      { path: "h3>a", name: "subtítulo", nameFrom: "class", samples: ["OCIO NORTE SL.", "Tecnologías Arga"] },
      { ...link, path: "h3>a@href", samples: ["/ocio", "/arga"] },
      { path: "h2>a", samples: ["Jefe de obra", "Soldador de barcos"] },
      { path: "p", samples: ["Presencial", "En casa"] },
    ],
    before: ["h2>a", null],
    after: ["h2>a", "h3>a"],
  },
  {
    name: "names with the legal form of firms (S. A., GmbH), for the company or whom it is from",
    asked: ["title", "company"],
    fields: [
      { path: "h3" },
      { path: "b", samples: ["Muy urgente", "Nuevo"] },
      { path: "i", samples: ["Turno de tarde", "Turno de noche"] },
      { path: "span", samples: ["Hierros del Órbigo, S. L.", "Lácteos Cea SAC", "Grupo Tera"] },
    ],
    before: ["h3", null],
    after: ["h3", "span"],
  },
  {
    name: "the longest text left over, as short as it may be, for what was written",
    asked: ["title", "summary"],
    fields: [{ path: "h3" }, { path: "p", samples: ["Obra en la nave norte"] }, { path: "i", samples: ["Nuevo"] }],
    before: ["h3", null],
    after: ["h3", "p"],
  },
  {
    name: "what stands between columns that are bound, for what was asked for between them",
    asked: ["title", "calado", "price"],
    fields: [{ path: "h3" }, { ...number, path: "i" }, { type: "price", path: "b", samples: ["3 €", "4 €"] }],
    before: ["h3", null, "b"],
    after: ["h3", "i", "b"],
  },
  {
    name: "the words of what leads to each thing, whatever they are made of, for a title: 14 de enero de 2015",
    asked: ["title"],
    fields: [{ type: "date", path: "p>a>span.words", samples: ["14 de enero de 2015"] }],
    before: [null],
    after: ["p>a>span.words"],
  },
  {
    name: "where a link leads, for a paper or recording",
    asked: ["title", "video"],
    fields: [{ path: "h3" }, { ...link, path: "p>a@href", samples: ["/v/1", "/v/2"] }],
    before: ["h3", null],
    after: ["h3", "p>a@href"],
  },
  {
    name: "the one column of words that is left of a table for the title, also where it says the same in every record",
    asked: ["title", "date"],
    fields: [
      { path: "c1", distinct: 1, samples: ["Sesión ordinaria"] },
      { type: "date", path: "c2" },
    ],
    kind: "table",
    before: [null, "c2"],
    after: ["c1", "c2"],
  },
  {
    name: "for a title what tells the records apart, or most of them, whatever it looks like: Martes 4 en la Sala 2",
    asked: ["title", "city"],
    fields: [
      { path: "i", distinct: 2 },
      { path: "p", distinct: 5, type: "address" },
      { path: "b", distinct: 2 },
    ],
    before: [null, "i"],
    after: ["p", "i"],
  },
  {
    name: "for a title where the records themselves say none, the heading that they stand under: dates below the name of a committee",
    asked: ["date", "title"],
    fields: [
      { path: "time", type: "date" },
      { ...link, path: "a@href" },
      { path: "^heading", distinct: 2 },
    ],
    before: ["time", null],
    after: ["time", "^heading"],
  },
  {
    name: "the code of a name that it stands before, where it was not asked for by itself",
    asked: ["title"],
    fields: [{ path: "h2" }, { type: "identifier", path: "h2|code" }, { path: "h2|text1" }],
    before: ["h2|text1"],
    after: ["h2"],
  },
  {
    name: "the levels of the headings above the records, each for what it is",
    asked: ["title", "provincia", "región"],
    fields: [{ path: "h4" }, { path: "^heading-2", distinct: 2 }, { path: "^heading", distinct: 4 }],
    before: ["h4", "^heading-2", "^heading"],
    after: ["h4", "^heading", "^heading-2"],
  },
  {
    name: "a heading above the records that is a year, a month or a day, for that",
    asked: ["title", "mes", "year"],
    fields: [
      { path: "a" },
      { path: "^heading-2", type: "number", distinct: 2, samples: ["2025", "2024"] },
      { path: "^heading", distinct: 3, samples: ["Marzo", "Febrero", "Enero"] },
    ],
    before: ["a", null, "^heading"],
    after: ["a", "^heading", "^heading-2"],
  },
  {
    name: "what most speaks for, of all that is left over, the surest first",
    asked: ["title", "date", "price", "source"],
    fields: [
      { path: "h3" },
      { path: "time", type: "date" },
      { path: "b", type: "price" },
      { path: "i", samples: ["Nuevo", "Usado"], distinct: 1 },
      { path: "p", samples: ["Gaceta Duero", "El Faro", "Diario Ebro"], distinct: 6 },
    ],
    before: ["h3", "time", "b", null],
    after: ["h3", "time", "b", "p"],
  },
];

/** What some ways decide besides. */
const further: readonly Case[] = [
  {
    name: "a name beside the title, linked or right after or before it, for who it is from",
    asked: ["title", "position", "company"],
    fields: [
      { path: "b", samples: ["Inés Gil", "Luz Polo"] },
      { path: "span", samples: ["Directora", "Jefa de obra"] },
      { path: "span#2", samples: ["eObra Norte", "Talleres Arga"] },
    ],
    before: ["b", "span", null],
    after: ["b", "span", "span#2"],
  },
  {
    name: "the longest text left over, as short as it may be, for what was written",
    asked: ["title", "summary"],
    fields: [
      { path: "div>h3" },
      { path: "div>p", samples: ["Obra en la nave norte"] },
      { path: "div=", nameFrom: "position", samples: ["Almacenes Ruiz Obra en la nave norte"] },
    ],
    before: ["div>h3", "div="],
    after: ["div>h3", "div>p"],
  },
];

test.each([...cases, ...further])("$name", ({ name, asked, fields, kind, before, after }) => {
  const set = setOf(fields, { kind });
  const bindings = before.map((path): Binding => {
    const field = set.fields.find((one) => one.path === path) ?? null;
    return { field, score: field ? 0.8 : 0 };
  });
  const used = new Set(bindings.flatMap(({ field }) => field?.id ?? []));
  const given = JSON.stringify(bindings);
  const done = leftovers
    .find((one) => one.name === name)
    ?.give({ bindings, used }, { set, asked: askFor(...asked), common: [] });
  expect(done?.bindings.map(({ field }) => field?.path ?? null)).toEqual(after);
  expect(JSON.stringify(bindings)).toBe(given);
});

test("a name without a heading is whom it is from where each record has a heading besides", () => {
  const set = setOf([
    { path: "h4>a", samples: ["Dos meses gratis", "Tres por el precio de dos"] },
    { path: "div>a", samples: ["Gimnasio Ebro", "Zapatos Miño"] },
  ]);
  const [heading, name] = set.fields;
  const done = leftovers
    .find((one) => one.name.startsWith("a name beside the title"))
    ?.give(
      {
        bindings: [
          { field: null, score: 0 },
          { field: name ?? null, score: 0.5 },
        ],
        used: new Set([name?.id ?? ""]),
      },
      { set, asked: askFor("company", "title"), common: [] },
    );
  expect(done?.bindings.map(({ field }) => field)).toEqual([name, heading]);
});

test("every way decides somewhere", () => {
  expect(cases.map(({ name }) => name)).toEqual(leftovers.map(({ name }) => name));
});

test.each([
  ["in another order than that of the page", ["price", "title", "date", "source"], ["b", "h3", "time", null]],
  ["fewer than three", ["title", "price", "source"], ["h3", "b", null]],
] as const)("nothing is guessed beside columns that were asked for %s", (_, asked, before) => {
  const set = setOf([
    { path: "h3" },
    { path: "time", type: "date" },
    { path: "b", type: "price" },
    { path: "p", samples: ["Gaceta Duero", "El Faro", "Diario Ebro"], distinct: 6 },
  ]);
  const bindings = before.map((path): Binding => ({
    field: set.fields.find((one) => one.path === path) ?? null,
    score: 0.8,
  }));
  const used = new Set(bindings.flatMap(({ field }) => field?.id ?? []));
  expect(byEvidence.give({ bindings, used }, { set, asked: askFor(...asked), common: [] }).bindings).toEqual(bindings);
});
