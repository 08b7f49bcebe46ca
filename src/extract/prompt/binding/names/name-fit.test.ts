import { expect, test } from "vitest";
import type { Field } from "../../../../domain/survey.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { labelFit } from "./label-fit.ts";
import { nameFit } from "./name-fit.ts";

const fieldAt = (path: string): Field => ({
  id: "s1.f1",
  name: "name",
  nameFrom: "itemprop",
  type: "text",
  path,
  fill: 1,
  distinct: 6,
  samples: ["Minera Sol SAC", "Textil Andes SAC"],
});

test("where neither the element of a value nor the one around it has a class, the next that has says what it is", () => {
  const company = findConceptById("company");
  const fitAt = (path: string): number => nameFit(fieldAt(path), company, ["empresa"]);
  expect(fitAt("div.company>a[url]>span[name]")).toBeGreaterThan(fitAt("div.row>a[url]>span[name]"));
  expect(fitAt("div.company>div>div>a.x>span[name]")).toBe(fitAt("div.row>div>div>a.x>span[name]"));
});

test("a heading that says first what the records are is that of their titles", () => {
  const title = findConceptById("title");
  const fitOf = (heading: string): number => (title ? labelFit(heading, "header")(title) : 0);
  expect(fitOf("Product")).toBeGreaterThanOrEqual(0.85);
  expect(fitOf("Product line")).toBeGreaterThan(0.6);
  expect(fitOf("Last post")).toBe(0);
});

test.each(["#", "N°", "Nº", "N.º", "n °", "No."])("the heading %s says number", (heading) => {
  const number = findConceptById("docket");
  expect(number ? labelFit(heading, "header")(number) : 0).toBeGreaterThanOrEqual(0.85);
});
