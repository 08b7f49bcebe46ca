import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";
import { promptPages } from "./pages-fixture.ts";

/** Page, prompt, titles of the columns that come out, and the records in their order, counted from 1. */
type Case = readonly [keyof typeof promptPages, string, string, string];

const filters: readonly Case[] = [
  ["shop", "nombre y precio de los que están en stock", "nombre | precio", "1 2 4 6"],
  ["shop", "dame nombre y precio, solo los disponibles", "nombre | precio", "1 2 4 6"],
  ["shop", "productos agotados", "productos | existencias", "3 5"],
  ["shop", "name and price of the products in stock", "name | price", "1 2 4 6"],
  ["shop", "producto y precio entre 100 y 200 soles", "producto | precio", "4 5 6"],
  ["shop", "productos que cuesten menos de 150 soles con su precio", "productos | precio", "2 5 6"],
  ["shop", "nombre y precio de productos con más de 4 estrellas", "nombre | precio", "1 2 4"],
  ["shop", "nombre, valoración mínima de 4", "nombre | valoración", "1 2 4"],
  ["shop", "quiero los productos de la marca Andes con el precio", "productos | precio", "3 4"],
  ["shop", "nombre y precio de todo lo que no sea de Quipu", "nombre | precio", "1 2 3 4"],
  ["shop", "nombre y precio de los productos con descuento", "nombre | precio", "2 4"],
  ["shop", "productos y precio, excepto los agotados", "productos | precio", "1 2 4 6"],
  ["shop", "products cheaper than 130, name and price", "name | price", "2 6"],
  ["directory", "empresas con teléfono", "empresas | teléfono", "1 2 4 5 6"],
  ["directory", "nombre y ciudad de las empresas con teléfono", "nombre | ciudad", "1 2 4 5 6"],
  ["directory", "empresas que tengan correo", "empresas | correo", "1 3 4 6"],
  ["directory", "Nombre y teléfono de las empresas sin e-mail", "Nombre | teléfono", "2 5"],
  ["directory", "name and city of companies with a phone", "name | city", "1 2 4 5 6"],
  ["directory", "companies without email, with their phone number", "companies | phone number", "2 5"],
  ["directory", "empresas que no sean de Bogotá", "empresas | ciudad", "2 4 6"],
  ["directory", "empresa y teléfono, excepto los de Bogotá", "empresa | teléfono", "2 4 6"],
  ["directory", "company and phone, not from Bogotá", "company | phone", "2 4 6"],
  ["directory", "nombre, correo y teléfono de los de construcción", "nombre | correo | teléfono", "2 5"],
  ["directory", "empresas del sector alimentos", "empresas | sector", "4 6"],
  ["directory", "empresas de bogotá o cali", "empresas | ciudad", "1 3 4 5"],
  ["directory", "Extrae nombre, correo y teléfono de las empresas de Cali", "nombre | correo | teléfono", "4"],
  ["directory", "teléfono de Café Nevado", "teléfono", "6"],
  ["directory", "empresas de Bogotá que tengan correo electrónico", "empresas | correo electrónico | ciudad", "1 3"],
  ["jobs", "puesto y salario de las ofertas remotas", "puesto | salario", "1 5"],
  ["jobs", "puestos en Guadalajara con empresa y sueldo", "puestos | empresa | sueldo", "2 5"],
  ["jobs", "vacantes publicadas esta semana", "vacantes | fecha", "1 5"],
  ["jobs", "puesto, empresa y fecha, publicados después del 1 de marzo", "puesto | empresa | fecha", "1 2 3 5"],
  ["jobs", "puesto y empresa, sueldo mayor a 25 mil", "puesto | empresa | sueldo", "1 3 5"],
  ["jobs", "trabajos de Nopal Software", "trabajos | empresa", "1 3"],
  ["jobs", "puesto y empresa, de los últimos 7 días", "puesto | empresa", "1 3 5"],
  ["jobs", "puesto y empresa publicados hoy", "puesto | empresa", "5"],
  ["jobs", "jobs published in February 2026", "jobs | fecha", "4"],
  ["tenders", "expediente y objeto de las licitaciones abiertas", "expediente | objeto", "1 2 5"],
  ["tenders", "objeto y monto de la Municipalidad de Lima", "objeto | monto", "1 3"],
  ["tenders", "expediente y fecha límite, publicadas en 2025", "expediente | fecha límite", "4"],
  ["tenders", "licitaciones que cierran esta semana", "licitaciones | Fecha límite", "5"],
  ["tenders", "expediente, entidad y monto mayor a 300 mil soles", "expediente | entidad | monto", "1 2 4"],
  ["tenders", "objeto, monto y estado de las que no estén cerradas", "objeto | monto | estado", "1 2 4 5"],
  [
    "tenders",
    "licitaciones que vencen antes del 1 de abril de 2026 y siguen abiertas",
    "licitaciones | Fecha límite | Estado",
    "2 5",
  ],
  ["tenders", "objeto de los que contengan la palabra servicio", "objeto", "3"],
  ["tenders", "entidad y objeto de montos superiores a medio millón", "entidad | objeto", "2 4"],
  ["hotels", "hoteles de 4 estrellas o más, nombre y precio", "nombre | precio", "1 3 5"],
  ["hotels", "hoteles con más de 3 estrellas en Madrid", "hoteles | estrellas | ciudad", "3 5"],
  ["hotels", "hoteles de Valencia por menos de 100 euros, con teléfono y precio", "hoteles | teléfono | precio", "2 4"],
  ["hotels", "hotel, teléfono y precio por noche", "hotel | teléfono | precio por noche", "1 2 3 4 5 6"],
  ["hotels", "hotels in Madrid or Alicante with the price", "hotels | price", "3 5 6"],
  ["homes", "pisos con 3 habitaciones o más", "pisos | habitaciones", "1 4 5"],
  ["homes", "título y precio de los pisos de más de 100 m2", "título | precio", "1 4 5"],
  ["homes", "piso, zona y precio hasta 300.000 euros", "piso | zona | precio", "1 3 4"],
  ["homes", "viviendas de 2 baños por menos de 300 mil €", "viviendas | precio | baños", "1"],
  ["courses", "cursos en línea: nombre y matrícula", "nombre | matrícula", "2 4 5"],
  ["courses", "curso y horas de los que duran más de 80 horas", "curso | horas", "1 3 4"],
  ["courses", "cursos de idiomas con su precio", "cursos | precio", "1 4"],
  ["courses", "cursos que empiezan en abril", "cursos | Inicio", "1 5"],
  ["schools", "colegios públicos con teléfono", "colegios | teléfono | Titularidad", "1"],
  ["schools", "centro y localidad de los que tienen comedor", "centro | localidad", "1 2"],
  ["schools", "colegios de Valencia", "colegios | Localidad", "1 4"],
  ["schools", "centros que no sean privados", "centros | Titularidad", "1 2 3"],
  ["vacancies", "job title and salary in London", "job title | salary", "1 3"],
  ["vacancies", "jobs paying over 40k with employer and salary", "jobs | employer | salary", "1 3 4"],
  ["vacancies", "permanent jobs posted this month", "jobs | Posted | Contract", "1 2 4"],
  ["vacancies", "jobs posted since 5 March 2026, excluding Norwich", "jobs | Posted | Location", "1 4"],
  ["vacancies", "job title, employer, only those in Bristol or Leeds", "job title | employer", "2 4"],
  ["books", "books by Imani Clarke", "books | by", "1 3"],
  ["books", "title and rating of books published after 2018", "title | rating", "1 2 3"],
  ["books", "books with at least 500 reviews", "books | reviews", "1 2 3"],
  ["opinions", "case name and docket number for Judge Okafor", "case name | docket number", "1 3"],
  ["opinions", "cases decided in February", "cases", "2 3"],
  ["agenda", "eventos gratuitos con fecha y lugar", "eventos | fecha | lugar", "1 3"],
  ["agenda", "eventos de música este fin de semana", "eventos | fecha | categoría", "3"],
  ["agenda", "eventos de marzo", "eventos | fecha", "1 3 4"],
];

