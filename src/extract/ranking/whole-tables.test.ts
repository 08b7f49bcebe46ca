import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const rowOf = (name: string, i: number) =>
  `<tr><td>${name} ${i}</td><td>${20 + i * 3}</td><td>${i + 4}</td><td>${30 - i}</td></tr>`;
const tableOf = (team: string) =>
  `<div class="caja"><table><caption>${team} (27-7)</caption>
   <thead><tr><th aria-label="Jugadores titulares">Titulares</th><th>Minutos</th><th>Puntos</th><th>Rebotes</th></tr></thead>
   <tbody>${[1, 2, 3, 4, 5].map((i) => rowOf(team, i)).join("")}</tbody></table></div>`;
const shooting = (team: string) =>
  tableOf(team)
    .replace("Minutos", "Tiros")
    .replace("Rebotes", "Faltas")
    .replace(/<th>Puntos.*?(?=<th>)/, "");

test("of tables with headings in boxes of their own, the rows are the records", () => {
  const boxes = ["Valencia", "Lima", "Cusco", "Arequipa"].map((team) => tableOf(team) + shooting(team)).join("");
  const html = `<html lang="es"><title>Partido</title><h1>Partido</h1><main>${boxes}</main></html>`;
  expect(extract(html, "").plain.map((row) => row.Titulares)).toContain("Cusco 3");
});

test("cards with a small table of what each is like are the records", () => {
  const cards = ["Hornillo", "Olla", "Sartén", "Farol", "Taza"].map(
    (
      name,
      i,
    ) => `<div class="card"><h3>${name}</h3><p>Para el monte y para la playa, ligero y de larga duración.</p><b>${i + 4},50 €</b>
      <table><tr><th>Talla</th><th>Peso</th><th>Color</th></tr><tr><td>S</td><td>${i + 1} kg</td><td>Rojo</td></tr>
      <tr><td>M</td><td>${i + 2} kg</td><td>Azul</td></tr><tr><td>L</td><td>${i + 3} kg</td><td>Gris</td></tr></table></div>`,
  );
  const html = `<html lang="es"><title>Tienda</title><h1>Tienda</h1><main>${cards.join("")}</main></html>`;
  expect(extract(html, "nombre y precio").plain.map((row) => row.nombre)).toEqual([
    "Hornillo",
    "Olla",
    "Sartén",
    "Farol",
    "Taza",
  ]);
});
