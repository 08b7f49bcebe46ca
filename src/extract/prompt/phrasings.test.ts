import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { plainRows } from "../../domain/extraction.ts";
import { openPage, planFromPrompt, runPlan } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";

/** The same request said in other words gives the same table: a sample of the example pages, and of what people type around columns. */
const folder = resolve(import.meta.dirname, "../../../tests/extract-pages");
const everyNth = 5;
const names = readdirSync(folder).flatMap((file) => (file.endsWith(".html") ? [file.slice(0, -5)] : []));

const joined = (columns: readonly string[]): string =>
  columns.length < 2 ? columns.join("") : `${columns.slice(0, -1).join(", ")} y ${columns.at(-1) ?? ""}`;
const withoutAccents = (text: string): string => text.replaceAll("ñ", "n").normalize("NFD").replace(/\p{M}/gu, "");

const phrasings: readonly ((columns: readonly string[]) => string)[] = [
  (columns) => `Extrae ${joined(columns)}`,
  (columns) => `Hola, ¿me puedes pasar ${joined(columns)} de esta página, por favor?`,
  (columns) => `hola buenas tardes me podrian ayudar con ${joined(columns)} porfa gracias`,
  (columns) => `necesito que me saques ${joined(columns)}`,
  (columns) => `ármame un cuadro con ${joined(columns)}`,
  (columns) => `I'd like a table with ${columns.join(", ")}`,
  (columns) => `Could you help me get ${columns.join(", ")}?`,
  (columns) => `Columnas: ${columns.join("; ")}`,
  (columns) => `Necesito:\n${columns.map((column) => `- ${column}`).join("\n")}`,
  (columns) => columns.map((column) => `«${column}»`).join(", "),
  (columns) => columns.join(" - "),
  (columns) => joined(columns).toUpperCase(),
  (columns) => withoutAccents(joined(columns)),
  (columns) => `${joined(columns)} en una tabla`,
  (columns) => joined([...columns.slice(0, -1), `${columns.at(-1) ?? ""} (llámalo «Última»)`]),
  (columns) => joined(columns.with(0, `${columns[0] ?? ""} como «Primera»`)),
];

test("a request gives the same table however it is said", () => {
  const different = names
    .filter((_, i) => i % everyNth === 0)
    .flatMap((name) => {
      const { rows } = JSON.parse(readFileSync(join(folder, `${name}.json`), "utf8")) as { rows: object[] };
      const columns = Object.keys(rows[0] ?? {});
      const page = openPage(snapshotOf(readFileSync(join(folder, `${name}.html`), "utf8")));
      const tableOf = (prompt: string): unknown[][] | null => {
        const result = runPlan(page, planFromPrompt(page, prompt), { recordLimit: 200 });
        return result.ok ? plainRows(result.extraction).map((row) => Object.values(row)) : null;
      };
      const plain = JSON.stringify(tableOf(joined(columns)));
      return phrasings
        .map((phrase) => phrase(columns))
        .filter((prompt) => JSON.stringify(tableOf(prompt)) !== plain)
        .map((prompt) => `${name}: ${prompt}`);
    });
  expect(different).toEqual([]);
});
