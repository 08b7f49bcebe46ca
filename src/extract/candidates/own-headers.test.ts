import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const terms = [
  ["Albarán", "Papel que acompaña a la mercancía y que firma quien la recibe."],
  ["Aranceles", "Lo que se paga en la frontera por lo que entra en un país."],
  ["Bodega", "Lugar del barco donde viaja la carga a granel o en sacos."],
  ["Consignatario", "Quien espera la carga en el puerto y responde de ella."],
  ["Estiba", "Cómo se coloca la carga para que no se mueva en el viaje."],
  ["Flete", "Precio de llevar la carga de un puerto a otro."],
];
const groupOf = (from: number, to: number): string =>
  `<div class="letra"><div class="panel-lista">${terms
    .slice(from, to)
    .map(([term, says]) => `<div class="acordeon-header">${term}</div><div class="acordeon-panel"><p>${says}</p></div>`)
    .join("")}</div></div>`;
const page = `<html lang="es"><head><title>Glosario</title></head><body><main><h1>Glosario del puerto</h1>${[
  [0, 2],
  [2, 3],
  [3, 6],
]
  .map(([from = 0, to = 0]) => groupOf(from, to))
  .join("")}</main></body></html>`;

test("panels that each follow a header of their own are records with it, in whatever group they stand", () => {
  const { plain } = extract(page, "todo");
  expect(plain.map((row) => new Set(Object.values(row)))).toEqual(terms.map((pair) => new Set(pair)));
});

test("what stands above several records is the header of none of them", () => {
  const rows = ["Norte", "Sur", "Este"].map(
    (zone, i) =>
      `<section><div class="zona">${zone}</div>${[1, 2, 3, 4]
        .slice(i)
        .map((n) => `<article class="local"><p>Local ${i}${n}</p><p>Calle ${zone} ${n}${i}</p></article>`)
        .join("")}</section>`,
  );
  const { plain } = extract(
    `<html lang="es"><body><main><h1>Locales</h1>${rows.join("")}</main></body></html>`,
    "nombre y dirección",
  );
  expect(plain).toHaveLength(9);
});

test("headers that share a class word are of one kind, whatever else their classes say", () => {
  const people = [
    ["Ana Belmonte", "Uruguay", "Dirige el laboratorio de suelos y ha escrito sobre el riego en laderas."],
    ["Luis Quijano", "Perú", "Coordina la red de semilleros y enseña a injertar frutales de hueso."],
    ["Marta Oliver", "Chile", "Lleva veinte años midiendo la sombra de las parras sobre el racimo."],
    ["Iván Robledo", "México", "Investiga cómo guardar el grano sin química en silos pequeños."],
    ["Sara Villar", "España", "Fundó una cooperativa de aceite y preside su consejo regulador."],
    ["Tomás Leiva", "Bolivia", "Estudia las variedades de papa que resisten la helada del altiplano."],
  ];
  const cards = people.map(
    ([name, country, life], i) =>
      `<div class="ponente fila${Math.floor(i / 2)}"><img src="/${i}.png"><div>${country}<br><b>${name}</b></div></div><article class="ficha"><h3>${name}</h3><p>${life}</p></article>`,
  );
  const { survey } = extract(
    `<html lang="es"><body><main><h1>Ponentes</h1><div class="grupo">${cards.slice(0, 4).join("")}</div><div class="grupo">${cards.slice(4).join("")}</div></main></body></html>`,
    "nombre",
  );
  const [first] = survey.sets;
  expect(first?.count).toBe(people.length);
  const samples = first?.fields.flatMap((field) => field.samples) ?? [];
  for (const [name, country, life] of people.slice(0, 2))
    expect(samples).toEqual(expect.arrayContaining([name, country, life]));
  expect(first?.fields.some(({ path }) => path.startsWith("^heading"))).toBe(false);
});
