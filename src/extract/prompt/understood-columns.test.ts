import { expect, test } from "vitest";
import { type Case, comesOf } from "./understood-fixture.ts";

const orders: readonly Case[] = [
  ["shop", "nombre y precio de menor a mayor precio", "nombre | precio", "2 6 5 4 3 1"],
  ["shop", "nombre y precio ordenados por presio", "nombre | precio", "2 6 5 4 3 1"],
  ["shop", "los 3 más baratos", "", "2 6 5"],
  ["shop", "los 2 productos más caros con su precio", "productos | precio", "1 3"],
  ["shop", "top 3 by price, name and price", "name | price", "1 3 4"],
  ["shop", "name and price, cheapest first", "name | price", "2 6 5 4 3 1"],
  ["shop", "el producto mejor valorado", "producto | valoración", "4"],
  ["shop", "los 3 mejor valorados, con precio y marca", "nombre | precio | marca", "4 1 2"],
  ["shop", "los 2 más caros con teléfono", "nombre | teléfono", "1 3"],
  ["shop", "precio de los 2 más caros", "nombre | precio", "1 3"],
  ["shop", "el más caro de cada marca con su precio", "nombre | precio", "1 3 5"],
  ["shop", "nombre, precio y marca ordenado por marca y luego por precio", "nombre | precio | marca", "4 3 2 1 6 5"],
  ["shop", "nombre y precio, ordena alfabéticamente", "nombre | precio", "5 1 3 2 6 4"],
  ["shop", "productos y precio del más caro al más barato", "productos | precio", "1 3 4 5 6 2"],
  ["shop", "productos con precio, de los más caros a los más baratos", "productos | precio", "1 3 4 5 6 2"],
  ["shop", "productos y precio, de la mas cara a la mas barata", "productos | precio", "1 3 4 5 6 2"],
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
  ["homes", "los 2 pisos más grandes", "pisos | superficie", "5 4"],
  ["hotels", "el hotel más barato de Madrid", "hotel | ciudad | precio", "5"],
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
  ["shop", "precios de la tienda: nombre, marca y precio", "nombre | marca | precio", "1 2 3 4 5 6"],
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

const ofTheThing: readonly Case[] = [
  ["museum", "nombre del reloj y año", "nombre del reloj | año", "1 2 3"],
  ["hotels", "nombre de la pensión y ciudad", "nombre de la pensión | ciudad", "1 2 3 4 5 6"],
  ["directory", "teléfono de Café Nevado", "teléfono", "6"],
];

const whether: readonly Case[] = [
  [
    "schools",
    "colegio, localidad y una columna que diga sí o no si tiene teléfono",
    "colegio | localidad | teléfono",
    "1 2 3 4",
  ],
  ["directory", "empresas y dime si tienen teléfono", "empresas | teléfono", "1 2 3 4 5 6"],
  ["directory", "nombre y correo (sí o no)", "nombre | correo", "1 2 3 4 5 6"],
  ["directory", "name and a column that says whether it has an email", "name | email", "1 2 3 4 5 6"],
  ["directory", "nombre de las que sí tienen correo", "nombre", "1 3 4 6"],
];

test.each([...orders, ...shapes, ...ofTheThing, ...whether])("%s: %s", (...asked) => {
  const [, , columns, records] = asked;
  expect(comesOf(asked)).toEqual({ columns: columns === "" ? expect.any(String) : columns, records });
});