const orders: readonly Case[] = [
  ["shop", "nombre y precio de menor a mayor precio", "nombre | precio", "2 6 5 4 3 1"],
  ["shop", "nombre y precio ordenados por presio", "nombre | precio", "2 6 5 4 3 1"],
  ["shop", "los 3 más baratos", "", "2 6 5"],
  ["shop", "los 2 productos más caros con su precio", "productos | precio", "1 3"],
  ["shop", "top 3 by price, name and price", "name | price", "1 3 4"],
  ["shop", "name and price, cheapest first", "name | price", "2 6 5 4 3 1"],
  ["shop", "el producto mejor valorado", "producto", "4"],
  ["shop", "nombre, precio y marca ordenado por marca y luego por precio", "nombre | precio | marca", "4 3 2 1 6 5"],
  ["shop", "nombre y precio, ordena alfabéticamente", "nombre | precio", "5 1 3 2 6 4"],
  ["shop", "productos y precio del más caro al más barato", "productos | precio", "1 3 4 5 6 2"],
  ["shop", "nombre, precio. Orden: precio descendente", "nombre | precio", "1 3 4 5 6 2"],
  ["jobs", "puesto y fecha, ordena por fecha, los más recientes primero", "puesto | fecha", "5 1 3 2 4"],
  ["jobs", "las 2 vacantes más recientes", "vacantes | fecha", "5 1"],
  ["jobs", "puesto y sueldo de mayor a menor sueldo", "puesto | sueldo", "3 1 5 2 4"],
  [
    "jobs",
    "puesto, empresa y salario, ordenado por salario descendente, solo los 3 primeros",
    "puesto | empresa | salario",
    "3 1 5",
  ],
  ["tenders", "las 2 licitaciones de mayor monto", "licitaciones | Monto", "2 4"],
  ["tenders", "expediente y monto ordenados por fecha límite", "expediente | monto", "4 3 5 2 1"],
  ["vacancies", "the 3 highest paid jobs", "jobs | Salary", "1 4 3"],
  ["vacancies", "job title and date posted, newest first", "job title | date posted", "4 5 1 2 3"],
  ["vacancies", "first 2 jobs", "jobs", "1 2"],
  ["books", "the 2 most reviewed books", "books | reviews", "3 1"],
  ["books", "title and rating, sorted by rating high to low", "title | rating", "3 1 4 2"],
  ["homes", "los 2 pisos más grandes", "pisos | medida", "5 4"],
  ["hotels", "el hotel más barato de Madrid", "hotel", "5"],
  ["hotels", "dame 3 hoteles", "hoteles", "1 2 3"],
];

