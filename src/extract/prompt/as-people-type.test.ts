import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";

/** Page, prompt, titles of the columns that come out, and the records in their order, counted from 1. */
type Case = readonly [keyof typeof promptPages, string, string, string];

const questions: readonly Case[] = [
  ["tenders", "qué licitaciones vencen en marzo de 2026? quiero expediente y objeto", "expediente | objeto", "2 5"],
  ["jobs", "¿Qué empleos hay en CDMX o Ciudad de México? Quiero el puesto y la empresa", "puesto | empresa", "1 4"],
  ["hotels", "¿Qué hoteles tienen teléfono? Dame nombre, ciudad y tel", "nombre | ciudad | tel", "1 3 4 6"],
  [
    "shop",
    "quiero saber cuáles productos están en oferta y cuánto costaban antes",
    "productos | cuánto costaban antes",
    "2 4",
  ],
  [
    "hotels",
    "buenos días, ¿serían tan amables de pasarme los hoteles de Madrid con su tarifa? Muchas gracias de antemano",
    "hoteles | tarifa",
    "3 5",
  ],
];

const severalConditions: readonly Case[] = [
  ["directory", "empresas con teléfono y con correo", "empresas | teléfono | correo", "1 4 6"],
  ["directory", "nombre y fono de los que estan en Bogota y son de construccion", "nombre | fono", "5"],
  ["tenders", "expediente y entidad, menos las cerradas y las adjudicadas", "expediente | entidad", "1 2 5"],
  ["tenders", "todo lo relacionado con vigilancias o mantenimiento: objeto, entidad", "objeto | entidad", "1 3"],
  ["hotels", "hoteles con 4 o 5 estrellas, nombre y precio", "nombre | precio", "1 3 5"],
  ["homes", "título y precio, entre 90 y 120 metros cuadrados", "título | precio", "1 2 4"],
  ["market", "productos que subieron de precio", "productos | Variación", "1 3"],
  ["market", "producto y origen de los que bajaron", "producto | origen", "2 4"],
];

const orders: readonly Case[] = [
  ["directory", "empresa, email; solo las que tienen mail, orden alfabetico", "empresa | email", "6 1 4 3"],
  ["homes", "inmueble con más dormitorios", "inmueble | habitaciones", "5"],
  ["books", "libro con menos reseñas", "libro | reviews", "4"],
];

test.each([...questions, ...severalConditions, ...orders])("%s: %s", (page, prompt, columns, records) => {
  const got = extract(promptPages[page], prompt);
  const places = got.rows.map((cells) => cells.find(({ at }) => at !== null)?.at?.path ?? "");
  expect({
    columns: got.columns.map(({ title }) => title).join(" | "),
    records: places.map((path) => /(?:article|tr)\[(\d+)\]/.exec(path)?.[1]).join(" "),
  }).toEqual({ columns, records });
});

test("what rises or falls is no price where no change is shown", () => {
  const { understood } = extract(promptPages.tenders, "licitaciones que subieron de precio");
  expect(understood.notFound).toEqual(["que subieron de precio"]);
});

test.each([
  [
    "agenda",
    "evento, cuándo, dónde y cuánto sale",
    ["Concierto de cuerdas", "11 de marzo de 2026", "Teatro Colón", "Gratis"],
  ],
  ["courses", "curso, cuánto dura y cuánto cuesta", ["Inglés B2", "120", "380 €"]],
  ["boards", "artículo y cuánto pesa", ["Tablón de pino", "3,5 kg"]],
] as const)("%s: %s", (page, prompt, first) => {
  expect(Object.values(extract(promptPages[page], prompt).plain[0] ?? {})).toEqual(first);
});
