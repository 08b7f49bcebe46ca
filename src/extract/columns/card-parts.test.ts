import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const shown = (title: string, body: string, prompt: string): unknown[][] =>
  extract(
    `<html lang="es"><head><title>${title}</title></head><body><main><h1>${title}</h1>${body}</main></body></html>`,
    prompt,
  ).plain.map((row) => Object.values(row));

const talks = [
  ["Historias del mar", "46 min", "12/01/2026"],
  ["La ciudad de noche", "1 h 6 min", "05/01/2026"],
  ["Oficios que se pierden", "53 min", "29/12/2025"],
  ["Voces de la sierra", "40 min", "22/12/2025"],
];

test("what a page's title begins with is part of the names, no label of them", () => {
  const rows = talks.map(
    ([name], i) =>
      `<li><a href="/e/${i}"><strong>RDN: ${name}</strong></a><p>Con invitados de la casa número ${i}.</p></li>`,
  );
  expect(shown("RDN - Radio del Norte", `<ul>${rows.join("")}</ul>`, "título")).toEqual(
    talks.map(([name]) => [`RDN: ${name}`]),
  );
});

test("a date that shares its line with something else is given alone", () => {
  const rows = talks.map(
    ([name, length, date], i) => `<li><a href="/e/${i}">${name}</a><div><span>${length} - ${date}</span></div></li>`,
  );
  expect(shown("Programas", `<ul>${rows.join("")}</ul>`, "título y fecha")).toEqual(
    talks.map(([name, , date]) => [name, date]),
  );
});

test("the heading of a record is one column wherever it stands in the record", () => {
  const rows = talks.map(([name], i) => {
    const text = `<p>Una conversación larga sobre el tema ${i}, grabada en directo.</p>`;
    const picture = `<a href="/e/${i}"><img src="/${i}.jpg" alt="Dos personas ante un micrófono en la sala ${i}"></a>`;
    return `<div class="talk">${picture}${i % 2 ? `<h4>${name}</h4><div class="in">${text}</div>` : `<div class="in"><h4>${name}</h4>${text}</div>`}</div>`;
  });
  expect(shown("Programas", rows.join(""), "nombre y enlace")).toEqual(
    talks.map(([name], i) => [name, `https://www.ejemplo.es/e/${i}`]),
  );
});

test("a label that is not shown does not name the price that is", () => {
  const rows = talks.map(
    (
      [name],
      i,
    ) => `<li><h3><a href="/e/${i}">${name}</a></h3><div><div style="display: none"><span>PVPR:</span><span></span></div>
      <div class="now"><span>${20 + i},50 €</span></div><a href="/add/${i}">Añadir</a></div></li>`,
  );
  expect(shown("Discos", `<ul>${rows.join("")}</ul>`, "nombre y precio")).toEqual(
    talks.map(([name], i) => [name, `${20 + i},50 €`]),
  );
});

const card = (i: number): string =>
  `<article class="entry"><h3><a href="/n/${i}">Noticia número ${i} del barrio</a></h3><p>Lo que pasó en la calle ${i} y lo que dicen los vecinos.</p></article>`;

test("the sections of a front page are one list where none of them is the list", () => {
  const wraps = [
    (cards: string) => cards,
    (cards: string) => `<div class="grid">${cards}</div>`,
    (cards: string) => `<section>${cards}</section>`,
  ];
  const section = (name: string, nth: number): string =>
    `<div class="block section-with-header ${name}"><h2>${name}</h2>${wraps[nth % 3]?.([1, 2, 3].map((i) => card(3 * nth + i)).join(""))}</div>`;
  const sections = ["fiestas", "obras", "deporte", "escuela", "mercado", "parque", "museo", "teatro", "salud"];
  expect(shown("El Barrio", sections.map(section).join("<hr>"), "título y enlace")).toEqual(
    Array.from({ length: 27 }, (_, i) => [`Noticia número ${i + 1} del barrio`, `https://www.ejemplo.es/n/${i + 1}`]),
  );
});

test("homes that are for sale are not homes in a place of that name", () => {
  const rows = talks.map(
    ([name], i) =>
      `<li><a href="/c/${i}">${name}</a><span class="city">Sevilla</span><span class="price">${90 + i}.000 €</span></li>`,
  );
  expect(shown("Casas", `<ul>${rows.join("")}</ul>`, "casas en venta: ciudad y precio")).toHaveLength(4);
});

const linked = talks.map(([name], i) => [name, `https://www.ejemplo.es/e/${i}`]);

test("things of a place with their link are the things and the link", () => {
  const rows = talks.map(
    ([name], i) => `<article><h2><a href="/e/${i}">${name}</a></h2><img src="/${i}.jpg" alt=""></article>`,
  );
  expect(shown("Diario", rows.join(""), "artículos del blog con enlace")).toEqual(linked);
});

test("where the records are kinds themselves, they are what was asked for", () => {
  const rows = talks.map(([name], i) => `<div class="kind"><a href="/e/${i}">${name}</a></div>`);
  expect(shown("Secciones", rows.join(""), "categorías con enlace")).toEqual(linked);
});

test("what a button does names nothing, and a name is read where it stands rather than where it is told again unseen", () => {
  const rows = talks.map(
    (
      [name],
      i,
    ) => `<div class="talk"><button title="Guarda ${name} en tu lista"></button><a class="colour" href="/e/${i}?color=1"></a><div class="body"><div class="link"><a href="/e/${i}">${name}</a></div>
      <span class="price">${20 + i} €</span></div><dl style="display:none"><dt>Producto</dt><dd>${name}</dd></dl></div>`,
  );
  expect(shown("Discos", rows.join(""), "discos con enlace y precio")).toEqual(
    linked.map(([name, link], i) => [name, link, `${20 + i} €`]),
  );
});

test.each(["NewsMediaOrganization", "Blog"])(
  "a site that describes itself as a %s is not what its front page lists",
  (type) => {
    const site = {
      "@type": type,
      name: "Radio del Norte",
      url: "https://www.ejemplo.es/",
      foundingDate: "2011-11-01",
      description: "Noticias de la costa y la sierra.",
    };
    const rows = talks.map(
      ([name], i) => `<article><h2><a href="/e/${i}">${name}</a></h2><p>Con invitados de la casa ${i}.</p></article>`,
    );
    expect(
      shown(
        "Radio del Norte",
        `<script type="application/ld+json">${JSON.stringify(site)}</script>${rows.join("")}`,
        "título, fecha y enlace",
      ),
    ).toHaveLength(talks.length);
  },
);
