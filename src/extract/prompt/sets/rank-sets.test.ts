import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";
import { askFor, setOf } from "../binding/set-fixture.ts";
import { rankSets } from "./rank-sets.ts";

const reviews = Array.from(
  { length: 12 },
  (
    _,
    i,
  ) => `<li><b>Lector ${"ABCDEFGHIJKL"[i]}</b><span>${1 + (i % 5)}/5</span><i>${["barato", "caro", "justo"][i % 3]}</i>
    <em>${["Compra comprobada", "Sin comprobar"][i % 2]}</em><p>Lo usé ${i + 2} veces en la sierra y cumplió bien</p></li>`,
).join("");

const stove = `<html lang="es"><title>Hornillo | Tienda</title><body><h1>Hornillo</h1><b class="price">31,75 €</b>
  <p>SKU: H-20</p><p>Peso: 2 kg</p><p>Marca: Andes</p><p>En stock</p><button>Añadir al carrito</button>
  <p>Valoración: 4,5/5</p><h2>Opiniones</h2><ul>${reviews}</ul></body></html>`;

test.each(["nombre, precio, valoración", "nombre, marca, valoración"])(
  "a list that could be some of what the one thing answers by name is not meant: %s",
  (prompt) => {
    expect(extract(stove, prompt).rows).toHaveLength(1);
  },
);

const others = Array.from(
  { length: 12 },
  (
    _,
    i,
  ) => `<li><a href="/c/${i}">Coche familiar ${"ABCDEFGHIJKL"[i]}</a><b>${9 + i}.500 €</b><i>${["Lugo", "Soria", "Cádiz"][i % 3]}</i>
    <p>Revisado en taller con ${i + 2} puntos de control y listo para viajar</p></li>`,
).join("");

test("a thing of which little is said is meant where it answers more of what was asked for than the lists beside it, which serve half at most", () => {
  const page = `<html lang="es"><title>Brisa 1.6</title><body><h1>Brisa 1.6</h1><p>Kilometraje: 28.604 km</p>
    <p>Combustible: gasolina</p><ul>${others}</ul></body></html>`;
  expect(extract(page, "nombre, combustible y kilometraje").plain).toEqual([
    { nombre: "Brisa 1.6", combustible: "gasolina", kilometraje: "28.604 km" },
  ]);
});

test("a list that serves more than half of what was asked for is meant, whatever else the page says of itself", () => {
  const news = Array.from(
    { length: 6 },
    (_, i) => `<div><h2><a href="/n/${i}">Suceso ${"ABCDEF"[i]} en la villa</a></h2>
      <span>${["Ana Ruiz", "Luis Gil", "Eva Sanz"][i % 3]}</span><p>Texto que cuenta lo que pasó el día ${i}</p></div>`,
  ).join("");
  const page = `<html lang="es"><title>Noticias</title><body><h1>Noticias</h1><p>Autor: Redacción</p>
    <p>Sección: Local</p>${news}</body></html>`;
  expect(extract(page, "titular, autor y sección").rows).toHaveLength(6);
});

const anyOf = { chosen: null, isOfOne: false };

test("sets that could not be meant if they answered all follow by their score, whatever they answer", () => {
  const priced = [{ path: "h3" }, { type: "price" as const, samples: ["4,00 €", "5,50 €", "9,00 €"] }];
  const sets = [
    { ...setOf(priced), id: "main", score: 4 },
    { ...setOf([{ samples: ["Inicio", "Ayuda", "Mapa"] }]), id: "menu", score: 0.3 },
    { ...setOf(priced), id: "beside", score: 0.2 },
  ];
  expect(rankSets(sets, askFor("title", "price"), [], anyOf).map(({ id }) => id)).toEqual(["main", "menu", "beside"]);
});

test("a table whose headings are the words asked for is meant, however little of the page it is", () => {
  const headed = ["Semilla", "Marco de siembra"].map((name, i) => ({
    name,
    nameFrom: "header" as const,
    path: `c${i + 1}`,
  }));
  const sets = [
    { ...setOf([{ path: "h3" }, { path: "p" }]), id: "main", score: 4 },
    { ...setOf(headed), id: "table", score: 0.4 },
  ];
  expect(rankSets(sets, askFor("semilla", "marco de siembra"), [], anyOf)[0]?.id).toBe("table");
});

test("headings of a table within one of the records do not make their list the one that is meant", () => {
  const headings = ["Semilla", "Marco de siembra"];
  const headed = headings.map((name, i) => ({ name, nameFrom: "header" as const, path: `c${i + 1}` }));
  const within = headed.map((field) => ({ ...field, fill: 0.04, path: `table>${field.path}` }));
  const sets = [
    { ...setOf([{ path: "h3" }, ...within]), id: "main", score: 4 },
    { ...setOf(headed), id: "table", score: 0.4 },
  ];
  expect(rankSets(sets, askFor("semilla", "marco de siembra"), [], anyOf)[0]?.id).toBe("table");
});

test("a list of which few records have what was asked for counts less", () => {
  const sets = [
    { ...setOf([{ path: "h3" }, { type: "url", path: "a@href", fill: 0.3 }]), id: "some", score: 1.7 },
    { ...setOf([{ path: "h3" }, { type: "url", path: "a@href" }]), id: "all", score: 1.4 },
  ];
  expect(rankSets(sets, askFor("title", "link"), [], anyOf)[0]?.id).toBe("all");
});

const victories = (nameFrom: "label" | "header", path: string) => ({ name: "Victorias", nameFrom, path });

test("who wants the first of several in an order is not given the one thing that answers as well", () => {
  const thing = setOf([{ path: "~title" }, { ...victories("label", "~Victorias"), type: "number" }], {
    count: 1,
    kind: "details",
  });
  const sets = [
    { ...thing, id: "thing", score: 1.2 },
    { ...setOf([{ path: "c1" }, { ...victories("header", "c2"), type: "number" }]), id: "table", score: 0.6 },
  ];
  const best = (isOfMany: boolean) => rankSets(sets, askFor("victorias"), [], { ...anyOf, isOfMany })[0]?.id;
  expect(best(false)).toBe("thing");
  expect(best(true)).toBe("table");
});
