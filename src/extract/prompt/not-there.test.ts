import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";

/** Page, prompt, and the columns of it that the page has nothing of. */
type Case = readonly [keyof typeof promptPages, string, string];

const absent: readonly Case[] = [
  ["shop", "nombre, precio y peso", "peso"],
  ["shop", "nombre y correo del vendedor", "correo del vendedor"],
  ["shop", "producto, precio y teléfono", "teléfono"],
  ["shop", "nombre y fecha de lanzamiento", "fecha de lanzamiento"],
  ["shop", "product, price and warranty", "warranty"],
  ["shop", "nombre, EAN y precio", "EAN"],
  ["shop", "nombre y salario", "salario"],
  ["shop", "nombre y PDF", "PDF"],
  ["homes", "título, sueldo", "sueldo"],
  ["directory", "empresa, fax y ciudad", "fax"],
  ["directory", "empresa y código postal", "código postal"],
  ["directory", "empresa, número de empleados y ciudad", "número de empleados"],
  ["directory", "empresa, precio y teléfono", "precio"],
  ["jobs", "puesto, empresa y correo", "correo"],
  ["jobs", "puesto, horario y sueldo", "horario"],
  ["jobs", "puesto, sueldo y teléfono", "teléfono"],
  ["tenders", "expediente, objeto y adjudicatario", "adjudicatario"],
  ["tenders", "objeto, monto y teléfono", "teléfono"],
  ["tenders", "objeto, valoración y monto", "valoración"],
  ["hotels", "hotel, correo y precio", "correo"],
  ["hotels", "hotel, precio y fecha de apertura", "fecha de apertura"],
  ["homes", "piso, precio y teléfono", "teléfono"],
  ["homes", "piso, precio y año", "año"],
  ["courses", "curso, horas y correo", "correo"],
  ["courses", "curso, universidad y horas", "universidad"],
  ["schools", "centro, localidad y correo", "correo"],
  ["schools", "centro, localidad y precio", "precio"],
  ["vacancies", "job title, employer and email", "email"],
  ["vacancies", "job title, requirements and salary", "requirements"],
  ["vacancies", "job title, university, salary", "university"],
  ["books", "title, author, price", "price"],
  ["books", "title, ISBN, year", "ISBN"],
  ["opinions", "case name, judge and price", "price"],
  ["agenda", "evento, fecha y hora", "hora"],
  ["agenda", "evento, fecha, teléfono", "teléfono"],
  ["boards", "artículo, precio y valoración", "valoración"],
  ["boards", "artículo, tamaño de pantalla y precio", "tamaño de pantalla"],
  ["boards", "artículo y descuento", "descuento"],
  ["museum", "pieza, precio y año", "precio"],
  ["museum", "pieza, lugar y correo", "correo"],
  ["market", "producto, origen y peso", "peso"],
  ["market", "producto, stock y precio", "stock"],
  ["market", "producto, vendedor y precio", "vendedor"],
];

test.each(absent)("%s: %s", (page, prompt, missing) => {
  const { columns, rows, understood } = extract(promptPages[page], prompt);
  const empty = columns.filter((_, i) => rows.every((cells) => cells[i]?.value === null)).map(({ title }) => title);
  expect({ empty, said: understood.notFound }).toEqual({ empty: [missing], said: [missing] });
});

const unread: readonly Case[] = [
  ["museum", "el reloj más caro", "el más caro"],
  ["museum", "relojes de menos de 50 euros", "de menos de 50 euros"],
  ["shop", "productos que no sean negativos", "que no sean negativos"],
  ["shop", "productos de Rolex", "de Rolex"],
  ["homes", "pisos xyzzy", "xyzzy"],
  ["directory", "empresas de Rolex con su ciudad", "de Rolex"],
  ["vacancies", "jobs frobnicated", "frobnicated"],
];

test.each(unread)("%s: what was not understood of “%s” is said, and leaves no record out", (page, prompt, said) => {
  const { rows, counts, understood } = extract(promptPages[page], prompt);
  expect(understood.notFound).toEqual([said]);
  expect(rows.length).toBe(counts.inSet);
});
