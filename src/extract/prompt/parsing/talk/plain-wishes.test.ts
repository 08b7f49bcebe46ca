import { expect, test } from "vitest";
import { toPlainWishes } from "./plain-wishes.ts";

test.each([
  ["a cuánto está la tetera", "precio de la tetera"],
  ["a cómo van los tomates?", "precio de los tomates?"],
  ["¿Cuánto vale el Molinillo?", "¿precio del Molinillo?"],
  ["nombre y cuánto cuesta cada uno", "nombre y precio"],
  ["qué precio tienen las cafeteras y dónde están", "precio de las cafeteras y dónde están"],
  ["how much is the kettle", "price of the kettle"],
  ["how much does each one cost", "price"],
  ["hay alguno con garaje?", "los que tengan garaje?"],
  ["¿hay algún piso con terraza?", "¿piso que tengan terraza?"],
  ["hay alguna de hierro", "los que sean de hierro"],
  ["are there any flats with a garden", "flats that have a garden"],
  ["cuántos baños tiene cada piso", "piso, baños"],
  ["precio y cuántas habitaciones tiene cada uno", "precio y habitaciones"],
  ["how many jobs does each company have", "how many jobs per company"],
  ["dame la tabla completa de productos", "dame todo"],
  ["the full list of hotels", "todo"],
  ["nombre y cuántas vienen por paquete", "nombre y unidades por paquete"],
  ["título y para quién es", "título y público"],
])("%s is the wish: %s", (prompt, wish) => {
  expect(toPlainWishes(prompt)).toBe(wish);
});

test.each([
  "nombre, precio y enlace",
  "cuánto cuestan de media",
  "cuántas ofertas tiene cada empresa",
  "el más barato de cada marca",
  "tabla completa de hoteles en Lima",
  "how much are they worth in total",
])("a wish that is plain, or means something else, stays: %s", (prompt) => {
  expect(toPlainWishes(prompt)).toBe(prompt);
});
