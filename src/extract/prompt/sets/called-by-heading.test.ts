import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
const words = "El fabricante decide qué hace el teléfono con lo que no se mira, y no todos deciden lo mismo.";
const article = `<html lang="es"><title>Teléfonos que cierran lo que no deben</title><body>
  <h1>Teléfonos que cierran lo que no deben</h1><p>Por Ana Ruiz, 3 de mayo de 2024</p>
  ${[1, 2, 3, 4].map((i) => `<p>${words} Lo midieron ${i} veces.</p>`).join("")}
  <h2>¿Cuáles son las marcas más agresivas con las apps?</h2>${list("Andes", "Brisa (todos)", "Cima", "Delta")}
  <h2>Qué se puede hacer</h2>${list("Quitar el ahorro", "Fijar la aplicación", "Esperar")}</body></html>`;

test.each([
  "brands that are most aggressive with apps",
  "las marcas más agresivas con las apps",
  "marcas agresivas: nombre",
])("the list whose heading says what the prompt says is meant, in either language: %s", (prompt) => {
  expect(extract(article, prompt).plain.map((row) => Object.values(row)[0])).toEqual([
    "Andes",
    "Brisa (todos)",
    "Cima",
    "Delta",
  ]);
});

const row = (...cells: string[]): string => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`;

test("the title row of a table is its heading", () => {
  const table = `<table><tr><th colspan="3">Largest urban areas</th></tr><tr><th>Name</th><th>Region</th><th>Surface</th></tr>
    ${row("Lima", "Costa", "2.672 km²")}${row("Cusco", "Sierra", "385 km²")}${row("Iquitos", "Selva", "368 km²")}</table>`;
  const page = `<html lang="en"><title>Perú</title><body><h1>Perú</h1><p>Name: Perú</p><p>Region: South America</p>
    <p>Surface: 1.285.216 km²</p><p>Currency: sol</p><p>Capital: Lima</p>${table}</body></html>`;
  expect(extract(page, "áreas urbanas: nombre, región y superficie").rows).toHaveLength(3);
});

test("who asks for several facts that the best list lacks altogether is not given its rows", () => {
  const cards = ["Olla", "Sartén", "Cazo", "Taza"].map(
    (name, i) => `<li><a href="/${i}">${name} de aluminio</a><b>${i + 4},00 €</b></li>`,
  );
  const page = `<html lang="es"><title>Hornillo</title><body><h1>Hornillo</h1><p>Peso: 2 kg</p><p>Garantía: dos años</p>
    <ul>${cards.join("")}</ul></body></html>`;
  expect(extract(page, "años de experiencia y estudios exigidos").rows).toHaveLength(1);
});
