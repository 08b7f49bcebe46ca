import { describe, expect, test } from "vitest";
import { extract } from "./page-fixture.ts";

const page = (cards: readonly string[], heading = "Tienda"): string =>
  `<html lang="es"><body><main><h1>${heading}</h1><div class="list">${cards
    .map((card) => `<div class="card">${card}</div>`)
    .join("")}</div></main></body></html>`;

const ask = (cards: readonly string[], prompt: string): unknown[][] =>
  extract(page(cards), prompt).plain.map((row) => Object.values(row));

const goods = ["Radio de mesa", "Plancha de vapor", "Batidora de vaso", "Freidora de aire", "Hervidor de agua"];
const price = (i: number): string => `$ ${i + 3}.${450 + i}`;
const amount = (text: string): string => `<span class="box"><span class="amount">${text}</span></span>`;
const former = (i: number): string => `$ ${i + 5}.${990 - i}`;

describe("which of several prices in a card is its price", () => {
  test("one instalment is none, though its class calls it a price", () => {
    const cards = goods.map(
      (good, i) =>
        `<h2>${good}</h2><div><div><span class="strikeThrough">${former(i)}</span></div><div>${price(i)}</div><p class="price_text">En 12 cuotas de <span>$ ${200 + 7 * i}</span> sin interés</p></div>`,
    );
    expect(ask(cards, "nombre y precio")).toEqual(goods.map((good, i) => [good, price(i)]));
  });

  test("the share taken off beside it is no part of it", () => {
    const cards = goods.map(
      (good, i) =>
        `<h2>${good}</h2><div class="row"><span class="k">$</span><span class="k">${price(i).slice(2)}</span><span class="off">Rebaja: -${i + 11}%</span></div>`,
    );
    expect(ask(cards, "nombre y precio")).toEqual(goods.map((good, i) => [good, price(i).replace(" ", "")]));
  });

  test("its cents are, set high", () => {
    const cards = goods.map(
      (good, i) => `<h2>${good}</h2><span class="price" itemprop="price">$ ${i + 3}99,<sup>5${i}</sup></span>`,
    );
    expect(ask(cards, "nombre y precio")).toEqual(goods.map((good, i) => [good, `$ ${i + 3}99,5${i}`]));
  });

  test("emphasis under differing classes holds prices of its own", () => {
    const cards = goods.map(
      (good, i) =>
        `<h2>${good}</h2><a href="/p/${i}">${i % 2 ? "" : `<em class="list">precio regular: ${former(i)}</em> `}<em class="best">${price(i)}</em> <span>Envío gratis</span></a>`,
    );
    expect(ask(cards, "nombre, precio y precio anterior")).toEqual(
      goods.map((good, i) => [good, price(i), i % 2 ? null : former(i)]),
    );
  });

  test("what a class calls the old price takes no turns with the plain one", () => {
    const cards = goods.map(
      (good, i) =>
        `<h2>${good}</h2><div class="price-box">${i % 2 ? amount(price(i)) : `<span class="old-price">${amount(former(i))}</span><span class="special">${amount(price(i))}</span>`}</div>`,
    );
    expect(ask(cards, "nombre, precio y precio anterior")).toEqual(
      goods.map((good, i) => [good, price(i), i % 2 ? null : former(i)]),
    );
  });
});

