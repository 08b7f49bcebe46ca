import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const page = (rows: readonly string[], lang = "es"): string =>
  `<html lang="${lang}"><body><main><h1>1</h1><div class="rows">${rows.join("")}</div></main></body></html>`;

const boards = ["Parques", "Puertos", "Aguas", "Parques", "Puertos", "Aguas", "Parques", "Puertos"];

test("a line that is a date and words for links is no title: what stands below it is, though it recurs", () => {
  const rows = boards.map(
    (board, i) => `<div class="meeting"><div class="top"><a href="/sesion/${i}">${i + 3} de mayo de 2024</a>
      <span><a class="doc" href="/a/${i}">Resumen</a></span></div><div class="below">Junta de ${board}</div></div>`,
  );
  const { plain } = extract(page(rows), "fecha, enlace y nombre");
  expect(plain.map((row) => row["nombre"])).toEqual(boards.map((board) => `Junta de ${board}`));
});

test("what tells the records apart is their name, though it reads like an address and a date was asked for", () => {
  const rows = boards.map(
    (_, i) => `<div class="item"><p>${i + 3} de mayo de 2024, a las 9:00, calle Mayor ${i + 1}, 28013 Madrid</p>
      <a href="/acta-${i}.pdf">Acta</a></div>`,
  );
  const { plain } = extract(page(rows), "nombre y acta");
  expect(plain.map((row) => row["nombre"])).toEqual(
    boards.map((_, i) => expect.stringContaining(`calle Mayor ${i + 1}`)),
  );
});

test("the tooltip of a heading's link is no title for being called so in HTML", () => {
  const rows = boards.map(
    (
      board,
      i,
    ) => `<tr><td><a title="${i % 2 ? "Ver carpeta" : "Ver archivo"}" href="/f/${i}">${board.toLowerCase()}-${i}</a></td>
      <td>r${4000 + i}</td></tr>`,
  );
  const table = `<table><tr><th>File</th><th>Rev.</th></tr>${rows.join("")}</table>`;
  const { plain } = extract(page([table], "en"), "name or title, link and revision");
  expect(plain.map((row) => row["name or title"])).toEqual(boards.map((board, i) => `${board.toLowerCase()}-${i}`));
});

test("a code below a picture is the name of a record that says nothing else", () => {
  const models = ["K14", "K16", "K22-B", "K23-II", "L25", "L26-B"];
  const cards = models.map(
    (model) => `<div class="i"><a href="/m/${model}"><img src="/${model}.png"><div>${model}</div></a></div>`,
  );
  const { plain } = extract(page(cards), "nombre y enlace");
  expect(plain.map((row) => row["nombre"])).toEqual(models);
});

test("any link is the one on the picture that each record has, not the site that some of them name", () => {
  const people = ["Ana Belmonte", "Luis Quijano", "Marta Oliver", "Iván Robledo", "Sara Villar"];
  const cards = people.map(
    (name, i) => `<div class="p"><a href="/socios/${i}/"><img src="/${i}.jpg"></a><div class="d"><h4>${name}</h4>
      <ul>${i % 2 ? "" : `<li><a href="https://sitio-${i}.example/"><span>Website</span></a></li>`}<li><a href="https://codigo.example/${i}"><span>Github</span></a></li></ul></div></div>`,
  );
  const last = (prompt: string): unknown[] =>
    extract(page(cards), prompt).plain.map((row) => Object.values(row).at(-1));
  expect(last("nombre y enlace")).toEqual(people.map((_, i) => expect.stringContaining(`/socios/${i}/`)));
  expect(last("nombre y website")[0]).toBe("https://sitio-0.example/");
});

test.each(["Entidad", "Institución", "Organismo"])("who a list of calls is from is what stands under %s", (heading) => {
  const calls = boards.map((board, i) => [`Suministro de material ${i}`, `Junta de ${board}`, `${i + 3}/05/2026`]);
  const rows = calls.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  const table = `<table><tr><th>Convocatoria</th><th>${heading}</th><th>Cierre</th></tr>${rows.join("")}</table>`;
  const { plain } = extract(page([table]), "título, empresa y fecha de cierre");
  expect(plain.map((row) => Object.values(row))).toEqual(calls);
});

test("an address in one line before the word for its phone is asked for without it", () => {
  const firms = [
    ["Talleres Duero", "Calle Mayor 3, 48001 Bilbao", "944 123 456"],
    ["Hornos Ebro", "Avenida de Goya 12, 50006 Zaragoza", "976 123 456"],
    ["Forja Miño", "Rúa Nova 8, 27001 Lugo", "982 123 456"],
    ["Quesos Bureba", "Plaza Mayor 1, 09240 Briviesca", "947 123 456"],
  ] as const;
  const items = firms.map(
    ([name, address, phone]) => `<div class="s"><b>${name}</b><p>${address}, Tel. ${phone}</p></div>`,
  );
  const { plain } = extract(page(items), "nombre, dirección y teléfono");
  expect(plain.map((row) => Object.values(row))).toEqual(firms);
});

test("a kind before the colon of a heading belongs to the title, where it is not the same in nearly all", () => {
  const kinds = ["Curso", "Taller", "Curso", "Jornada", "Curso", "Taller"];
  const titles = kinds.map((kind, i) => `${kind}: Poda de ${boards[i]?.toLowerCase()} ${i}`);
  const cards = titles.map(
    (title, i) => `<div class="o"><h3><a href="/o${i}">${title}</a></h3><p>Fecha: 1${i}/03/2026</p></div>`,
  );
  const { plain } = extract(page(cards), "título y fecha");
  expect(plain.map((row) => row["título"])).toEqual(titles);
});
