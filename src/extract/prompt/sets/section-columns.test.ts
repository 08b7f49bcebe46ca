import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const list = (...items: string[]): string => `<ul>${items.map((item) => `<li>${item}</li>`).join("")}</ul>`;
const cake = `<html lang="en"><title>Apple Cake</title><body><h1>Apple Cake</h1><p>by Ana Ruiz</p><p>Servings: 6</p>
  <h2>Ingredient notes</h2>${list("Eggs: take them out of the fridge", "Flour: any will do")}
  <h2>Ingredients</h2><h3>For the dough</h3>${list("<b>2</b> eggs", "<b>100</b> g of flour")}<h3>For the filling</h3>${list("<b>3</b> apples")}
  <h2>Method</h2><ol><li>Beat the eggs with the flour until it is smooth.</li><li>Bake it with the apples for half an hour.</li></ol></body></html>`;

test.each(["ingredientes", "ingredientes de la receta", "the list of ingredients", "ingredients"])(
  "who asks for a section is given its items as wholes: %s",
  (prompt) => {
    expect(extract(cake, prompt).plain.map((row) => Object.values(row))).toEqual([
      ["2 eggs"],
      ["100 g of flour"],
      ["3 apples"],
    ]);
  },
);

test.each(["pasos de la receta", "step by step instructions", "cómo se hace"])(
  "a section is found by what it is called in another language or in other words: %s",
  (prompt) => {
    expect(extract(cake, prompt).plain.map((row) => Object.values(row)[0])).toEqual([
      "Beat the eggs with the flour until it is smooth.",
      "Bake it with the apples for half an hour.",
    ]);
  },
);

test("what names the groups of a list is the column of them", () => {
  const page = cake.replace("For the dough", "Para la masa").replace("For the filling", "Para el relleno");
  const { plain } = extract(page, "ingredientes, indicando si son para la masa o para el relleno");
  expect(plain.map((row) => Object.values(row))).toEqual([
    ["2 eggs", "Para la masa"],
    ["100 g of flour", "Para la masa"],
    ["3 apples", "Para el relleno"],
  ]);
});
