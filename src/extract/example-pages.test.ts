import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { extract } from "./page-fixture.ts";

/** Pages written for this project, each beside what a prompt must give: `<name>.html` and `<name>.json`. */
const folder = resolve(import.meta.dirname, "../../tests/extract-pages");
const names = readdirSync(folder).flatMap((file) => (file.endsWith(".html") ? [file.slice(0, -5)] : []));

test.each(names)("%s gives its expected table", (name) => {
  const { prompt, rows } = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as {
    prompt: string;
    rows: Record<string, string | number>[];
  };
  expect(extract(readFileSync(join(folder, `${name}.html`), "utf8"), prompt).plain).toEqual(rows);
});

test("there are at least twenty of them", () => {
  expect(names.length).toBeGreaterThanOrEqual(20);
});
