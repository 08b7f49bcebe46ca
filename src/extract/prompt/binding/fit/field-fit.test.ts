import { expect, test } from "vitest";
import { extract } from "../../../page-fixture.ts";

const main = (html: string, lang = "es"): string =>
  `<html lang="${lang}"><body><main><h1>Lista</h1>${html}</main></body></html>`;
const valuesOf = (html: string, prompt: string): unknown[][] =>
  extract(html, prompt).plain.map((row) => Object.values(row));

const label = (words: string): string => `<span class="oculto">${words}</span>`;

test("a day that all records share is their date", () => {
  const titles = ["Taller de niñas", "Día de la madre", "Carrera popular"];
  const cards = titles.map(
    (title) =>
      `<article><h4><a href="/${title}">${title}</a></h4><span class="post-date">11 de enero de 2026</span></article>`,
  );
  expect(valuesOf(main(cards.join("")), "título y fecha")).toEqual(
    titles.map((title) => [title, "11 de enero de 2026"]),
  );
});

test("a price is not what stands between the prices of its block", () => {
  const goods = [
    ["Aderezo", "$3.40"],
    ["Chorizo", "$4.67"],
    ["Pavita", "$4.51"],
    ["Costilla", "$9.10"],
    ["Enrollado", "$7.25"],
  ];
  const cards = goods.map(
    ([name, price], i) =>
      `<div class="card"><h3>${name}</h3><div class="m-price"><div class="m-price__regular">${label("Precio regular")}<span>${price}</span></div><div class="m-price__sale">${label("Precio de venta")}<span class="m-price-item">${price}</span>${label("Precio regular")}<s class="m-price-item">${i === 2 ? "" : price}</s></div></div></div>`,
  );
  expect(valuesOf(main(cards.join("")), "producto y precio")).toEqual(goods);
});

test("a heading over several lines is one title", () => {
  const titles = [
    ["Preventive", "maintenance"],
    ["Brake", "repair"],
    ["Engine", "diagnosis"],
  ];
  const cards = titles.map(
    ([first, second]) => `<article><h3><a href="/${first}">${first}<br>${second}</a></h3><p>by Ana Paz</p></article>`,
  );
  expect(valuesOf(main(cards.join(""), "en"), "title")).toEqual(titles.map((parts) => [parts.join(" ")]));
});

