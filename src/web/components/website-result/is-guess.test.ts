import { expect, test } from "vitest";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { isGuess } from "./is-guess.ts";

type Field = RecordSetSummary["fields"][number];
const field = (name: string, nameFrom: Field["nameFrom"], samples: string[], type: Field["type"] = "text"): Field => ({
  id: name,
  name,
  nameFrom,
  type,
  path: ".",
  fill: 1,
  distinct: samples.length,
  samples,
});
const set: RecordSetSummary = {
  id: "s1",
  kind: "repeat",
  name: null,
  count: 5,
  fields: [
    field("título", "type", ["Ana Ruiz", "Luis Gil"]),
    field("texto 2", "position", ["Turno de tarde", "Turno de mañana"]),
    field("Ciudad", "header", ["Soria", "Jaén"]),
    field("texto", "position", ["Norte", "Sur"]),
    field("número", "type", ["6207", "64"], "number"),
    { ...field("GF", "header", ["12", "9"], "number"), glosses: ["Goals For"] },
  ],
};

test.each([
  ["asdf qwer", "field", "título", true],
  ["departamento", "province", "texto", true],
  ["zona", "field", "texto", true],
  ["zona", "chosen", "texto", false],
  ["asdf qwer", "chosen", "título", false],
  ["nombre", "title", "título", false],
  ["nombre", "title", "texto", false],
  ["turnos", "field", "texto 2", false],
  ["ciudades", "field", "Ciudad", false],
  ["localidad", "city", "Ciudad", false],
  ["sueldo", "price", null, false],
  ["precio", "price", "número", true],
  ["número de votos", "field", "número", false],
  ["goals for", "field", "GF", false],
  ["tiros a puerta", "field", "GF", true],
])("“%s” (%s) taken from %s: a guess is %s", (asked, means, name, wanted) => {
  expect(isGuess({ asked, means, field: name }, set)).toBe(wanted);
});

test("without the page's fields nothing is called a guess", () => {
  expect(isGuess({ asked: "asdf", means: "field", field: "título" }, null)).toBe(false);
});
