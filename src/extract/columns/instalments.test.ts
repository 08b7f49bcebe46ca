import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const goods = [
  ["Botas de monte", "181", "12", "15,08"],
  ["Zapatos de vestir", "144", "6", "24,00"],
  ["Sandalias de playa", "125", "6", "20,83"],
  ["Botines de cuero", "210", "12", "17,50"],
] as const;

const page = (cards: readonly string[]): string =>
  `<html lang="es"><body><main>${cards.map((card) => `<div class="card">${card}</div>`).join("")}</main></body></html>`;

test.each([
  (count: string, amount: string) =>
    `<p class="k"><span>${count} cuotas de</span> <span>S/ ${amount}</span> <span>sin interés</span></p>`,
  (count: string, amount: string) => `<p class="k">${count}x de S/ ${amount}</p>`,
])("an instalment is no price, wherever it stands", (instalments) => {
  const before = goods.map(
    ([name, price, count, amount], i) =>
      `<h3><a href="/p/${i}">${name}</a></h3>${instalments(count, amount)}<p class="now">S/ ${price}</p>`,
  );
  const { plain, survey } = extract(page(before), "nombre y precio");
  expect(plain.map((row) => row.precio)).toEqual(goods.map(([, price]) => `S/ ${price}`));
  const named = survey.sets[0]?.fields.filter(({ name }) => name.startsWith("mensualidad"));
  expect(named?.every(({ samples }) => samples.every((text) => /15,08|24,00|20,83|17,50/.test(text)))).toBe(true);
  expect(named?.length).toBeGreaterThan(0);
});
