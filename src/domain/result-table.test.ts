import { existsSync, readFileSync } from "node:fs";
import { jsonrepair } from "jsonrepair";
import { describe, expect, test } from "vitest";
import { readJsonText, repairJsonText } from "./json-text.ts";
import { cellText, parseResult, reportColumnOf, type ResultTable } from "./result-table.ts";

const corpus = "../shared/corpora/json";
const corpusIsThere = existsSync(corpus);

function tableOf(content: string): ResultTable {
  const parsed = parseResult(content, jsonrepair);
  if (!parsed.ok) throw new Error(parsed.problem);
  return parsed.table;
}

const never = (): string => {
  throw new Error("repair must not run");
};

const keys = (table: ResultTable): string[] => table.columns.map((column) => column.key);

describe("the four shapes", () => {
  test.each([
    ["an array of rows", '[{"a":1,"b":"x"},{"a":2,"b":"y"}]'],
    ["an object with results", '{"success":"true","results":[{"a":1,"b":"x"},{"a":2,"b":"y"}]}'],
    ["an object of rows", '{"one":{"a":1,"b":"x"},"two":{"a":2,"b":"y"}}'],
  ])("%s gives its rows", (_, content) => {
    const table = tableOf(content);
    expect(keys(table)).toEqual(["a", "b"]);
    expect(table.rows).toEqual([
      [1, "x"],
      [2, "y"],
    ]);
  });

  test("a single object is one row", () => {
    expect(tableOf('{"a":1,"b":[1,2]}').rows).toEqual([[1, [1, 2]]]);
  });

  test("the outer keys of an object of rows are kept when the rows do not hold them", () => {
    expect(tableOf('{"México":{"a":1},"Perú":{"a":2}}').rowLabels).toEqual(["México", "Perú"]);
    expect(tableOf('{"México":{"pais":"México"},"Perú":{"pais":"Perú"}}').rowLabels).toBeNull();
  });

  test.each(["7", '"text"', "[]x", "[1,2,3]", "{}", '{"success":"true"}'])("%s is no table", (content) => {
    expect(parseResult(content, jsonrepair).ok).toBe(false);
  });
});

describe("text around and inside the JSON", () => {
  test.each([
    ["a fence", '```json\n[{"a":1}]\n```'],
    ["a fence that is not closed", '```json\n[{"a":1}]'],
    ["leading prose", 'Here is the table you asked for:\n[{"a":1}]'],
    ["prose and a fence", 'Claro:\n```json\n[{"a":1}]\n```\nEspero que ayude.'],
    ["trailing prose", '[{"a":1}] Espero que ayude.'],
    ["single quotes and a trailing comma", "[{'a':1,}]"],
    ["an end that was cut off", '[{"a":1}'],
    ["a byte order mark", '\uFEFF[{"a":1}]'],
  ])("%s does not matter", (_, content) => {
    expect(tableOf(content).rows).toEqual([[1]]);
  });

  test("prose without JSON is unreadable, not a table of words", () => {
    expect(parseResult("No encontré nada.", jsonrepair)).toEqual({ ok: false, problem: "unreadable" });
  });

  test("a hundred thousand brackets are refused before any parser sees them", () => {
    expect(parseResult("[".repeat(100_000), never)).toEqual({ ok: false, problem: "unreadable" });
    expect(parseResult(`[{"a":"${"[".repeat(200)}"}]`, never).ok).toBe(true);
  });
});

describe("no data", () => {
  test.each([
    ['{"success":"false","results":[],"reason":"no figures"}', "no figures"],
    ['{"success":false,"results":[{"a":1}]}', null],
    ['{"success":"False"}', null],
    ['[{"success":"FALSE","reason":"nothing"}]', "nothing"],
    ['{"success":"true","results":[]}', null],
    ["[]", null],
  ])("%s", (content, reason) => {
    expect(parseResult(content, jsonrepair)).toEqual({ ok: false, problem: "no-data", reason });
  });

  test("a column that happens to be called success does not hide a table", () => {
    const table = tableOf('[{"mission":"Apollo 13","success":"false"},{"mission":"Apollo 14","success":"true"}]');
    expect(table.rows).toHaveLength(2);
  });
});