const shapes: readonly Case[] = [
  ["shop", "el nombre y el precio de los productos", "nombre | precio", "1 2 3 4 5 6"],
  [
    "shop",
    "Hola, necesito por favor una tabla con el nombre, la marca y el precio de todos los productos que aparecen en la página. Gracias",
    "nombre | marca | precio",
    "1 2 3 4 5 6",
  ],
  ["shop", "precios y nombres de los artículos, incluye el enlace", "precios | nombres | enlace", "1 2 3 4 5 6"],
  ["shop", "primero el precio y después el nombre", "precio | nombre", "1 2 3 4 5 6"],
  ["shop", "nombre, y el precio en una columna llamada Costo", "nombre | Costo", "1 2 3 4 5 6"],
  ["shop", "nombre y precio, renombra precio como importe en soles", "nombre | importe en soles", "1 2 3 4 5 6"],
  ["shop", "name as product, price as cost", "product | cost", "1 2 3 4 5 6"],
  ["shop", "marcas sin repetir", "marcas", "1 3 5"],
  ["shop", "- nombre\n- marca\n- precio", "nombre | marca | precio", "1 2 3 4 5 6"],
  ["shop", "1. nombre 2. marca 3. precio", "nombre | marca | precio", "1 2 3 4 5 6"],
  ["shop", "columnas: nombre, marca, precio", "nombre | marca | precio", "1 2 3 4 5 6"],
  ["shop", "nombre; marca; garantía", "nombre | marca | garantía", "1 2 3 4 5 6"],
  ["shop", "que marca es, cuanto cuesta y si esta en stock", "marca | cuanto cuesta | stock", "1 2 3 4 5 6"],
  ["directory", "empresa, telefno y corrreo", "empresa | telefno | corrreo", "1 2 3 4 5 6"],
  ["directory", "una lista de empresas con teléfono y correo", "empresas | teléfono | correo", "1 2 3 4 5 6"],
  ["directory", "ciudades distintas", "ciudades", "1 2 4 6"],
  [
    "directory",
    "nombre de la empresa, número de teléfono y dirección de correo electrónico",
    "nombre de la empresa | número de teléfono | dirección de correo electrónico",
    "1 2 3 4 5 6",
  ],
  ["jobs", "puesto, empresa y ciudad", "puesto | empresa | ciudad", "1 2 3 4 5"],
  ["jobs", "para cada vacante quiero el título, la empresa y el sueldo", "título | empresa | sueldo", "1 2 3 4 5"],
  ["courses", "titulación, horas y precio", "titulación | horas | precio", "1 2 3 4 5"],
  ["hotels", "restaurante y precio", "restaurante | precio", "1 2 3 4 5 6"],
  ["books", "libro, autor y valoración", "libro | autor | valoración", "1 2 3 4"],
  ["books", "for each book give me the title, the author and the year", "title | author | year", "1 2 3 4"],
  [
    "vacancies",
    "I'd like a spreadsheet of job titles, employers and salaries please",
    "job titles | employers | salaries",
    "1 2 3 4 5",
  ],
  ["opinions", "docket, case and judge as columns", "docket | case | judge", "1 2 3 4"],
  ["agenda", "qué eventos hay, cuándo y dónde", "eventos | cuándo | dónde", "1 2 3 4"],
  ["schools", "colegio, titularidad y si tiene comedor", "colegio | titularidad | comedor", "1 2 3 4"],
  ["tenders", "órgano, objeto, presupuesto y plazo", "órgano | objeto | presupuesto | plazo", "1 2 3 4 5"],
];

