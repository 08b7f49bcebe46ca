import { expect, test } from "vitest";
import { parsePrompt } from "../parse.ts";

const dates = { capturedAt: "2026-03-10T12:00:00Z", order: "day-first" } as const;
const parse = (prompt: string) => parsePrompt(prompt, dates, () => false);
const titles = (prompt: string): string[] => parse(prompt).columns.map(({ title }) => title);

test.each([
  ["noticias del primer semestre de 2025", ["2025-01-01", "2025-06-30"]],
  ["news from the first half of 2025", ["2025-01-01", "2025-06-30"]],
  ["ventas del tercer trimestre de 2025", ["2025-07-01", "2025-09-30"]],
  ["Q2 2025 results", ["2025-04-01", "2025-06-30"]],
  ["artículos de los años 80 y 90", ["1980-01-01", "1999-12-31"]],
  ["jobs from last week", ["2026-03-02", "2026-03-08"]],
  ["objeto, solo diciembre 2025", ["2025-12-01", "2025-12-31"]],
])("%s is a range of days", (prompt, value) => {
  expect(parse(prompt).filters).toMatchObject([{ op: "between", value }]);
});

test.each(["upcoming meetings: title and place", "próximos eventos, título y lugar"])(
  "%s are of today or later",
  (prompt) => {
    expect(parse(prompt).filters).toMatchObject([{ op: "ge", value: "2026-03-10", concept: { id: "date" } }]);
  },
);

test("several days of a month are any of them", () => {
  expect(parse("reuniones del 4, 11 y 18 de marzo de 2026").filters).toMatchObject([
    { op: "in", value: ["2026-03-04", "2026-03-11", "2026-03-18"] },
  ]);
  expect(parse("casos del 20 o 27 de octubre").filters).toMatchObject([{ op: "in", isYearOpen: true }]);
});

test("a year before a word is no number of records", () => {
  expect(parse("2025 results: name").limit).toBeNull();
});

test.each([
  ["talks before noon", "lt", "12:00"],
  ["salidas después de las 9 de la mañana", "gt", "09:00"],
  ["programas a partir de las 20:30", "ge", "20:30"],
  ["meetings at 6:15 pm", "eq", "18:15"],
  ["funciones a las 12 de la noche", "eq", "00:00"],
  ["citas a las 12 de la mañana", "eq", "12:00"],
  ["clases entre las 9 y las 11:30", "between", ["09:00", "11:30"]],
  ["funciones por la tarde", "between", ["12:00", "19:59"]],
])("%s is of times of day", (prompt, op, value) => {
  expect(parse(prompt).filters).toMatchObject([{ op, value, isTime: true }]);
});

test.each([
  "hoteles de menos de 70 euros la noche",
  "jobs posted after 2019",
  "recetas de menos de 2 h",
  "desde 20 euros",
])("%s is of no time of day", (prompt) => {
  expect(parse(prompt).filters.filter(({ isTime }) => isTime)).toEqual([]);
});

test.each([
  ["company name, booth number, only booths above 200", "booths", ["company name", "booth number"]],
  ["equipo, partidos perdidos de los que perdieron más de 3", "perdieron", ["equipo", "partidos perdidos"]],
  ["código de los artículos que vienen de 100 o más por caja", "caja", ["código"]],
])("%s compares what its words say", (prompt, fieldWords, columns) => {
  expect(parse(prompt).filters).toMatchObject([{ fieldWords, concept: null }]);
  expect(titles(prompt)).toEqual(columns);
});

test.each([
  ["regiones que pasaron de 500 toneladas", "gt", 500],
  ["las que superaron los 200 votos", "gt", 200],
  ["que no pasen de 230 mil euros", "le", 230_000],
])("%s is a comparison by its verb", (prompt, op, value) => {
  expect(parse(prompt).filters).toMatchObject([{ op, value }]);
});

test.each([
  ["depósitos que dan más del 2%", "gt", 2],
  ["recetas que se hagan en menos de media hora", "lt", 0.5],
  ["recipes that take at most one hour", "le", 1],
])("%s is a comparison with its unit", (prompt, op, value) => {
  expect(parse(prompt).filters).toMatchObject([{ op, value }]);
});

