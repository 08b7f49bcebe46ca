import { expect, test } from "vitest";
import { openPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";

const goods = ["Bomba de agua", "Manguera 20 m", "Aspersor", "Filtro de anillos", "Tanque 600 L", "Válvula"];

test("what one card is made of is no list beside that of the cards", () => {
  const cards = goods.map(
    (name, i) =>
      `<li class="card"><h2><a href="/p/${i}">${name}</a></h2><p class="price">${i % 2 ? "US$" : "S/"} ${35 * i + 12}.50</p><p class="stock">${i % 3 ? "En stock" : "Agotado"}</p></li>`,
  );
  const { sets } = openPage(snapshotOf(`<main><h1>Equipos de riego</h1><ul>${cards.join("")}</ul></main>`)).survey();
  expect(sets.map(({ count }) => count)).toEqual([6]);
});
