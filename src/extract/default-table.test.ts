import { expect, test } from "vitest";
import { fieldsForReading } from "./index.ts";
import { extract } from "./page-fixture.ts";

const shop = `<html lang="es"><body><main>${[1, 2, 3, 4, 5, 6]
  .map(
    (
      i,
    ) => `<div class="card xs"><a href="/p/${i}"><img src="/i/${i}.jpg" alt="Foto"></a><span class="gaa">Marca ${"ABC"[i % 3]}</span>
<h3><a href="/p/${i}">Silla de roble modelo ${i}</a></h3><p class="item-price">${20 + i},50 €</p><button>Comprar</button>
<a href="/p/${i}#opiniones">Leer más</a></div>`,
  )
  .join("")}</main></body></html>`;

test("with nothing asked, a card is its title, what is visible, one picture and its link, called in the language of the page", () => {
  const { columns, plain } = extract(shop, "todo");
  expect(columns.map(({ title }) => title)).toEqual(["título", "texto", "precio", "imagen", "enlace"]);
  expect(plain[0]).toMatchObject({ título: "Silla de roble modelo 1", precio: "21,50 €" });
});

test("the fields offered before anything is asked begin with those of that table, under its names", () => {
  const [set] = extract(shop, "todo").survey.sets;
  const { fields, shown } = fieldsForReading(set!);
  expect(fields.slice(0, shown).map(({ name }) => name)).toEqual(["título", "texto", "precio", "imagen", "enlace"]);
  expect(new Set(fields.map(({ id }) => id))).toEqual(new Set(set!.fields.map(({ id }) => id)));
});

const list = `<html lang="en"><body><table><tr><th>Year</th><th>Winners</th><th>Reason</th></tr>${[
  ["1901", ["Ana Ruiz"]],
  ["1902", ["Luis Vega", "Eva Soto"]],
  ["1903", ["Juan Gil", "Rosa Paz", "Inés Mora"]],
  ["1904", ["Pedro Sanz"]],
]
  .map(
    ([year, names]) =>
      `<tr><td>${String(year)}</td><td>${(names as string[]).map((name) => `<a href="/${name.replace(" ", "_")}">${name}</a>`).join("; ")}</td><td>For the discovery of the ${String(year)}th island in the northern sea</td></tr>`,
  )
  .join("")}</table></body></html>`;

test("a list within a cell is one column, also where it has one entry", () => {
  const { plain } = extract(list, "everything");
  expect(plain.map((row) => row.Winners)).toEqual([
    "Ana Ruiz",
    "Luis Vega; Eva Soto",
    "Juan Gil; Rosa Paz; Inés Mora",
    "Pedro Sanz",
  ]);
});

const labelled = `<html lang="es"><body><ul>${["AB-2023-0213", "CC-2024-0391", "CC-2024-0802", "MD-2025-0044"]
  .map((code, i) => `<li><p>Núm. ${code}</p><p>Ruiz contra Vega y otros (${i + 1}40A24 - Publicada)</p></li>`)
  .join("")}</ul></body></html>`;

test("a label without a colon and what stands in brackets are told from the value", () => {
  const { plain } = extract(labelled, "núm, expediente y nombre");
  expect(plain[0]?.núm).toBe("AB-2023-0213");
});

const numbered = (heads: readonly string[]): string =>
  `<html lang="es"><body><table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${[1, 2, 3, 4]
    .map(
      (i) => `<tr>${heads.map((_, at) => `<td>${"Roble Haya Pino Olmo".split(" ")[(i + at) % 4]}</td>`).join("")}</tr>`,
    )
    .join("")}</table></body></html>`;

test.each([
  ["numbers that the page writes stay", ["Columna 1", "Columna 2"], ["Columna 1", "Columna 2"]],
  ["a lone number stays", ["Madera", "Opción 2"], ["Madera", "Opción 2"]],
  ["headers that say the same are told apart", ["Madera", "Madera"], ["Madera", "Madera 2"]],
])("%s in the titles of a table", (_, heads, titles) => {
  expect(extract(numbered(heads), "todo").columns.map(({ title }) => title)).toEqual(titles);
});

const firms = (contact: (i: number) => string): string =>
  `<html lang="es"><body><main>${Array.from(
    { length: 8 },
    (_, i) => `<div class="card"><h3><a href="/f/${i}">Talleres ${"ABCDEFGH"[i]}</a></h3>${contact(i)}</div>`,
  ).join("")}</main></body></html>`;
const mail = (i: number): string => `taller${i}@firmas.test`;

test.each([
  ["its e-mail", (i: number) => `<p><a href="mailto:${mail(i)}?subject=Hola">${mail(i)}</a></p>`, "correo"],
  ["an e-mail elsewhere", (i: number) => `<p>${mail(i)}</p><a href="mailto:${mail(i)}"><i></i></a>`, "correo"],
  ["its phone", (i: number) => `<p><a href="tel:+3498511122${i}">985 111 22${i}</a></p>`, "teléfono"],
  ["a phone with escapes", (i: number) => `<p><a href="tel:985%2011%2022%20${i}3">985 11 22 ${i}3</a></p>`, "teléfono"],
])("a link that writes or calls is no column beside %s", (_, contact, title) => {
  expect(extract(firms(contact), "todo").columns.map((column) => column.title)).toEqual(["título", title, "enlace"]);
});

test("a link that writes to another address than the one shown is a column", () => {
  const html = firms((i) => `<p>${mail(i)}</p><a href="mailto:${i === 5 ? "otro@firmas.test" : mail(i)}"><i></i></a>`);
  expect(extract(html, "todo").columns.map(({ title }) => title)).toEqual(["título", "correo", "correo 2", "enlace"]);
});

const row = (name: string, email: string): string =>
  `<tr><td>${name}</td><td>${email} <a href="mailto:${email}">Escribir</a></td></tr>`;

test("an address beside the link that writes to it is one column", () => {
  const html = `<table><thead><tr><th>Nombre</th><th>Correo</th></tr></thead><tbody>${[
    row("Ana Quispe", "ana@nevado.example"),
    row("Luis Mamani", "luis@nevado.example"),
    row("Rosa Condori", "rosa@nevado.example"),
    row("Iván Apaza", "ivan@nevado.example"),
  ].join("")}</tbody></table>`;
  const { columns, plain } = extract(html, "todo");
  expect(columns.map(({ title }) => title)).toEqual(["Nombre", "Correo"]);
  expect(plain[0]).toEqual({ Nombre: "Ana Quispe", Correo: "ana@nevado.example" });
});