test("what is said of things before a colon are conditions", () => {
  const prompt = "cafeteras con envío gratis y descuento de más de 20%: nombre, precio";
  expect(parse(prompt).filters).toMatchObject([
    { op: "gt", value: 20 },
    { op: "present", fieldWords: "envio", state: "gratis" },
    { op: "present", fieldWords: "descuento" },
  ]);
  expect(titles(prompt)).toEqual(["nombre", "precio"]);
});

test("a sentence ends behind a condition too", () => {
  const asked = titles("tenders closing before 25 April 2026. file number, amount");
  expect(asked.slice(-2)).toEqual(["file number", "amount"]);
});

test("people that a figure counts are compared, and no number of records", () => {
  const { filters, limit } = parse("recetas para 6 personas o más: nombre, tiempo");
  expect(filters).toMatchObject([{ op: "ge", value: 6, fieldWords: "personas" }]);
  expect(limit).toBeNull();
});

test("more stars than a mark has are those that people give", () => {
  const { filters, columns } = parse("repos de más de 600 estrellas, dueño y estrellas");
  expect(filters).toMatchObject([{ concept: { id: "stars" } }]);
  expect(columns.at(-1)).toMatchObject({ concept: { id: "stars" } });
  expect(parse("hoteles de más de 4 estrellas").filters).toMatchObject([{ concept: { id: "rating" } }]);
});

test("what is there or not is told with its state", () => {
  expect(parse("nombre de los que no tienen envío gratis").filters).toMatchObject([
    { op: "absent", fieldWords: "envio", state: "gratis" },
  ]);
});

test.each([
  ["sentencias donde no aparezca United States, caso y expediente", "lacks", "United States"],
  ["casos donde aparezca Smith: número y fecha", "contains", "Smith"],
])("%s is a condition on a text", (prompt, op, value) => {
  expect(parse(prompt).filters).toMatchObject([{ op, value, fieldWords: "" }]);
});

test("things of which some are meant stay asked for", () => {
  expect(titles('productos que contengan "Vanilla" con su precio')).toEqual(["productos", "precio"]);
  expect(titles("quiero que aparezca el nombre y el precio")).toEqual(["nombre", "precio"]);
});

test("a negation is one of whole words", () => {
  expect(parse("asuntos, no incluyas la sala segunda").restrictions).toMatchObject([
    { words: "sala segunda", isNegated: true },
  ]);
});

test.each([
  [
    "necesito pisos con ascensor en valencia, precio menor a 300000, quiero titulo precio y metros cuadrados porfa",
    ["titulo", "precio", "metros cuadrados"],
  ],
  ["list flats with at least 3 bedrooms, show title, bedrooms, price", ["title", "bedrooms", "price"]],
  ["dentistas en Elche, quiero nombre y teléfono", ["nombre", "teléfono"]],
  ["nombre, precio, quiero también la foto", ["nombre", "precio", "foto"]],
  ["channel, show title, time", ["channel", "show title", "time"]],
])("%s: a later wish asks for the columns", (prompt, columns) => {
  expect(titles(prompt)).toEqual(columns);
});

test("letters stand for words as on a telephone", () => {
  expect(parse("cuantos productos hay x categoria").aggregate?.group?.title).toBe("categoria");
  expect(parse("pisos q tengan garaje").filters).toMatchObject([{ op: "present", fieldWords: "garaje" }]);
});

test("a name beside that of the owner, and the price beside the one before, are columns", () => {
  expect(titles("dueño nombre y estrellas")).toEqual(["dueño", "nombre", "estrellas"]);
  expect(parse("precio antes y ahora").columns).toMatchObject([
    { concept: { id: "oldPrice" } },
    { concept: { id: "price" } },
  ]);
});

test.each(["¿cuál me recomiendas comprar?", "resumen de la página en dos párrafos", "summarize the page"])(
  "%s is more than a page shows, and is told",
  (prompt) => {
    expect(parse(prompt)).toMatchObject({ columns: [], unread: [expect.any(String)] });
  },
);

test.each([
  ["portátiles con menos de 2000", "lt", 2000],
  ["laptops de menos de 2000", "lt", 2000],
  ["coches de más de 1990", "gt", 1990],
])("what is compared is an amount, though it could be a year: %s", (prompt, op, value) => {
  expect(parse(prompt).filters).toMatchObject([{ op, value }]);
  expect(titles(prompt)).toHaveLength(1);
});

test("what is not compared is a year", () => {
  expect(parse("coches de 2000").filters).toMatchObject([{ op: "between", value: ["2000-01-01", "2000-12-31"] }]);
});
