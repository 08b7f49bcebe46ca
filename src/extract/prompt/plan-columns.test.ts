import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const offers = `<title>Bolsa</title><main><h1>Convocatorias</h1>${[
  ["Auxiliar de archivo", "3", "uno@ayto.example"],
  ["Peón de jardines", "12", "dos@ayto.example"],
  ["Técnica de sonido", "1", "tres@ayto.example"],
]
  .map(
    ([name, places, mail]) =>
      `<article><h2>${name}</h2><p><b>Vacantes:</b> ${places}</p><p><b>Contacto:</b> ${mail}</p></article>`,
  )
  .join("")}</main>`;

test("a label that says what was asked is it, whatever its values are and whatever the word names elsewhere", () => {
  expect(extract(offers, "título, vacantes y contacto").plain[0]).toEqual({
    título: "Auxiliar de archivo",
    vacantes: "3",
    contacto: "uno@ayto.example",
  });
});

test('the records named before "con" are no column where nothing is called so', () => {
  expect(extract(offers, "Lista de astilleros con título y vacantes").columns.map(({ title }) => title)).toEqual([
    "título",
    "vacantes",
  ]);
  const told = `<table><tr><th>Fecha<th>Hito</tr>${["1930", "1951", "1974"].map((year) => `<tr><td>${year}<td>Hecho de ${year}</tr>`).join("")}</table>`;
  expect(extract(told, "hitos con fecha e hito").plain[0]).toEqual({ fecha: "1930", hito: "Hecho de 1930" });
});

test("what counts things is a column by its whole name", () => {
  const html = `<table><tr><th>Zona<th>Número de hoteles</tr><tr><td>Norte<td>14</tr><tr><td>Sur<td>9</tr><tr><td>Este<td>21</tr></table>`;
  expect(extract(html, "zona, número de hoteles").plain[0]).toEqual({ zona: "Norte", "número de hoteles": "14" });
});

test("a heading cut short is what was asked", () => {
  const html = `<table><tr><th>Asignatura<th>Sec.<th>Docente</tr>${["Cálculo", "Física", "Dibujo"].map((name, i) => `<tr><td>${name}<td>${i + 1}<td>Docente ${name}</tr>`).join("")}</table>`;
  expect(extract(html, "asignatura y sección").plain[1]).toEqual({ asignatura: "Física", sección: "2" });
});

test("a class that says title says what things are called, whatever else stands under the words asked for", () => {
  const html = `<main><h1>Hoy</h1>${[
    ["07:30", "Despierta Ebro", "Magacín"],
    ["11:15", "El río y la vega", "Documental"],
    ["15:00", "Tarde de cine", "Película"],
  ]
    .map(
      ([time, name, kind]) =>
        `<div class="entry"><div class="programs-time"><i>${time}</i></div><div class="programs-title"><b>${name}</b><br><span class="chip">${kind}</span></div></div>`,
    )
    .join("")}</main>`;
  expect(extract(html, "programa y hora").plain[0]).toEqual({ programa: "Despierta Ebro", hora: "07:30" });
});

test("lines that only some cells have belong to the text of their column", () => {
  const events = [
    "Llega el tren<br>Abre la fonda",
    "Primera escuela",
    "Se asfalta la plaza<br>Luz en las calles",
    "Casa de salud",
  ];
  const html = `<table><tr><th>Año<th>Hito</tr>${events.map((text, i) => `<tr><td>${1930 + i}<td>${text}</tr>`).join("")}</table>`;
  expect(extract(html, "año, hito").plain.map((row) => row.hito)).toEqual([
    "Llega el tren Abre la fonda",
    "Primera escuela",
    "Se asfalta la plaza Luz en las calles",
    "Casa de salud",
  ]);
});

test("a class that says just what was asked says it of a value that all records share", () => {
  const html = `<main>${["Ana Ruiz", "Luis Gil", "Eva Sanz"]
    .map(
      (name, i) =>
        `<div class="card"><div class="comarcal-badge">Bajo Ebro</div><h3>${name}</h3><p class="cargo">Vocal ${i}</p></div>`,
    )
    .join("")}</main>`;
  expect(extract(html, "nombre, cargo, comarcal").plain[0]).toEqual({
    nombre: "Ana Ruiz",
    cargo: "Vocal 0",
    comarcal: "Bajo Ebro",
  });
});

test("a small word of most of the texts says what the records are and leaves none of them out", () => {
  const laws = [
    "LEY QUE ORDENA LOS PUERTOS MENORES",
    "LEY QUE CREA EL FONDO DE AGUAS",
    "NORMA QUE DECLARA FERIA EL LUNES",
    "LEY SOBRE CAMINOS VECINALES",
  ];
  const html = `<table><tr><th>Número<th>Título</tr>${laws.map((title, i) => `<tr><td>0${i}1/2026<td>${title}</tr>`).join("")}</table>`;
  const { plain, understood } = extract(html, "número y título de todos los proyectos de ley");
  expect(plain).toHaveLength(4);
  expect(understood.notFound).toEqual([]);
  expect(extract(html, "número y título de los proyectos de puertos").plain).toHaveLength(1);
});

const rows = (cells: readonly string[]): string =>
  `<ul>${cells.map((cell, i) => `<li><a href="/${i}.html">${cell}</li>`).join("")}</ul>`;

test("the one short text beside the title is its author, however authors are called there", () => {
  const posts = [
    "Fallo al guardar|marisol77",
    "Nueva versión|ana en valencia.es",
    "Sin conexión|Ruiz, Ana",
    "Manual|pepe",
  ];
  const html = rows(posts.map((post) => post.replace("|", "</a> <i>") + "</i>"));
  expect(extract(html, "título y autor").plain[1]).toEqual({ título: "Nueva versión", autor: "ana en valencia.es" });
});

test("a column that says the same in every record is no title, and a link's date is one where nothing else could be", () => {
  const table = `<table><tr><th>Convocatoria<th>Aviso${["Pleno", "Hacienda", "Obras", "Cultura"].map((name, i) => `<tr><td>${name} ${i}<td><a href="/${i}">Aviso`).join("")}</table>`;
  expect(extract(table, "nombre y enlace").plain[0]).toMatchObject({ nombre: "Pleno 0" });
  const minutes = rows(["14 de enero de 2015</a>", "11 de febrero de 2015</a>", "18 de marzo de 2015</a>"]);
  expect(extract(minutes, "el enlace y el nombre o título").plain[0]?.["nombre o título"]).toMatch(/14 de enero/);
});

test("a figure without a name is no rating unless it is on a scale of ten", () => {
  const cards = ["159|4.5|Faro", "267|4|Brújula", "75|5|Sextante", "184|3.5|Catalejo"].map((card) => {
    const [parts, stars, name] = card.split("|");
    return `<li><a href="/${parts}">${name}</a> <span class="pieces"><b>${parts}</b> al mes</span> <i aria-label="${stars} de 5 estrellas"></i></li>`;
  });
  expect(extract(`<ul>${cards.join("")}</ul>`, "nombre y valoración").plain[1]?.valoración).toMatch(/^4(?: de 5|$)/);
});