const comes = ([page, prompt]: Case) => {
  const { columns, rows } = extract(promptPages[page], prompt);
  const records = rows.map(
    (cells) => /(?:article|tr)\[(\d+)\]/.exec(cells.find(({ at }) => at !== null)?.at?.path ?? "")?.[1],
  );
  return { columns: columns.map(({ title }) => title).join(" | "), records: records.join(" ") };
};

test.each([...filters, ...orders, ...shapes])("%s: %s", (...asked) => {
  const [, , columns, records] = asked;
  expect(comes(asked)).toEqual({ columns: columns === "" ? expect.any(String) : columns, records });
});

test.each([
  [
    "shop",
    "¿cuántos productos hay por marca?",
    [
      ["Andes", 2],
      ["Kuntur", 2],
      ["Quipu", 2],
    ],
  ],
  [
    "shop",
    "precio medio por marca",
    [
      ["Andes", 544],
      ["Kuntur", 1279.45],
      ["Quipu", 134.75],
    ],
  ],
  ["shop", "¿cuál es el precio promedio?", [[652.73]]],
  ["shop", "cuántos productos cuestan menos de 150", [[3]]],
  ["shop", "cuántos están en stock", [[4]]],
  [
    "directory",
    "cuántas hay por ciudad",
    [
      ["Bogotá", 3],
      ["Cali", 1],
      ["Manizales", 1],
      ["Medellín", 1],
    ],
  ],
  [
    "directory",
    "número de empresas por sector",
    [
      ["Alimentos", 2],
      ["Construcción", 2],
      ["Logística", 1],
      ["Salud", 1],
    ],
  ],
  [
    "jobs",
    "sueldo promedio por ciudad",
    [
      ["Ciudad de México", 25000],
      ["Guadalajara", 26250],
      ["Monterrey", 35000],
    ],
  ],
  [
    "tenders",
    "suma del monto por entidad",
    [
      ["Gobierno Regional de Cusco", 1200000],
      ["Gobierno Regional de Piura", 240000],
      ["Ministerio de Salud", 780000],
      ["Municipalidad de Lima", 448500],
    ],
  ],
  ["tenders", "monto total de las licitaciones abiertas", [[1790000]]],
  [
    "vacancies",
    "average salary per location",
    [
      ["Bristol", 55000],
      ["Leeds", 36500],
      ["London", 55000],
      ["Norwich", 29000],
    ],
  ],
  ["vacancies", "how many jobs are in London?", [[2]]],
  [
    "books",
    "how many books per author",
    [
      ["Imani Clarke", 2],
      ["Rhea Patel", 1],
      ["Tom Aldous", 1],
    ],
  ],
] as const)("%s: %s", (page, prompt, expected) => {
  const got = extract(promptPages[page], prompt).rows.map((cells) =>
    cells.map(({ value }) => (typeof value === "number" ? Math.round(value * 100) / 100 : value)),
  );
  expect(got.toSorted((a, b) => String(a[0]).localeCompare(String(b[0])))).toEqual(expected);
});