test("the agent's phone is a phone, and an uploaded file has an upload date", () => {
  const rows = [
    ["Casa con jardín", "Ana Paz", "2026-02-03", "01225 258854"],
    ["Piso en el centro", "Luis Rey", "2026-02-05", "01225 434936"],
    ["Ático con terraza", "Eva Sol", "2026-02-09", "01225 434418"],
  ];
  const cells = rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`);
  const table = `<table><tr><th>Name</th><th>Agent</th><th>Uploaded</th><th>Phone</th></tr>${cells.join("")}</table>`;
  expect(valuesOf(main(table, "en"), "name, upload date and agent's phone")).toEqual(
    rows.map(([name, , day, phone]) => [name, day, phone]),
  );
});

test("the day of the week stays with its date when it is cut short", () => {
  const days = ["Fri, Apr 5", "Sat, Apr 6", "Sun, Apr 7"];
  const rows = days.map((day, i) => `<tr><td>${day}</td><td>Team ${i}</td></tr>`);
  const table = `<table><tr><th>April</th><th>Opponent</th></tr>${rows.join("")}</table>`;
  expect(valuesOf(main(table, "en"), "date and opponent")).toEqual(days.map((day, i) => [day, `Team ${i}`]));
});

test("instalments are what says how many there are", () => {
  const goods = [
    ["Alternador", "R$ 289,00", "Em até 12x de R$ 26,97 no cartão"],
    ["Radiador", "R$ 889,00", "Em até 12x de R$ 82,97 no cartão"],
    ["Bomba", "R$ 150,00", "Em até 10x de R$ 15,00 no cartão"],
  ];
  const cards = goods.map(
    ([name, price = "", terms]) =>
      `<div><h2>${name}</h2><p class="price"><span class="amount"><bdi><span>R$</span> ${price.slice(3)}</bdi></span></p><p>${terms}</p></div>`,
  );
  expect(valuesOf(main(cards.join("")), "nombre, precio y cuotas")).toEqual(goods);
});

test("a long text after a label for prices is no price", () => {
  const cards = ["Aderezo", "Chorizo", "Pavita"].map(
    (name, i) =>
      `<div class="card"><h3>${name}</h3><p><span>Precio regular:</span> <span>${i + 3},50 €</span></p><p>Precio por kilo:</p><p>${name} de la casa, hecho a mano cada mañana con productos de la huerta del valle.</p></div>`,
  );
  expect(valuesOf(main(cards.join("")), "precio")).toEqual([
    ["Aderezo", "3,50 €"],
    ["Chorizo", "4,50 €"],
    ["Pavita", "5,50 €"],
  ]);
});

test("of the parts under one heading the one that tells the records apart is meant", () => {
  const teams = ["St. Louis", "Colorado", "Chicago", "Arizona"];
  const rows = teams.map(
    (team, i) =>
      `<tr><td>Apr ${i + 5}, 2013</td><td><ul><li class="side">${i % 2 ? "at" : "vs"}</li><li class="rival">${team}</li></ul></td></tr>`,
  );
  const table = `<table><tr><th>Date</th><th>Opponent</th></tr>${rows.join("")}</table>`;
  expect(valuesOf(main(table, "en"), "opponent")).toEqual(teams.map((team) => [team]));
});

test("a heading in which the words that were searched for are bold is one title", () => {
  const found = [
    ["<b>Nieve</b> (cantante) – Enciclopedia", "enciclopedia.example/wiki/<b>nieve</b>_(cantante)"],
    ["<b>Nieve</b> Partes, <b>nieve</b> y viento", "www.<b>nieve</b>-partes.example"],
    ["<b>Nieve</b> - Escuelas y cursos", "escuelas.example/<b>nieve</b>"],
    ["Ropa para la <b>nieve</b>", "tienda.example/ropa/abrigos"],
    ["NIEVE", "www.nieve.example/portada"],
  ];
  const items = found.map(
    ([title, url], i) =>
      `<li><div><h3><a href="/r/${i}">${title}</a></h3></div><span class="url">${url}</span><p>Texto del resultado número ${i} de la búsqueda.</p></li>`,
  );
  const titles = found.map(([title = ""]) => [title.replace(/<\/?b>/g, "")]);
  expect(valuesOf(main(`<ol>${items.join("")}</ol>`), "título")).toEqual(titles);
});

test("two texts that every record has are its title and its summary, not a list", () => {
  const news = [
    [
      "Nueva lonja en el puerto viejo",
      "La obra empieza en otoño y dura dos años, con la subasta abierta cada mañana en la nave norte.",
    ],
    [
      "Cierra el mercado de la plaza",
      "Los puestos de fruta y de pescado pasan a la nave de al lado hasta que acabe la reforma del tejado.",
    ],
    [
      "Sube el precio del trigo duro",
      "La cosecha baja por segundo año seguido y las harineras compran fuera la mitad de lo que muelen.",
    ],
    [
      "Abre la feria del queso curado",
      "Vienen queserías de nueve comarcas, y el domingo se catan los seis mejores del concurso de este año.",
    ],
  ];
  const items = news.map(
    ([title, summary], i) =>
      `<a class="item" href="/n/${i}"><div><div>${title}</div><div>${summary}</div><div class="light"><i></i> <span>•</span> ${i + 3} de mayo de 2026 <span>•</span> por Ana</div></div></a>`,
  );
  expect(valuesOf(main(items.join("")), "título y resumen")).toEqual(news);
});