describe("figures and titles in parts", () => {
  test("a square set high belongs to its metre", () => {
    const cards = goods.map(
      (_, i) => `<h2>Calle del Faro ${i + 2}</h2><ul><li>${70 + 3 * i} m<sup>2</sup></li><li>${i + 1} baños</li></ul>`,
    );
    expect(ask(cards, "título y superficie")).toEqual(
      goods.map((_, i) => [`Calle del Faro ${i + 2}`, `${70 + 3 * i} m2`]),
    );
  });

  test("a year beside kilometres is the year alone", () => {
    const cards = goods.map(
      (_, i) =>
        `<h2>Furgón modelo ${String.fromCharCode(65 + i)}</h2><p>${12 + i}.900 €</p><ul><li>${2015 + i}</li><li>${93 + i}.500 Km</li></ul>`,
    );
    expect(ask(cards, "título, año y km")).toEqual(
      goods.map((_, i) => [`Furgón modelo ${String.fromCharCode(65 + i)}`, `${2015 + i}`, `${93 + i}.500 Km`]),
    );
  });

  test("a heading that goes on in lower case after a word set apart is one title", () => {
    const cards = goods.map(
      (_, i) =>
        `<h2><span class="cap">alquiler</span> piso de ${60 + 5 * i} m² con terraza</h2><p>${500 + 40 * i} €</p>`,
    );
    expect(ask(cards, "título y precio")).toEqual(
      goods.map((_, i) => [`alquiler piso de ${60 + 5 * i} m² con terraza`, `${500 + 40 * i} €`]),
    );
  });

  test("both ends of what is paid, and that it is not said", () => {
    const pays = [
      "De 1.200 € a 1.500 €",
      "A convenir",
      "De 1.800 € a 2.100 €",
      "De 2.000 € a 2.400 €",
      "De 900 € a 950 €",
    ];
    const cards = goods.map(
      (_, i) => `<h2><a href="/o/${i}">Puesto ${i + 1} de taller</a></h2><div class="pay">${pays[i]}</div>`,
    );
    expect(ask(cards, "título y salario")).toEqual(goods.map((_, i) => [`Puesto ${i + 1} de taller`, pays[i]]));
  });

  test("a place in a ranking says itself what it is", () => {
    const cards = goods.map(
      (_, i) =>
        `<h2>Museo del barrio ${String.fromCharCode(65 + i)}</h2><div>#${i + 1} de 48 cosas que ver</div><p>Abierto</p>`,
    );
    expect(ask(cards, "nombre y ranking")).toEqual(
      goods.map((_, i) => [`Museo del barrio ${String.fromCharCode(65 + i)}`, `#${i + 1} de 48 cosas que ver`]),
    );
  });
});

describe("where it is and who it is from, where nothing says so", () => {
  const towns = ["Olmos, Motupe", "Lurín, Pachacámac", "Huaura, Végueta", "Jayanca, Motupe", "Chilca, Pachacámac"];
  const posts = [
    "Soldador de barcos",
    "Chofer de reparto",
    "Analista contable",
    "Cocinera de mañana",
    "Jefe de almacén",
  ];
  const firms = ["Talleres Duero", "Grupo Alcor", "Casa Ruiz Norte", "Aceros del Sur", "Imprenta Real"];

  test("a line of a town and what it lies in, among other short lines of its kind", () => {
    const cards = goods.map(
      (_, i) =>
        `<p class="k1">${firms[i]}</p><h3><a href="/o/${i}">${posts[i]}</a></h3><div><span class="t">${towns[i]}</span><span class="t">${i % 2 ? "Presencial" : "Remoto"}</span><span class="t">Indefinido</span></div>`,
    );
    expect(ask(cards, "puesto, empresa y ciudad")).toEqual(goods.map((_, i) => [posts[i], firms[i], towns[i]]));
  });

  test("the title of a home, where that is all that says where it is", () => {
    const cards = goods.map(
      (_, i) =>
        `<a href="/c/${i}"><img src="/${i}.jpg"></a><h6>S/ ${80 + 7 * i}.000</h6><h6><a href="/c/${i}">${towns[i]}</a></h6><div><span>${i % 2 ? "Casa" : "Terreno"}</span></div>`,
    );
    expect(ask(cards, "precio y ubicación")).toEqual(goods.map((_, i) => [`S/ ${80 + 7 * i}.000`, towns[i]]));
  });
});

