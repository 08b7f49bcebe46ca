import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const goods = [
  ["Arándanos 125 g", "279", ".00"],
  ["Mandarinas 1 kg", "197", ".60"],
  ["Tomate pera 1 kg", "129", ".00"],
  ["Cilantro", "19", ".50"],
];
const page = `<html lang="en"><body><main><h1>Fresh food</h1>${goods
  .map(
    ([name, whole, cents], i) =>
      `<div class="css-a1"><a href="/p/${i}">${name}</a><div class="css-b2"><div class="css-c3"><div class="css-d4">${whole}</div><div class="css-e5"><div class="css-f6">${cents}</div><div class="css-g7"><span>KES</span></div></div></div></div></div>`,
  )
  .join("")}</main></body></html>`;

test("a price whose cents begin with their mark in an element of their own is whole", () => {
  const { rows } = extract(page, "name and price");
  expect(rows.map(([, price]) => price?.value)).toEqual([279, 197.6, 129, 19.5]);
});
