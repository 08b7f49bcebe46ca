import { expect, test } from "vitest";
import { parsePrompt } from "./parse.ts";

const dates = { capturedAt: "2026-03-10T12:00:00Z", order: "day-first" } as const;
const parse = (prompt: string) => parsePrompt(prompt, dates, () => false);
const titles = (prompt: string): string[] => parse(prompt).columns.map(({ title, called }) => called ?? title);
const concepts = (prompt: string) => parse(prompt).columns.map(({ concept }) => concept?.id ?? null);

test.each([
  ["Extrae la empresa, el correo y el teléfono de cada registro de la lista", ["empresa", "correo", "teléfono"]],
  [
    "Extract the name or title, the docket number and the link of every record in the list",
    ["name or title", "docket number", "link"],
  ],
  ["Dame nombre, precio e imagen", ["nombre", "precio", "imagen"]],
  ["team, goals for, goals against", ["team", "goals for", "goals against"]],
  ["Quiero una tabla con el expediente y la fecha límite", ["expediente", "fecha límite"]],
  ["Extrae el dato «pros y contras», y el precio", ["pros y contras", "precio"]],
  ["Extrae el dato «shipping» y el precio de cada registro de la lista", ["shipping", "precio"]],
])("%s asks for %j", (prompt, expected) => {
  expect(titles(prompt)).toEqual(expected);
});

test("plurals, missing accents and slips of the finger name the same concepts", () => {
  expect(concepts("empresas, telefonos, correos electronicos")).toEqual(["company", "phone", "email"]);
  expect(concepts("los jueces y la direcion")).toEqual(["judge", "address"]);
  expect(concepts("prices and adresses")).toEqual(["price", "address"]);
  expect(concepts("placas de video y precio")).toEqual(["product", "price"]);
});

test.each(["todo", "Extrae todos los datos", "everything", "", "la tabla", "Extract all the data"])(
  "%j asks for everything",
  (prompt) => {
    expect(parse(prompt).columns).toEqual([]);
  },
);

test.each([
  ["los 10 primeros: nombre y precio", 10],
  ["top 5 productos", 5],
  ["nombre y precio de los primeros 20 resultados", 20],
  ["name and price, first three records", 3],
])("%s limits to %d", (prompt, limit) => {
  expect(parse(prompt).limit?.count).toBe(limit);
});

test.each([
  ["nombre y precio menor que 100", "lt", 100],
  ["productos de menos de 50 €", "lt", 50],
  ["items under $1,200.50", "lt", 1200.5],
  ["nombre con precio superior a 1.000", "gt", 1000],
  ["precio entre 20 y 40", "between", [20, 40]],
  ["price between 20 and 40", "between", [20, 40]],
])("%s is a comparison", (prompt, op, value) => {
  expect(parse(prompt).filters).toMatchObject([{ op, value, concept: { id: "price" } }]);
});

test("a year or a day after a word of time is a date", () => {
  expect(parse("sentencias después del 15 de enero de 2026").filters).toMatchObject([
    { op: "gt", value: "2026-01-15" },
  ]);
  expect(parse("notices since 2024").filters).toMatchObject([{ op: "ge", value: "2024-01-01" }]);
});

test("places, words and missing values are conditions too", () => {
  expect(parse("empresas en Madrid").columns).toMatchObject([
    { narrowed: { title: "empresas", restrictions: [{ words: "Madrid", isNegated: false }] } },
  ]);
  expect(parse("nombre y precio de los que contienen «roble»").filters).toMatchObject([
    { op: "contains", value: "roble" },
  ]);
  expect(parse("empresas sin correo").filters).toMatchObject([{ op: "absent", concept: { id: "email" } }]);
});