describe("one list of cards, however they are built", () => {
  const homes = Array.from({ length: 12 }, (_, i) => ({
    name: `Piso con patio número ${i + 7}`,
    price: `${180 + 13 * i}.000 €`,
  }));
  const inside = ({ name, price: cost }: (typeof homes)[number], i: number): string =>
    `<div class="body"><h3 class="name"><a href="/c/${i}">${name}</a></h3><p class="cost">${cost}</p><ul class="facts"><li class="fact">${i + 1} hab.</li><li class="fact">${60 + 7 * i} m²</li></ul><p class="about">Luminoso y tranquilo, a ${i + 2} minutos de la playa del norte y del mercado.</p></div>`;
  const names = homes.map(({ name, price: cost }) => [name, cost]);

  test("those with a banner of an agency and those without", () => {
    const cards = homes.map((home, i) =>
      i % 4 === 1
        ? inside(home, i)
        : `<div class="framed"><div class="agency">Agencia del puerto</div>${inside(home, i)}</div>`,
    );
    const html = `<html lang="es"><body><main><h1>Pisos</h1><section>${cards.map((card) => `<article class="item"><div class="wrap"><div class="col"><div class="pics">${"<button>ver</button>".repeat(2)}<ul>${'<li><i></i><b class="dot"></b></li>'.repeat(6)}</ul></div>${card}</div></div></article>`).join("")}</section></main></body></html>`;
    const { survey, plain } = extract(html, "título y precio");
    expect(survey.sets[0]?.count).toBe(homes.length);
    expect(plain.map((row) => Object.values(row))).toEqual(names);
  });

  test.each([
    ["named", 'class="card"'],
    ["not named", ""],
  ])("each closes an element too many, and they are %s", (_, named) => {
    const cards = homes.map((home, i) => `<div ${named}>${inside(home, i)}</div></div>`).join("");
    const { survey, plain } = extract(
      `<html lang="es"><body><div class="a"><div><div class="c"><div><div class="grid">${cards}</body></html>`,
      "título y precio",
    );
    expect(survey.sets[0]?.count).toBe(homes.length);
    expect(plain.map((row) => Object.values(row))).toEqual(names);
  });
});

describe("as people in a shop say it", () => {
  test("what it cost before and what it costs now", () => {
    const cards = goods.map((good, i) => `<h2>${good}</h2><p><del>${former(i)}</del> <b>${price(i)}</b></p>`);
    expect(ask(cards, "nombre, precio de antes y precio de ahora")).toEqual(
      goods.map((good, i) => [good, former(i), price(i)]),
    );
  });

  test("whether it is new or used", () => {
    const states = ["Nuevo", "De segunda mano", "Nuevo", "De segunda mano", "Nuevo"];
    const cards = goods.map((good, i) => `<h2>${good}</h2><p class="state">${states[i]}</p><b>${price(i)}</b>`);
    const labelled = cards.map((card) => card.replace('<p class="state">', "<p>Estado: "));
    expect(ask(labelled, "producto y si es nuevo o usado")).toEqual(goods.map((good, i) => [good, states[i]]));
  });

  test("from a year upwards", () => {
    const cards = goods.map(
      (_, i) =>
        `<h2>Furgón modelo ${String.fromCharCode(65 + i)}</h2><b>${12 + i}.900 €</b><ul><li>${2016 + i}</li></ul>`,
    );
    expect(ask(cards, "carros del 2018 para arriba, con año").map((row) => row.at(-1))).toEqual([
      "2018",
      "2019",
      "2020",
    ]);
  });

  test("rooms of two kinds, cut short, some a range; an area beside counts", () => {
    const cards = goods.map(
      (_, i) =>
        `<h2>Loma del Faro ${"ABCDE"[i]}</h2><b>USD ${90 + i}.000</b><div><span class="f">${i === 3 ? "3 a 6" : i + 2} amb.</span><span class="f">${i + 1} dorm.</span><span class="f">${i + 1} baños</span></div><div class="q"><p><span>${i + 1}</span></p><p><span>${i + 4}</span></p><p><span>${400 + 10 * i}</span><i>m2</i></p></div>`,
    );
    expect(ask(cards, "título, ambientes, dormitorios, superficie")).toEqual(
      goods.map((_, i) => [
        `Loma del Faro ${"ABCDE"[i]}`,
        `${i === 3 ? "3 a 6" : i + 2} amb.`,
        `${i + 1} dorm.`,
        `${400 + 10 * i}m2`,
      ]),
    );
  });
});
