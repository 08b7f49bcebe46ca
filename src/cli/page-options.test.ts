import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readPageRequest, readRules } from "./page-options.ts";
import { WrongUse } from "./problems.ts";

function aFile(content: string): string {
  const folder = mkdtempSync(join(tmpdir(), "rules-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "rules.json");
  writeFileSync(file, content);
  return file;
}

test("rules are read from a file", () => {
  expect(readRules(aFile('{"scrolls":3,"keep":["#list > li"]}'))).toEqual({ scrolls: 3, keep: ["#list > li"] });
});

test.each([
  ['{"keep":["ul","div["]}', "not a CSS selector: div["],
  ['{"scrolls":-1}', "scrolls"],
  ["{", "what it holds"],
])("%s is wrong use, said in words: %s", (content, words) => {
  const reading = () => readRules(aFile(content));
  expect(reading).toThrow(WrongUse);
  expect(reading).toThrow(words);
});

test.each([
  ['{"headers":{"x-clave":"a\\nb"}}', "headers.x-clave"],
  ['{"cookies":[{"name":"sesion","value":"a; b"}]}', "cookies.0.value"],
  ['{"cookies":[{"name":"sesion=","value":"a"}]}', "cookies.0.name"],
])("what no browser can send is wrong use, told by its place: %s", async (content, place) => {
  const reading = readPageRequest({ access: aFile(content) }, "https://tienda.example/");
  await expect(reading).rejects.toThrow(WrongUse);
  await expect(reading).rejects.toThrow(place);
});

test("a session that was copied with the ends of its lines is taken without them", async () => {
  const access = aFile('{"cookies":[{"name":"sesion","value":"abc\\n"}],"headers":{"authorization":" Bearer x "}}');
  expect((await readPageRequest({ access }, "https://tienda.example/")).session).toEqual({
    cookies: [{ name: "sesion", value: "abc" }],
    headers: { authorization: "Bearer x" },
  });
});
