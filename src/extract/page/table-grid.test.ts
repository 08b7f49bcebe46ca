import { expect, test } from "vitest";
import { createPageReader } from "./page-reader.ts";
import { parseTree } from "./parse-tree.ts";

const gridOf = (html: string) => {
  const page = createPageReader(parseTree(html));
  const grid = page.grids.grid(page.tree.tags.indexOf("table"));
  return {
    grid,
    rows: grid.rows.filter((row) => !row.isHeader).map((row) => row.cells.map((cell) => page.text(cell.node))),
  };
};

test("headers come from th, or from a first row of words above rows of figures", () => {
  expect(gridOf("<table><tr><th>Empresa<th>Ventas</tr><tr><td>A<td>10</tr></table>").grid.headers).toEqual([
    "Empresa",
    "Ventas",
  ]);
  expect(
    gridOf("<table><tr><td>Empresa<td>Ventas</tr><tr><td>A<td>10</tr><tr><td>B<td>20</tr></table>").grid.headers,
  ).toEqual(["Empresa", "Ventas"]);
  expect(gridOf("<table><tr><td>Ana<td>12</tr><tr><td>Luis<td>20</tr></table>").grid.headers).toEqual(["", ""]);
});

test("a first row that is a label and its value names no columns", () => {
  const none = ["", ""];
  const rooms = [3, 4, 5].map((n) => `<tr><td>Nombre<td>Sala ${n}</tr><tr><td>Plazas<td>${n * 12}</tr>`);
  expect(gridOf(`<table><tr><td>Sala:<td>Norte</tr><tr><td>Aforo:<td>80</tr></table>`).grid.headers).toEqual(none);
  expect(gridOf(`<table>${rooms.join("")}</table>`).grid.headers).toEqual(none);
  const again = `<tr><td>Empresa:<td>Ventas:</tr><tr><td>A<td>10</tr><tr><td>B<td>20</tr>`;
  expect(gridOf(`<table>${again + again}</table>`).grid.headers).toEqual(["Empresa:", "Ventas:"]);
});

test("a pager row above the header is not a header", () => {
  const { grid, rows } = gridOf(
    "<table><tr><td colspan=2>1 2 3</tr><tr><th>Año<th>Total</tr><tr><td>2024<td>7</tr></table>",
  );
  expect(grid.headers).toEqual(["Año", "Total"]);
  expect(rows.at(-1)).toEqual(["2024", "7"]);
});

test("totals that are set as headings above the remarks are no record", () => {
  const totals = "<thead><tr><th>Totales<th>30<th>2<th>&nbsp;</tr></thead>";
  const remarks = ["Sin prórroga", "Con público", "A puerta cerrada", "Bajo techo"].map(
    (text) => `<tr><td colspan=4>${text}</tr>`,
  );
  const { grid } = gridOf(
    `<table><thead><tr><th>Jugador<th>J<th>G<th>M</tr></thead><tbody><tr><td>Gil<td>10<td>1<td>.3</tr><tr><td>Paz<td>20<td>1<td>.5</tr></tbody>${totals}<tbody>${remarks.join("")}</tbody></table>`,
  );
  expect(grid.rows.filter(({ isFoot }) => isFoot)).toHaveLength(1);
});

test("cells that span rows belong to each row they cover", () => {
  expect(
    gridOf("<table><tr><th>Zona<th>Tienda</tr><tr><td rowspan=2>Norte<td>Bilbao 1</tr><tr><td>León 2</tr></table>")
      .rows,
  ).toEqual([
    ["Norte", "Bilbao 1"],
    ["Norte", "León 2"],
  ]);
});

test("cells that span columns shift the ones after them", () => {
  const { grid } = gridOf("<table><tr><th>A<th>B<th>C</tr><tr><td colspan=2>x1<td>y2</tr></table>");
  expect(grid.rows[1]?.cells.map((cell) => cell.column)).toEqual([0, 2]);
});

const bold = (text: string, more = ""): string => `<td style="font-weight:bold"${more}>${text}</td>`;

test("a bold header over two rows names the columns below its groups, under a title of the table", () => {
  const { grid, rows } = gridOf(
    `<table><tr><td colspan=5>Talleres de otoño</td></tr>
    <tr>${bold("Clave", " rowspan=2")}${bold("Taller", " rowspan=2")}${bold("Plazas", " colspan=2")}${bold("Sala", " rowspan=2")}</tr>
    <tr>${bold("Total")}${bold("Libres")}</tr>
    <tr><td>T-01<td>Cestería<td>12<td>3<td>Norte</tr><tr><td>T-02<td>Torno<td>8<td>0<td>Sur</tr></table>`,
  );
  expect(grid.headers).toEqual(["Clave", "Taller", "Plazas Total", "Plazas Libres", "Sala"]);
  expect(rows.at(-2)).toEqual(["T-01", "Cestería", "12", "3", "Norte"]);
});

test("what alone stands over the names of columns is no part of them", () => {
  const { grid } = gridOf(
    "<table><tr><th><th colspan=2>Marque lo que quiera renovar</tr><tr><th>N.º<th>Título<th>Vence</tr><tr><td>1<td>Río arriba<td>11.06.2026</tr></table>",
  );
  expect(grid.headers).toEqual(["N.º", "Título", "Vence"]);
});

const divisionOf = (name: string, teams: readonly string[]): string =>
  `<tr><td>${name}<td>Ganados<td>Perdidos<td>Puntos</tr>${teams.map((team, i) => `<tr><td>${team}<td>${i + 3}<td>${i}<td>${9 + i}</tr>`).join("")}`;

test("the names of the columns, said again for every group, are headers", () => {
  const divisions = divisionOf("NORTE", ["Lerma", "Oña"]) + divisionOf("SUR", ["Roa", "Aranda"]);
  const { grid, rows } = gridOf(`<table><tr><td colspan="4">Liga comarcal</tr>${divisions}</table>`);
  expect(grid.headers).toEqual(["", "Ganados", "Perdidos", "Puntos"]);
  expect(rows.map(([team]) => team)).toEqual(["Lerma", "Oña", "Roa", "Aranda"]);
});

test("rows that hold the same words are records where what follows them holds no figures", () => {
  const sights = ["Museo", "Torre", "Castillo"].map(
    (name) => `<tr><td>${name}<td>Abierto<td>Con reserva<td>Todo el año</tr>`,
  );
  expect(gridOf(`<table>${sights.join("")}</table>`).rows).toHaveLength(3);
});

const row = (name: string, points: number) => `<tr><td>${name}<td>${points}</tr>`;
const group = (name: string) => `<tr><td colspan=2>${name}</tr>`;

test("a heading over the first group may stand between the names of the columns and its rows", () => {
  const html = `<table><tr><td>Remero<td>Puntos</tr>${group("Juvenil")}${row("Ana", 12)}${group("Senior")}${row("Luis", 31)}${row("Eva", 9)}</table>`;
  expect(gridOf(html).grid.headers).toEqual(["Remero", "Puntos"]);
});

const rowingOf = (name: string, won: number) => `<tr><td>${name}<td>${won}<td>${9 - won}</tr>`;

test("headings of two levels that come again further down are no rows", () => {
  const heading = "<tr><th>Remero<th colspan=2>Regatas</tr><tr><th><th>Ganadas<th>Perdidas</tr>";
  const html = `<table><thead>${heading}</thead><tbody>${rowingOf("Ana", 5)}${rowingOf("Luis", 3)}${heading}${rowingOf("Eva", 7)}</tbody></table>`;
  expect(gridOf(html).rows.map(([name]) => name)).toEqual(["Ana", "Luis", "Eva"]);
});
