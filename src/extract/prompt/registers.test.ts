import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const people = [
  ["40115", "Ruiz, Ana", "4365", "Molino...ana/visitas"],
  ["60074", "Rey, Luis", "1950", "Faro...luis/visitas"],
  ["44590", "Sanz, Eva", "515", "Sala...eva/visitas"],
  ["51820", "Vega, Inés", "480", "Mina...ines/visitas"],
];

const table = (heads: readonly string[], cells: (row: readonly string[], i: number) => readonly string[]): string =>
  `<html lang="es"><body><table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>${people
    .map(
      (row, i) =>
        `<tr>${cells(row, i)
          .map((cell) => `<td>${cell}</td>`)
          .join("")}</tr>`,
    )
    .join("")}</table></body></html>`;

test("a heading that only says that it is a number answers for the number of whatever was asked for", () => {
  const html = table(["ID", "Nombre", "Puntos"], ([id = "", name = "", points = ""]) => [id, name, points]);
  expect(extract(html, "nombre, número de socio y puntos").plain[0]).toEqual({
    nombre: "Ruiz, Ana",
    "número de socio": "40115",
    puntos: "4365",
  });
});

test("a barcode is the long number, not the shelf mark", () => {
  const html = table(["Nr", "Exemplar", "Signatur"], ([id = "", name = ""], i) => [
    `${i + 1}`,
    `77${id}`,
    `Mar ${i % 2}40,${i} / ${name}`,
  ]);
  expect(extract(html, "código de barras").plain[0]).toMatchObject({ "código de barras": "7740115" });
});

test("the site that was asked for is where the link below its heading leads, written as one or in two words", () => {
  const html = table(["Person", "Web Site"], ([, name = "", , shown = ""], i) => [
    `<a href="/p/${i}">${name}</a>`,
    `<a href="https://molino.example/${i}/visitas">https://${shown}</a>`,
  ]);
  expect(extract(html, "name, link, website").plain[1]).toEqual({
    name: "Rey, Luis",
    link: "https://www.ejemplo.es/p/1",
    website: "https://molino.example/1/visitas",
  });
});

test("a day and month in an element of the class that was asked for is it, also where all are of one day", () => {
  const posts = ["Se vende molino", "Busco barca", "Regalo tejas"].map(
    (title, i) =>
      `<div class="post"><div class="title"><a href="/m/${i}">${title}</a></div><div class="meta"><div class="date">7/12</div></div></div>`,
  );
  const html = `<html lang="en"><body><main>${posts.join("")}</main></body></html>`;
  expect(extract(html, "title and date").plain.map(({ date }) => date)).toEqual(["7/12", "7/12", "7/12"]);
});

test("class words with signs for widths say nothing of a place", () => {
  const shows = ["El molino de Cea", "La braña alta", "Marea baja"].map(
    (title, i) =>
      `<li><div class="1/4@wide"><h4><a href="/s/${i}" aria-label="12 de mayo: ${title}, capítulo ${i + 1}"><span class="w-1/2"><span>${title}</span></span></a></h4><p>Capítulo ${i + 1}</p></div></li>`,
  );
  const html = `<html lang="es"><body><ol>${shows.join("")}</ol></body></html>`;
  expect(extract(html, "título y enlace").plain[0]?.título).toBe("El molino de Cea");
});

test("a colon of full width ends a label", () => {
  const books = ["風の又三郎", "銀河の石", "雪の森"].map(
    (title, i) =>
      `<div class="b"><h3><a href="/b/${i}">${title}</a></h3><ul><li>出版年：200${i}</li><li>資料：図書${i}</li></ul></div>`,
  );
  const html = `<html lang="ja"><body><main>${books.join("")}</main></body></html>`;
  expect(extract(html, "título").survey.sets[0]?.fields.map(({ name }) => name)).toContain("出版年");
});

test("the first few are shown with their names", () => {
  const html = table(["Puesto", "Nombre", "Puntos"], ([, name = "", points = ""], i) => [`${i + 1}`, name, points]);
  expect(extract(html, "los 2 primeros de la tabla con sus puntos").plain).toEqual([
    { Nombre: "Ruiz, Ana", puntos: "4365" },
    { Nombre: "Rey, Luis", puntos: "1950" },
  ]);
});

test("the name of the firm of a trade chooses none of the firms", () => {
  const html = table(["Nombre", "Ciudad"], ([, name = ""], i) => [i === 0 ? `Transportes ${name}` : name, "Lugo"]);
  expect(extract(html, "nombre de la empresa de transporte y ciudad").plain).toHaveLength(people.length);
});

test("whoever asks is a person, and no question", () => {
  const html = table(["Pregunta", "Autor", "Puntos"], ([, name = "", points = ""], i) => [
    `¿Cuándo abre la sala ${i + 1} del molino?`,
    name,
    points,
  ]);
  expect(extract(html, "las preguntas con quién pregunta y los puntos").plain[0]).toEqual({
    preguntas: "¿Cuándo abre la sala 1 del molino?",
    "quién pregunta": "Ruiz, Ana",
    puntos: "4365",
  });
});

