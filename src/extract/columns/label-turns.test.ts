import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const trails = [
  ["Senda del Faro", "3 tramos", "5 tramos"],
  ["Ruta del Molino", "2 tramos", "4 tramos"],
  ["Camino de la Braña", "6 tramos", "9 tramos"],
];

const pageOf = (card: (trail: readonly string[]) => string): string =>
  `<html lang="es"><body><main>${trails.map(card).join("")}</main></body></html>`;
const headOf = ([name, dry]: readonly string[]): string => `<h3><a href="/${dry?.[0]}">${name}</a></h3>`;
const inTurns = (trail: readonly string[]): string =>
  `<article>${headOf(trail)}<div><div class="k">Con sol</div><div class="v">${trail[1]}</div><div class="k">Con nieve</div><div class="v">${trail[2]}</div></div></article>`;
const alone = (trail: readonly string[]): string =>
  `<article>${headOf(trail)}<div class="k">Abierto</div><div class="v">${trail[1]}</div></article>`;

test("constant words that take turns with values at places of their own are the names of these", () => {
  const { fields = [] } = extract(pageOf(inTurns), "nombre, con sol y con nieve").survey.sets[0] ?? {};
  expect(fields.map(({ name }) => name)).toEqual(expect.arrayContaining(["Con sol", "Con nieve"]));
});

test("a constant word without another like it before a value is none", () => {
  const { fields = [] } = extract(pageOf(alone), "nombre").survey.sets[0] ?? {};
  expect(fields.map(({ name }) => name)).not.toContain("Abierto");
});
