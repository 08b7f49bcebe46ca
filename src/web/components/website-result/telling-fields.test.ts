import { expect, test } from "vitest";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { tellingFields } from "./telling-fields.ts";

const set = (id: string, name: string | null, fields: string[], count = 5): RecordSetSummary => ({
  id,
  kind: "repeat",
  name,
  count,
  fields: fields.map((field) => ({
    id: field,
    name: field,
    nameFrom: "header",
    type: "text",
    path: "",
    fill: 1,
    distinct: 1,
    samples: [],
  })),
});

test("of two lists with the same name and size each is told by fields that the other lacks", () => {
  const people = set("a", "Clínica", ["nombre", "turno", "sala", "piso"]);
  const prices = set("b", "Clínica", ["nombre", "precio"]);
  expect(tellingFields(people, [people, prices])).toEqual(["turno", "sala"]);
  expect(tellingFields(prices, [people, prices])).toEqual(["precio"]);
});

test("where all fields recur, the first ones are named", () => {
  const [one, other] = [set("a", null, ["nombre", "precio", "web"]), set("b", null, ["nombre", "precio", "web"])];
  expect(tellingFields(one, [one, other])).toEqual(["nombre", "precio"]);
});

test("lists without a name are told by their fields whatever their sizes", () => {
  const [offers, links] = [set("a", null, ["producto", "precio"], 62), set("b", null, ["texto", "enlace"], 56)];
  expect(tellingFields(offers, [offers, links])).toEqual(["producto", "precio"]);
  expect(tellingFields(links, [offers, links])).toEqual(["texto", "enlace"]);
});

test("a list that has its name or its size for itself needs no fields", () => {
  const all = [set("a", "Clínica", ["n"]), set("b", "Clínica", ["n"], 6), set("c", "Farmacia", ["n"])];
  expect(all.map((one) => tellingFields(one, all))).toEqual([[], [], []]);
});