describe("columns", () => {
  test("come from the first row; keys of later rows are counted apart", () => {
    const table = tableOf('[{"a":1},{"a":2,"b":3},{"c":4}]');
    expect(keys(table)).toEqual(["a"]);
    expect(table.laterColumns.map((column) => column.key)).toEqual(["b", "c"]);
    expect(table.rows).toEqual([
      [1, null, null],
      [2, 3, null],
      [null, null, 4],
    ]);
  });

  test("a key named __proto__ is a column like any other and touches no prototype", () => {
    const table = tableOf('[{"__proto__":{"polluted":true},"constructor":"x"}]');
    expect(keys(table)).toEqual(["__proto__", "constructor"]);
    expect(({} as Record<string, unknown>)["polluted"]).toBeUndefined();
  });

  test("the report's keys are known whatever their case and spaces", () => {
    expect(reportColumnOf("exporter  COUNTRY")).toBe("country");
    expect(reportColumnOf("Average Export Price (USD / kg)")).toBe("exportPrice");
    expect(reportColumnOf("Country")).toBeNull();
  });

  test("a column is numeric when nearly all its values state numbers", () => {
    const table = tableOf(
      '[{"price":"1.234,5 €","phone":"+34 912 345 678","name":"A"},{"price":"2 €","phone":"","name":"B"}]',
    );
    expect(table.columns.map((column) => column.numeric)).toEqual([true, false, false]);
    expect(table.numbers.map((row) => row[0])).toEqual([1234.5, 2]);
  });

  test("values of one column tell how another value of it is to be read", () => {
    expect(tableOf('[{"p":"1.234"},{"p":"2.56"}]').numbers).toEqual([[1.234], [2.56]]);
    expect(tableOf('[{"p":"1.234"},{"p":"2,56"}]').numbers).toEqual([[1234], [2.56]]);
  });
});

test("cells read as one line of text", () => {
  expect(cellText(["Japón", "EE. UU."])).toBe("Japón, EE. UU.");
  expect(cellText({ calle: "Mayor", número: 3 })).toBe("calle: Mayor; número: 3");
  expect(cellText([{ a: 1 }, { a: 2 }])).toBe("a: 1, a: 2");
  expect(cellText(null)).toBe("");
  expect(cellText(false)).toBe("false");
});

const lines = (name: string): Record<string, string>[] =>
  readFileSync(`${corpus}/${name}`, "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line) as Record<string, string>);

describe.skipIf(!corpusIsThere)("the JSON corpora (skipped where ../shared/corpora is absent)", () => {
  test("every document of the JSON test suite is answered, and every valid one with brackets is read", () => {
    let valid = 0;
    for (const { id, b64, class: kind } of lines("jsontestsuite.jsonl")) {
      const text = Buffer.from(b64!, "base64").toString("utf8");
      const value = readJsonText(text, jsonrepair);
      if (kind === "y") valid++;
      if (kind === "y") expect([id, value]).toEqual([id, JSON.parse(text)]);
      expect(parseResult(text, jsonrepair)).toHaveProperty("ok");
    }
    expect(valid).toBe(95);
  });

  test("every repair pair comes out as expected, and every document of the suite ends", () => {
    const pairs = lines("jsonrepair-pairs.jsonl");
    const wrong = pairs.filter(
      ({ in: broken, out }) => JSON.stringify(repairJsonText(broken!, jsonrepair)) !== JSON.stringify(JSON.parse(out!)),
    );
    expect([pairs.length, wrong]).toEqual([364, []]);
    const documents = lines("jsontestsuite.jsonl").map(({ b64 }) => Buffer.from(b64!, "base64").toString("utf8"));
    for (const text of documents) repairJsonText(text, jsonrepair);
    expect(documents).toHaveLength(318);
  });

  test.each([
    ["ten thousand brackets", "[".repeat(10_000)],
    ["fifty thousand joined texts", '"a"+'.repeat(50_000)],
  ])("%s are answered", (_name, text) => {
    expect(repairJsonText(text, jsonrepair)).toBeUndefined();
  });

  test("every broken object or array of the repair pairs gives the repaired value", () => {
    const pairs = lines("jsonrepair-pairs.jsonl").filter((pair) => /^\s*[[{]/.test(pair["in"]!));
    const wrong = pairs.filter(
      ({ in: broken, out }) => JSON.stringify(readJsonText(broken!, jsonrepair)) !== JSON.stringify(JSON.parse(out!)),
    );
    expect(wrong).toEqual([]);
    expect(pairs.length).toBeGreaterThan(100);
  });
});
