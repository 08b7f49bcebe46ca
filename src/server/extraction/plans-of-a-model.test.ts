import { afterAll, beforeAll, expect, test } from "vitest";
import { type Ai, openAi } from "../../ai/index.ts";
import { openPage } from "../../extract/index.ts";
import { snapshotOf } from "../../extract/page-fixture.ts";
import { answer, startModelStandIn, type ModelStandIn } from "../../../tests/support/model-stand-in.ts";
import { answerDirectly } from "./answer-directly.ts";
import { extractWithModel } from "./extract-with-model.ts";
import { modelExtractionOf } from "./model-extraction-fixture.ts";

const boats = [
  ["Alba", "12/01/2025", "Used", "1,204 km", "80 €", "", "taller@alba.example", "Sí", "1998", "1,5 t"],
  ["Brisa", "20/01/2025", "New", "9 km", "120 €", "ventas@brisa.example", "", "No", "2004", "700 kg"],
  ["Cierzo", "03/02/2025", "Used", "350 km", "300 €", "", "", "Sí", "1998", "450 kg"],
  ["Duna", "15/01/2026", "Broken", "41 km", "60 €", "hola@duna.example", "taller@duna.example", "No", "2011", "3 t"],
] as const;
const heads = [
  "Barco",
  "Alta",
  "Estado",
  "Recorrido",
  "Precio",
  "Correo",
  "Correo del taller",
  "Visitable",
  "Botado",
  "Peso",
];
const html = `<!doctype html><html lang="es"><title>Barcos</title><h1>Barcos</h1><table><tr>${heads.map((head) => `<th>${head}</th>`).join("")}</tr>
${boats.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("")}</table></html>`;
const snapshot = snapshotOf(html);
const pool = answerDirectly(openPage(snapshot));

let standIn: ModelStandIn;
let ai: Ai;
beforeAll(async () => {
  standIn = await startModelStandIn();
  ai = openAi({ provider: "openai-compatible", model: "m", apiKey: null, baseUrl: standIn.url });
});
afterAll(() => standIn.close());

const column = (asked: string, field: string, orElse: string | null = null) => ({
  asked,
  title: asked,
  field,
  orElse,
  infer: null,
});
const nothing = { filters: [], sort: [], distinct: false, limit: null, aggregate: null, bestOf: null };
const filter = (asked: string, field: string, op: string, values: readonly string[]) => ({
  asked,
  field,
  op,
  values,
  or: null,
});
const boat = column("barco", "f1");

const extracted = (prompt: string) =>
  extractWithModel(
    modelExtractionOf({
      ai,
      pool,
      snapshot,
      prompt,
    }),
  );

/** The values of the table that a model's first answer gives; what it is told of its faults where it gives none. */
async function answered(prompt: string, plan: object): Promise<unknown> {
  standIn.play([answer({ ...nothing, set: "s1", columns: [boat], ...plan }), { do: "status", status: 400 }]);
  const result = await extracted(prompt);
  if (!result.ok) return result.reason;
  const { rows, understood } = result.extraction;
  return understood.modelUse?.planner === "model"
    ? rows.map((cells) => cells.map(({ value }) => value))
    : standIn.seen.at(-1)?.text.split("It cannot be used:")[1];
}

const counted = { asked: "cuántos", op: "count", field: null, more: [], groupBy: "f2", per: null, order: null };

test.each<[string, string, object, unknown]>([
  [
    "days are put together by the month",
    "cuántos barcos por mes",
    { columns: [], aggregate: { ...counted, per: "month" } },
    [
      ["2025-01", 2],
      ["2025-02", 1],
      ["2026-01", 1],
    ],
  ],
  [
    "days are put together by the year, and ordered by the second figure",
    "cuántos por año y el precio medio, del precio medio más alto al más bajo",
    {
      columns: [],
      aggregate: {
        ...counted,
        per: "year",
        more: [{ asked: "precio medio", op: "average", field: "f5" }],
        order: { asked: "del precio medio más alto al más bajo", figure: 1, direction: "descending" },
      },
    },
    [
      ["2025", 3, 500 / 3],
      ["2026", 1, 60],
    ],
  ],
  [
    "a second field stands in where a record lacks the first",
    "barco y correo",
    { columns: [boat, column("correo", "f6", "f7")] },
    [
      ["Alba", "taller@alba.example"],
      ["Brisa", "ventas@brisa.example"],
      ["Cierzo", null],
      ["Duna", "hola@duna.example"],
    ],
  ],
  [
    "a word of the page stands for the request's own in another language",
    "barco de segunda mano",
    { filters: [filter("de segunda mano", "f3", "eq", ["Used"])] },
    [["Alba"], ["Cierzo"]],
  ],
  [
    "of several words one is enough",
    "barco nuevo o roto: new, broken",
    { filters: [filter("new, broken", "f3", "contains", ["new", "broken"])] },
    [["Brisa"], ["Duna"]],
  ],
  [
    "a number may be told in words",
    "barco de más de cien euros",
    { filters: [filter("de más de cien euros", "f5", "gt", ["100"])] },
    [["Brisa"], ["Cierzo"]],
  ],
  [
    "a figure with a word around it is compared as a figure",
    "barco de más de 100 km, de más a menos",
    {
      filters: [filter("de más de 100 km", "f4", "gt", ["100"])],
      sort: [{ asked: "de más a menos", field: "f4", direction: "descending" }],
    },
    [["Alba"], ["Cierzo"]],
  ],
  [
    "the most of all is one",
    "¿Cuál es el barco más caro?",
    { sort: [{ asked: "más caro", field: "f5", direction: "descending" }], limit: 1 },
    [["Cierzo"]],
  ],
  [
    "a yes of a field of yes and no is told in any words",
    "barco: los visitables",
    { filters: [filter("los visitables", "f8", "eq", ["true"])] },
    [["Alba"], ["Cierzo"]],
  ],
  [
    "what is there takes no values, whatever is given",
    "barco: los que tienen correo",
    { filters: [filter("tienen correo", "f6", "present", [""])] },
    [["Brisa"], ["Duna"]],
  ],
  [
    "words of the request may be quoted without what stands between them",
    "el nombre del barco y cuánto cuesta hoy en euros",
    { columns: [column("barco", "f1"), column("cuesta en euros", "f5")] },
    boats.map(([name, , , , price]) => [name, Number.parseInt(price)]),
  ],
  [
    "years that the page tells by themselves are groups as they are",
    "cuántos barcos por año",
    { columns: [], aggregate: { ...counted, groupBy: "f9", per: "year" } },
    [
      ["1998", 2],
      ["2004", 1],
      ["2011", 1],
    ],
  ],
  [
    "figures in several units are compared with their units",
    "barco de menos de 800 kg",
    { filters: [filter("de menos de 800 kg", "f10", "lt", ["800 kg"])] },
    [["Brisa"], ["Cierzo"]],
  ],
  ["ids may be told with their set", "barco", { columns: [column("barco", "s1.f1")] }, boats.map(([name]) => [name])],
])("%s", async (_what, prompt, plan, expected) => {
  expect(await answered(prompt, plan)).toEqual(expected);
});

