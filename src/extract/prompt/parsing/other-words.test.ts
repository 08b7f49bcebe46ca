import { expect, test } from "vitest";
import { parsePrompt } from "./parse.ts";

const dates = { capturedAt: "2026-03-10T12:00:00Z", order: "day-first" } as const;
const parse = (prompt: string) => parsePrompt(prompt, dates, () => false);
const titles = (prompt: string): string[] => parse(prompt).columns.map(({ title, called }) => called ?? title);
const conceptOf = (words: string) => parse(`nombre, ${words}`).columns[1]?.concept?.id ?? null;

test.each([
  ["I'm looking for name, price. Put it in Excel please", ["name", "price"]],
  ["I want name and price. Export it to CSV", ["name", "price"]],
  ["nombre y correo, pónmelo en excel", ["nombre", "correo"]],
  ["nombre y precio; lo quiero en excel", ["nombre", "precio"]],
  ["marca y modelo en una tabla", ["marca", "modelo"]],
])("what is to be done with the table is no column: %s", (prompt, expected) => {
  expect(titles(prompt)).toEqual(expected);
});

test.each([
  ["Can you get me speakers with name, bio and link", ["name", "bio", "link"]],
  ["staff directory with name, job title and phone", ["name", "job title", "phone"]],
  ["authors with their email", ["authors", "email"]],
  ["headlines with excerpt and link", ["headlines", "excerpt", "link"]],
  ["for each one: games with title and time", ["title", "time"]],
])("what heads the columns by its names is none: %s", (prompt, expected) => {
  const { columns } = parse(prompt);
  expect(columns.filter(({ followedBy }) => followedBy !== "with").map(({ title }) => title)).toEqual(expected);
});

test("the joint of a name is no column, and what a condition is about stays where it was asked for", () => {
  expect(titles("título y autor de la opinión")).toEqual(["título", "autor de la opinión"]);
  expect(titles("sales with MARGIN above 11%: name, amount and MARGIN").slice(-3)).toEqual([
    "name",
    "amount",
    "MARGIN",
  ]);
  expect(parse("sales with MARGIN above 11%: name").filters).toMatchObject([{ fieldWords: "margin", unit: "%" }]);
});

test.each([
  ["nº de opiniones", "reviews"],
  ["cantidad de reseñas", "reviews"],
  ["number of comments", "reviews"],
  ["n° de citas", "cited"],
  ["números de contacto", "phone"],
  ["contact number", "phone"],
  ["correo de contacto", "email"],
  ["kick-off time", "time"],
  ["cut-off date", "deadline"],
  ["percent off", "discount"],
  ["precio con tarjeta", "price"],
  ["a cuánto está", "price"],
  ["what it's about", "summary"],
  ["sala", "room"],
  ["rooms", "rooms"],
  ["panel of judges", "judge"],
  ["reunión", "event"],
  ["name of the case", "case"],
  ["meeting date", "date"],
  ["editorial", "source"],
  ["practice area", "category"],
  ["nº de expediente", "docket"],
])("%s is known by %s", (words, id) => {
  expect(conceptOf(words)).toBe(id);
});

test.each([
  ["name, what it costs and what it's about", ["name", "what it costs", "what it's about"]],
  ["nombre, qué precio tiene, cuántas opiniones tiene", ["nombre", "precio", "cuántas opiniones"]],
  ["equipo, goles a favor y en contra", ["equipo", "goles a favor", "goles en contra"]],
])("columns are called as they were asked for: %s", (prompt, expected) => {
  expect(titles(prompt)).toEqual(expected);
});

test("what is counted names its figure", () => {
  expect(parse("nombre y número de descargas").columns[1]).toMatchObject({
    title: "descargas",
    called: "número de descargas",
  });
});

test.each([
  ["nombre, estado, precio", "status"],
  ["nombre, ciudad, estado", "province"],
  ["municipio y población", "population"],
  ["nombre y población", "city"],
  ["case, link", "case"],
  ["case name, case", "docket"],
  ["employer, position, pay", "job"],
  ["position, player, points", "rank"],
  ["websites with description and URL", "title"],
  ["websites with name", "link"],
])("a word of two senses means what goes with the columns beside it: %s", (prompt, id) => {
  const found = parse(prompt).columns.find(({ title }) => /^(?:estado|población|case|position|websites)$/.test(title));
  expect(found?.concept?.id).toBe(id);
});

test("a season is no range of figures", () => {
  expect(parse("player, 2025-26 salary").filters).toEqual([]);
  expect(parse("casas de 100-120 m2").filters).toMatchObject([{ op: "between", value: [100, 120] }]);
});

test("a figure before what it counts is no year", () => {
  expect(parse("temas con más de 2000 visitas").filters).toMatchObject([
    { op: "gt", value: 2000, concept: { id: "views" } },
  ]);
  expect(parse("temas de 2020").filters).toMatchObject([{ op: "between", concept: { id: "date" } }]);
});

test.each([
  "empresas fundadas después de 1970: nombre",
  "empresas constituidas después de 1970: nombre",
  "companies founded after 1970: name",
  "companies established after 1970: name",
  "houses built after 1970: name",
])("what was begun has a date: %s", (prompt) => {
  const { columns, filters, restrictions } = parse(prompt);
  expect(columns.map(({ concept }) => concept?.id)).toEqual(["title"]);
  expect(filters).toMatchObject([{ op: "gt", value: "1970-12-31" }]);
  expect(restrictions).toEqual([]);
});

test.each([
  ["los 3 artículos más citados: título", "cited"],
  ["the most cited papers: title", "cited"],
])("%s is an order", (prompt, id) => {
  expect(parse(prompt).sort).toMatchObject([{ concept: { id }, direction: "descending" }]);
});

test("the most downloaded are ordered by their downloads, which the page alone knows", () => {
  expect(parse("las 5 apps más descargadas: nombre").sort).toMatchObject([
    { text: "descargas", concept: null, direction: "descending" },
  ]);
});

test.each([
  ["cuántos hoteles por ciudad, las 2 con más", 2, "descending"],
  ["how many jobs per company, the 3 with most", 3, "descending"],
  ["cuántas empresas hay por sector, solo el que menos", 1, "ascending"],
])("of the groups that are counted the first are meant: %s", (prompt, count, direction) => {
  const { aggregate, limit } = parse(prompt);
  expect(aggregate?.group).not.toBeNull();
  expect(aggregate?.order).toEqual({ figure: 0, direction });
  expect(limit?.count).toBe(count);
});
