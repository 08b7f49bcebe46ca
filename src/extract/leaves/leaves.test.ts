import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const main = (html: string): string => `<html lang="es"><body><main><h1>Lista</h1>${html}</main></body></html>`;

const card = (name: string, price: string): string =>
  `<tr class="ficha"><td><a href="/p/${name}">${name}</a><table><tr><td>Precio nuestro: ${price}</td><td>Añadir</td></tr></table></td></tr>`;
const block = (text: string, n: number): string =>
  `<section class="bloque" data-id="a${n}f3"><div data-id="b${n}e1"><div data-id="c${n}d7"><h2>${text}</h2></div></div></section>`;

test("a record that is a sentence with links in it has its whole text", () => {
  const moves = [
    ["Club Ribera", "Ana Luz", "por tres años"],
    ["Deportivo Sol", "Eva Mar", "hasta el verano"],
    ["Unión Norte", "Inés Gil", "por una temporada"],
  ];
  const items = moves.map(
    ([team, name, term]) =>
      `<li>El <a href="/e/${team}">${team}</a> fichó a <a href="/j/${name}">${name}</a> ${term}.</li>`,
  );
  const rows = extract(main(`<ul>${items.join("")}</ul>`), "texto").plain;
  expect(rows.map((row) => Object.values(row))).toEqual(
    moves.map(([team, name, term]) => [`El ${team} fichó a ${name} ${term}.`]),
  );
});

test("a cell that says its own name is no name of the cell beside it", () => {
  const rows = extract(
    main(`<table>${card("Grillete", "12,50 €")}${card("Polea", "8,00 €")}${card("Cabo", "3,20 €")}</table>`),
    "nombre y precio",
  ).plain;
  expect(rows.map((row) => Object.values(row))).toEqual([
    ["Grillete", "12,50 €"],
    ["Polea", "8,00 €"],
    ["Cabo", "3,20 €"],
  ]);
});

test("the ids of the elements in a record are no fields of it", () => {
  const { survey } = extract(main(["Plazos", "Requisitos", "Documentos"].map(block).join("")), "título");
  const names = survey.sets[0]?.fields.filter(({ path }) => path.includes("data-id"));
  expect(names?.length ?? 0).toBeLessThanOrEqual(1);
});

test("a name under its value names it", () => {
  const ports = ["Callao", "Paita", "Ilo", "Matarani"].map(
    (name, i) =>
      `<li><h3>${name}</h3><dl><div><dd>${i * 13 + 20} t</dd><dt>Carga</dt></div><div><dd>${i + 4} días</dd><dt>Espera</dt></div></dl></li>`,
  );
  const { plain } = extract(`<h1>Puertos</h1><ul>${ports.join("")}</ul>`, "puerto, carga y espera");
  expect(plain[1]).toEqual({ puerto: "Paita", carga: "33 t", espera: "5 días" });
});

test("a word of a line that is cut short in it is part of the line", () => {
  const acts = ["Feria", "Concierto", "Mercado", "Teatro"].map(
    (act, i) =>
      `<li><h3>${act}</h3><p><strong><abbr title="mayo">may</abbr> ${i + 3}, 2026</strong> en la plaza</p></li>`,
  );
  const { plain, survey } = extract(main(`<ul>${acts.join("")}</ul>`), "acto y fecha");
  expect(plain[1]).toEqual({ acto: "Concierto", fecha: "may 4, 2026" });
  expect(survey.sets[0]?.fields.map(({ samples }) => samples[0])).not.toContain("may");
});

test("a key to sort by, which is not shown, is no part of the date beside it", () => {
  const acts = ["Feria", "Concierto", "Mercado", "Teatro"].map(
    (act, i) =>
      `<tr><td>${act}</td><td><span style="display:none">2026050${i + 1}</span>${i + 1} de mayo de 2026</td></tr>`,
  );
  const { plain } = extract(`<table><tr><th>Acto</th><th>Fecha</th></tr>${acts.join("")}</table>`, "acto y fecha");
  expect(plain[1]).toEqual({ acto: "Concierto", fecha: "2 de mayo de 2026" });
});

test("a colon after a space ends a label, also where its value follows at once", () => {
  const items = ["Vallado del parque", "Cubierta del mercado", "Acera de la plaza"].map(
    (work, i) => `<li><p>Código :${4810 + i}</p><p><b>Obra :</b>${work}</p><p>Plazo : ${i + 2} meses</p></li>`,
  );
  const [, second] = extract(main(`<ul>${items.join("")}</ul>`), "código, obra y plazo").plain;
  expect(second).toEqual({ código: "4811", obra: "Cubierta del mercado", plazo: "3 meses" });
});