test.each<[string, string, object, RegExp]>([
  [
    "groups by single days where months were asked for",
    "cuántos barcos por mes",
    { columns: [], aggregate: counted },
    /aggregate\.per: the request asks per month/,
  ],
  [
    "a period that nobody asked for",
    "cuántos por alta",
    { columns: [], aggregate: { ...counted, per: "year" } },
    /aggregate\.per: the request does not ask per year/,
  ],
  [
    "a period of what is no day",
    "cuántos por año",
    { columns: [], aggregate: { ...counted, groupBy: "f1", per: "year" } },
    /aggregate\.per: per year needs groupBy of a date field/,
  ],
  [
    "an order by a figure that is not there",
    "cuántos por alta, de más a menos",
    { columns: [], aggregate: { ...counted, order: { asked: "de más a menos", figure: 1, direction: "descending" } } },
    /aggregate\.order: there is no figure 1/,
  ],
  [
    "a figure of words",
    "el precio medio",
    { columns: [], aggregate: { ...counted, asked: "precio medio", op: "average", field: "f1", groupBy: null } },
    /aggregate: is empty in every row/,
  ],
  [
    "a stand-in for nothing",
    "barco y fax",
    { columns: [boat, { ...column("fax", "f6", "f7"), field: null }] },
    /columns\.1: orElse needs a field/,
  ],
  [
    "a name of the page that the request does not say",
    "los barcos nuevos",
    { columns: [column("barcos", "f1")], filters: [filter("nuevos", "f1", "eq", ["Brisa"])] },
    /filters\.0: the request does not say "Brisa"/,
  ],
  [
    "a figure without its unit among several",
    "barco de menos de 800 kg",
    { filters: [filter("de menos de 800 kg", "f10", "lt", ["800"])] },
    /filters\.0: the field has several units: give 800 with its unit/,
  ],
  [
    "a column that is said not to be there and is",
    "barco y correo",
    { columns: [boat, { ...column("correo", "f6"), field: null }] },
    /columns\.1: the set has it: f6/,
  ],
  [
    "words in another order than the request's",
    "barco y precio",
    { columns: [column("precio barco", "f1")] },
    /columns\.0: "precio barco" is not in the request/,
  ],
  [
    "a stand-in of nowhere",
    "barco",
    { columns: [column("barco", "f1", "f99")] },
    /columns\.0: the set has no field f99/,
  ],
  [
    "a condition that says no more than the columns",
    "dame barco y precio",
    {
      columns: [boat, column("precio", "f5")],
      filters: [filter("dame barco y", "f3", "absent", [])],
    },
    /filters\.0: "dame barco y" is what a column asks for too/,
  ],
])("%s is told to the model as a fault", async (_what, prompt, plan, fault) => {
  expect(await answered(prompt, plan)).toMatch(fault);
});

test.each([
  ["cuántos barcos por mes", { ...counted, per: "month" }, [], ["mes", "cantidad"]],
  ["cuántos barcos hay de cada tipo", { ...counted, groupBy: "f3" }, [column("tipo", "f3")], ["tipo", "cantidad"]],
])("groups are called as the request calls them: %s", async (prompt, aggregate, columns, titles) => {
  standIn.play(answer({ ...nothing, set: "s1", columns, aggregate }));
  const result = await extracted(prompt);
  expect(result.ok && result.extraction.understood.modelUse?.planner).toBe("model");
  expect(result.ok && result.extraction.columns.map(({ title }) => title)).toEqual(titles);
});

test("a condition in the request's own words, which no record has, is met as the rules translate it", async () => {
  const plan = { set: "s1", columns: [boat], filters: [filter("usados", "f3", "contains", ["usados"])] };
  standIn.play(answer({ ...nothing, ...plan }));
  const result = await extracted("barcos usados: barco");
  expect(result.ok && result.extraction.rows.map(([cell]) => cell?.value)).toEqual(["Alba", "Cierzo"]);
  expect(result.ok && result.extraction.understood.modelUse).toMatchObject({
    planner: "rules",
    because: "invalid-answer",
  });
});
