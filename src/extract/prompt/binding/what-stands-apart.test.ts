import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const page = (rows: readonly string[], lang = "es"): string =>
  `<html lang="${lang}"><body><main><h1>1</h1><div class="rows">${rows.join("")}</div></main></body></html>`;

const boards = ["Parques", "Puertos", "Aguas", "Parques", "Puertos", "Aguas", "Parques", "Puertos"];

test("the same place in every record is where they are, where a class says so", () => {
  const rows = boards.map(
    (
      board,
      i,
    ) => `<li><h3><a href="/e/${i}"><span>Junta de ${board}</span></a></h3><div class="date">${i + 3} de mayo</div>
      <div class="eventLocation"><div class="name">Sala del puerto</div></div></li>`,
  );
  const { plain } = extract(page([`<ol>${rows.join("")}</ol>`]), "título, fecha y lugar");
  expect(plain.map((row) => [row["título"], row["lugar"]])).toEqual(
    boards.map((board) => [`Junta de ${board}`, "Sala del puerto"]),
  );
});

test("what a class calls an address is the place asked for", () => {
  const rows = boards.map(
    (board, i) => `<article><h2><a href="/e/${i}">Junta ${i} de ${board}</a></h2><time>${i + 3} de mayo de 2024</time>
      <ul><li class="meta-address">Casa ${board} <a href="/mapa/${i}">(mapa)</a></li></ul></article>`,
  );
  const { plain } = extract(page(rows), "título, fecha y lugar");
  expect(plain.map((row) => row["lugar"])).toEqual(boards.map((board) => `Casa ${board}`));
});

test("a heading above the records stands before all that they hold: what was asked for after it follows in order", () => {
  const towns = ["Lugo", "Madrid"];
  const rows = boards.map(
    (
      board,
      i,
    ) => `${i % 3 === 0 ? `<h3>${i + 3} de mayo de 2024</h3>` : ""}<div class="notice"><p>Aviso ${["previo", "firme"][i % 2]}</p>
      <p>Registro ${board} HB ${510 + i}</p><p>Casa ${board} ${i} Sociedad Limitada – ${towns[i % 2]}</p></div>`,
  );
  const { plain } = extract(page(rows), "fecha, tipo, tribunal, empresa y ciudad");
  expect(plain.map((row) => Object.values(row).slice(1))).toEqual(
    boards.map((board, i) => [
      `Aviso ${["previo", "firme"][i % 2]}`,
      `Registro ${board} HB ${510 + i}`,
      `Casa ${board} ${i} Sociedad Limitada`,
      towns[i % 2],
    ]),
  );
});

test("a court and a judge are told by what their values say", () => {
  const rows = boards.map(
    (board, i) =>
      `<div class="hit"><h4>${6000 + i}-2${i}.2025</h4><p>${i + 1}ª Câmara Cível</p><p>ANA ${board} - (DESEMBARGADOR)</p>
      <p>Recurso ${i} sobre a venda de um terreno em ${board}, com provas novas e testemunhas ouvidas em juízo.</p></div>`,
  );
  const { plain } = extract(page(rows, "pt"), "docket number, court and judge");
  expect(plain.map((row) => row["court"])).toEqual(boards.map((_, i) => `${i + 1}ª Câmara Cível`));
  expect(plain.map((row) => row["judge"])).toEqual(boards.map((board) => expect.stringContaining(`ANA ${board}`)));
});