test("a link to what another column is headed by is none of the other links", () => {
  const html = table(["Reunión", "Fecha", "Agenda"], ([, name = ""], i) => [
    `<a href="/r/${i}">Comisión ${name}</a>`,
    `${i + 1}/3/2026 <a href="/cal/${i}">al calendario</a>`,
    "<a>No disponible</a>",
  ]);
  const { plain, planned } = extract(html, "reunión, fecha y link a la agenda");
  expect(plain[0]?.["link a la agenda"]).toBeNull();
  expect(planned.understood.notFound).toEqual(["link a la agenda"]);
});

test("the pay that few jobs tell is told, where nothing else is an amount", () => {
  const jobs = people.map(
    ([, name], i) =>
      `<article><h3><a href="/j/${i}">Puesto de ${name}</a></h3>${i === 2 ? "<p class=x1>1.800 €</p>" : ""}<p class=y1>Turno de ${["día", "noche", "tarde", "día"][i]}</p></article>`,
  );
  const more = Array.from(
    { length: 12 },
    (_, i) =>
      `<article><h3><a href="/k/${i}">Oficio ${"abcdefghijkl"[i]}oral</a></h3><p class=y1>Turno de noche</p></article>`,
  );
  const html = `<html lang="es"><body><main>${[...jobs, ...more].join("")}</main></body></html>`;
  expect(extract(html, "puestos con su sueldo").plain[2]?.sueldo).toBe("1.800 €");
});

test("a label that ends in a joint says whose something is, not what it is called", () => {
  const rulings = ["Vega v Cea Mills", "Rey v Port of Cea", "In re Sanz"].map(
    (title, i) =>
      `<div class="r"><h4><a href="/d/${i}">${title} [202${i}] CEA ${i + 11}</a></h4><ul><li><b>Judgment of</b>: ${["Hallen J", "Ward CJ", "Vega J"][i]}</li></ul></div>`,
  );
  const html = `<html lang="en"><body><main>${rulings.join("")}</main></body></html>`;
  expect(extract(html, "sentencia y juez").plain[0]).toEqual({
    sentencia: "Vega v Cea Mills [2020] CEA 11",
    juez: "Hallen J",
  });
});

test("a link that goes on over lines in some records is one name", () => {
  const html = table(["Nr", "Treffer"], ([, name = ""], i) => [
    `${i + 1}`,
    i % 2 === 0 ? `<a href="/b/${i}">${name}:<br>El molino de Cea ${i}</a>` : `<a href="/b/${i}">Obras de ${name}</a>`,
  ]);
  expect(extract(html, "name and link").plain.map(({ name }) => name)).toEqual([
    "Ruiz, Ana: El molino de Cea 0",
    "Obras de Rey, Luis",
    "Sanz, Eva: El molino de Cea 2",
    "Obras de Vega, Inés",
  ]);
});

const terms = [
  ["Aforo", "número de personas que caben en una sala, contadas las que sirven en ella."],
  ["Alza", "recurso de quien no está conforme con lo que ha resuelto un órgano inferior."],
  ["Canon", "cantidad que se paga cada año por el uso de un bien que es de todos."],
  ["Fianza", "dinero que se entrega en garantía de lo que se ha prometido hacer."],
];

const glossary = (entry: (pair: readonly string[]) => string): string =>
  `<html lang="es"><body><h1>Palabras del puerto</h1><div class="c">${terms.map(entry).join("")}</div></body></html>`;
test("a definition goes on behind a link in it", () => {
  const html = glossary(
    ([term, meaning], i = Number(term === "Alza")) =>
      `<dt>${term}</dt><dd>${meaning}${i ? ' Véase <a href="#r">recurso de reposición</a> y otros.' : ""}</dd>`,
  )
    .replace('<div class="c">', '<dl class="c">')
    .replace("</div></body>", "</dl></body>");
  expect(extract(html, "término y definición").plain[1]?.definición).toBe(
    `${terms[1]?.[1]} Véase recurso de reposición y otros.`,
  );
});

test("many terms with a sentence each are no fields of one thing", () => {
  const words = "Aforo Alza Canon Fianza Multa Plaza Recurso Subasta Tasa Vista Orden Turno Cesta Dique".split(" ");
  const html = `<html lang="es"><body><h1>Glosario</h1><div>${words
    .map(
      (term, i) =>
        `<p>${term} : lo que en el puerto se entiende por ello desde el año ${1901 + i}, dicho en pocas palabras.</p>`,
    )
    .join("")}</div></body></html>`;
  expect(extract(html, "palabra y significado").plain.map(({ palabra }) => palabra)).toEqual(words);
});

test.each([
  ["8595656505198", "8595656505198"],
  ["545642356", null],
])(
  "a number %s of a thing that nothing calls a bar code answers for its EAN only where its last figure proves it",
  (number, ean) => {
    const html = `<html lang="es"><title>Hornillo</title><h1>Hornillo</h1><p class="price">31,75 €</p>
    <dl><dt>Número de artículo</dt><dd>${number}</dd><dt>Peso</dt><dd>2 kg</dd></dl><button>Comprar</button>`;
    expect(extract(html, "precio y EAN del producto").plain).toEqual([{ precio: "31,75 €", EAN: ean }]);
  },
);
