import { expect, test } from "vitest";
import { openPage, surveyPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";

const fieldsOf = (body: string): Record<string, string> => {
  const page = openPage(snapshotOf(`<html lang="es"><title>Hornillo</title><h1>Hornillo</h1>${body}</html>`));
  const details = page.sets().find(({ kind }) => kind === "details");
  return Object.fromEntries(details?.columns.map(({ name, cells }) => [name, cells[0]?.raw ?? ""]) ?? []);
};

test.each([
  [
    "several links after a label",
    "<p>Clave: H-20</p><div><span>Ref: <b>88</b></span> <span>Temas: <a>Gas</a>, <a>Camping</a></span></div>",
    { Temas: "Gas, Camping" },
  ],
  [
    "bare text after a label of its own, among others",
    "<div><span><small>Peso</small>2 kg</span><span><small>Fuegos</small>dos</span></div>",
    { Peso: "2 kg", Fuegos: "dos" },
  ],
  [
    "a colon that stands after the label's element",
    "<div><div><span>Origen</span> : Perú <div>Alto : 20 cm</div></div></div>",
    { Origen: "Perú" },
  ],
  [
    "what stands under a heading",
    "<section><div><h2>Uso</h2></div><p>Solo fuera.</p><p>Sin viento.</p><h2>Aviso</h2></section>",
    { Uso: "Solo fuera. Sin viento." },
  ],
  [
    "a description without its heading",
    '<div class="description"><h2>Descripción</h2><p>Hornillo plegable de dos fuegos para llevar al monte.</p></div>',
    { descripción: "Hornillo plegable de dos fuegos para llevar al monte." },
  ],
  [
    "a table under a heading",
    "<div><h2>Ficha</h2><table><tr><th>Fuegos</th><td>dos</td></tr></table></div><div><h2>Uso</h2><p>Fuera</p></div>",
    { Fuegos: "dos" },
  ],
  [
    "a place without where it lies on the globe",
    "<table><tr><th>Sede</th><td><a>Cusco</a> 13°31′S 71°58′O</td></tr><tr><th>Altura</th><td>3.399 m</td></tr></table>",
    { Sede: "Cusco" },
  ],
  [
    "lines of a long text that begin with a label in bold",
    `<div><b>Puesto:</b> Cajera<b><br>Lugar:</b> Lima<br>${"La tienda busca a quien sepa llevar una caja. ".repeat(9)}</div>`,
    { Puesto: "Cajera", Lugar: "Lima" },
  ],
  [
    "lines with a label each under a heading that ends with a colon",
    "<p><strong>Contacto:</strong><br>Empresa: Tiendas Andes<br>Clave: H-20</p>",
    { Empresa: "Tiendas Andes", Clave: "H-20" },
  ],
  ["what a class names, without its label", '<p>Peso: 2 kg</p><p class="brand">De: Andes</p>', { marca: "Andes" }],
  ["who a recipe is by", "<p>Peso: 2 kg</p><p>Receta por Ana Ruiz</p>", { autor: "Ana Ruiz" }],
  ["a sentence about the stock", "<p>¡Agotado!</p>", { disponibilidad: "¡Agotado!" }],
])("the fields of a thing are found: %s", (_, body, fields) => {
  expect(fieldsOf(body)).toMatchObject(fields);
});

test("a title with a colon, in a link to another page, is no label with its value", () => {
  const found = fieldsOf(
    '<p>Peso: 2 kg</p><ul><li><a href="/a">Lima: diez sitios para ver el mar</a></li><li><a href="/b">Cusco: lo que nadie cuenta del camino</a></li></ul>',
  );
  expect(found).toMatchObject({ Peso: "2 kg" });
  expect(found).not.toHaveProperty("Lima");
});

const home = (counts: string): string =>
  `<html lang="es"><title>Piso en Duero, 4</title><main><div class="ficha-header"><ul>${counts}</ul></div><h1>Piso en Duero, 4</h1><p>Planta: 3ª</p><p>Gas: Sí</p></main></html>`;

test("what is counted in a header above the heading, within the content, comes right behind the title", () => {
  const page = openPage(snapshotOf(home("<li>3 habs.</li><li>2 baños</li><li>95 m²</li>")));
  const details = page.sets().find(({ kind }) => kind === "details");
  expect(details?.columns.map(({ cells }) => cells[0]?.raw)).toEqual([
    "Piso en Duero, 4",
    "3 habs.",
    "2 baños",
    "95 m²",
    "3ª",
    "Sí",
  ]);
});

test("what a form asks for under a heading is no field", () => {
  expect(fieldsOf('<p>Peso: 2 kg</p><h2>Aviso</h2><form>Correo <input name="c"></form>')).not.toHaveProperty("Aviso");
});

const menu = (name: string): string =>
  `<div><label>${name}</label><button aria-haspopup="listbox">Indiferente</button></div>`;

test("what is chosen in a menu that opens is no fact of the thing", () => {
  const fields = fieldsOf(`<p>Peso: 2 kg</p><div>${["Sueldo", "Jornada", "Contrato"].map(menu).join("")}</div>`);
  expect(fields).toHaveProperty("Peso");
  for (const name of ["Sueldo", "Jornada", "Contrato"]) expect(fields).not.toHaveProperty(name);
});

const card = (name: string, price: string): string => `<div><h3>${name}</h3><p>Aluminio</p><b>${price} €</b></div>`;

test("the thing itself is no record of the list of its like far below it", () => {
  const text = "<p>Texto.</p>".repeat(40);
  const others = ["Olla", "Sartén", "Cazo", "Taza"].map((name, i) => card(name, `${i + 4},00`));
  const fields = fieldsOf(`<main>${card("Hornillo", "31,75")}${text}${others.join("")}</main>`);
  expect(fields).toMatchObject({ precio: "31,75 €" });
});

const related = Array.from(
  { length: 6 },
  (_, i) => `<li><a href="/${i}">Olla ${i} de aluminio</a> <p>Para ${i + 2} personas</p> <b>${i + 4},00 €</b></li>`,
).join("");
const facts = "<p>Peso: dos kilos</p><p>Marca: Andes</p><p>Color: gris</p><p>Origen: Perú</p><p>Material: acero</p>";

const choice = (name: string): string => `<div><b>${name}:</b><ul><li>Una</li><li>Otra</li></ul></div>`;

test("the choices of filters are no evidence of one thing", () => {
  const filters = ["Marca", "Color", "Material", "Peso", "Origen"].map(choice).join("");
  const page = openPage(snapshotOf(`<title>Ollas</title><h1>Ollas</h1>${filters}<ul>${related}</ul>`));
  expect(page.sets().find(({ kind }) => kind === "details")?.score).toBeLessThan(0.5);
});

test.each([
  ["labels with words for fields, above all lists", "", facts],
  [
    "five labels and what it is cited by",
    '<meta name="citation_title" content="Hornillo">',
    "<p>Aa: uno</p><p>Bb: dos</p><p>Cc: tres</p><p>Dd: seis</p><p>Ee: diez</p>",
  ],
])("a page is about one thing by %s", (_, head, body) => {
  const html = `<html lang="es"><title>Hornillo</title>${head}<h1>Hornillo</h1>${body}<h2>Otros</h2><ul>${related}</ul></html>`;
  const sets = openPage(snapshotOf(html)).sets();
  const list = sets.find(({ kind }) => kind === "repeat");
  const details = sets.find(({ kind }) => kind === "details");
  expect(details?.score).toBeGreaterThan(0.8);
  expect(list?.score).toBeLessThan(1.5);
});

const causes = [
  "Pérez contra Banco",
  "Rojas contra Rojas",
  "Sindicato contra Puerto",
  "Textil Andes contra Aduana",
  "Luna",
];

test("labels that differ in their figures alone are those of records", () => {
  const body = causes.map((cause, i) => `<p><b>Expediente ${120 + i}:</b> ${cause}</p>`).join("");
  const page = openPage(snapshotOf(`<html lang="es"><title>Sentencias</title><h1>Sentencias</h1>${body}</html>`));
  expect(page.sets()[0]?.count).toBe(causes.length);
});

const named = (html: string) => surveyPage(openPage(snapshotOf(html))).sets[0]?.fields.map(({ name }) => name);

test("a thing's fields are named in the language of the page, and what the page labels so itself is not told twice", () => {
  const body =
    '<h1>Hornillo</h1><p class="brand">Andes</p><dl><dt>Marca</dt><dd>Andes</dd><dt>Peso</dt><dd>2 kg</dd></dl>';
  expect(named(`<html lang="es"><title>Hornillo</title><body>${body}`)).toEqual(["título", "Peso", "marca"]);
  expect(named(`<html lang="en"><title>Hornillo</title><body>${body}`)).toEqual(["title", "Marca", "Peso", "brand"]);
});