test("order, de-duplication and counting", () => {
  expect(parse("nombre y precio ordenados por precio de mayor a menor").sort).toMatchObject([
    { direction: "descending", concept: { id: "price" } },
  ]);
  expect(parse("name and date sorted by date").sort).toMatchObject([
    { direction: "ascending", concept: { id: "date" } },
  ]);
  expect(parse("ciudades sin duplicados").distinct).toBe(true);
  expect(parse("¿Cuántas empresas hay?").aggregate).toMatchObject({
    figures: [{ op: "count", measured: null }],
    group: null,
  });
});

test("a figure to compare with is no number of records, whatever it counts", () => {
  expect(parse("guitarras de menos de 500 libras").limit).toBeNull();
  expect(parse("pisos con más de 3 dormitorios").limit).toBeNull();
  expect(parse("dame 10 hoteles").limit?.count).toBe(10);
});

test.each(["limit", "renombra", "llama"])("many blanks after %j are read at once", (word) => {
  expect(parse(`nombre ${word}${" ".repeat(3_900)}precio`).limit).toBeNull();
});

test("a column is called anew however many blanks stand between the words", () => {
  const [column] = titles("precio, renombra  la columna  precio  como  importe");
  expect(column).toBe("importe");
});

test.each([
  ["nombre, acta (llámala «Documento») y fecha", ["nombre", "Documento", "fecha"]],
  ["nombre y acta con el nombre «Documento»", ["nombre", "Documento"]],
  ["marca/precio/enlace", ["marca", "precio", "enlace"]],
  ["Marca/Modelo y precio", ["Marca/Modelo", "precio"]],
  ["título - autor", ["título", "autor"]],
  ["just the name and the price", ["name", "price"]],
  ["nombre y precio de todos", ["nombre", "precio"]],
  ["nombre telefono y ciudad", ["nombre", "telefono", "ciudad"]],
  ["codigo marca precio", ["codigo", "marca", "precio"]],
  ["job title, contact email", ["job title", "contact email"]],
  ["estos datos: título y fecha", ["título", "fecha"]],
])("names and signs between columns: %s", (prompt, expected) => {
  expect(titles(prompt)).toEqual(expected);
});

test("a column keeps the words that it is looked for by", () => {
  expect(parse("acta como «Documento»").columns).toMatchObject([{ title: "acta", called: "Documento" }]);
});

test.each([
  ["nombre y correo, sin los que no tengan correo", "present"],
  ["nombre y correo, excepto los que tienen correo", "absent"],
  ["name and e-mail, skip those that have no e-mail", "present"],
])("records left out for what they lack or have: %s", (prompt, op) => {
  expect(parse(prompt).filters).toMatchObject([{ op, concept: { id: "email" } }]);
});

test("a word that names a thing of its own is no slip of another, nor one of its words", () => {
  expect(concepts("month, working hours, prise")).toEqual([null, null, "price"]);
});

test("a name is as long as the lexicon knows it, and an initial joins nothing", () => {
  expect(titles("fecha de presentación de ofertas")).toEqual(["fecha de presentación"]);
  expect(parse("books by E. Vidal").columns).toMatchObject([{ narrowed: { restrictions: [{ words: "E. Vidal" }] } }]);
});

test("the things that an order is of stay asked for, and a word that names something is not put right", () => {
  expect(titles("vacantes más recientes primero, con su fecha")).toEqual(["vacantes", "fecha"]);
  expect(titles("título y cuartos")).toEqual(["título", "cuartos"]);
});

test.each([
  ["articulo precio", ["articulo", "precio"]],
  ["dirección tamaño", ["dirección", "tamaño"]],
  ["libro autor", ["libro", "autor"]],
  ["product price", ["product price"]],
  ["job location", ["job location"]],
  ["fecha inicio", ["fecha inicio"]],
  ["tipo vivienda", ["tipo vivienda"]],
  ["persona contacto", ["persona contacto"]],
])("two names without a sign are two columns where they are no name of one: %s", (prompt, columns) => {
  expect(titles(prompt)).toEqual(columns);
});
