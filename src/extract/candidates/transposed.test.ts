import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";
import { openPage, surveyPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";

const comparison = `<html lang="es"><body><h1>Comparativa de hornos</h1><table>
<tr><th></th><th>Horno Arlanzón</th><th>Horno Pisuerga</th><th>Horno Duero</th></tr>
<tr><th>Precio</th><td>299,00 €</td><td>349,50 €</td><td>419,90 €</td></tr>
<tr><th>Peso</th><td>28 kg</td><td>31 kg</td><td>35 kg</td></tr>
<tr><th>Color</th><td>Negro</td><td>Blanco</td><td>Acero</td></tr>
</table></body></html>`;

test("a table with a record per column gives a row per record", () => {
  expect(extract(comparison, "precio, peso y color").plain).toEqual([
    { precio: "299,00 €", peso: "28 kg", color: "Negro" },
    { precio: "349,50 €", peso: "31 kg", color: "Blanco" },
    { precio: "419,90 €", peso: "35 kg", color: "Acero" },
  ]);
  expect(extract(comparison, "nombre y precio").plain.map((row) => row.nombre)).toEqual([
    "Horno Arlanzón",
    "Horno Pisuerga",
    "Horno Duero",
  ]);
});

test("a table whose rows are named but whose columns agree in type stays as it is", () => {
  const html = `<html lang="es"><body><table><tr><th>Ciudad</th><th>Enero</th><th>Febrero</th><th>Marzo</th></tr>${["Lugo", "Soria", "Ávila", "Teruel"].map((city, i) => `<tr><th>${city}</th><td>${10 + i}</td><td>${20 + i}</td><td>${30 + i}</td></tr>`).join("")}</table></body></html>`;
  expect(surveyPage(openPage(snapshotOf(html))).sets[0]?.count).toBe(4);
});
