import { readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";

type Leaf = { readonly path: string; readonly kind: string; readonly words: string };

const areas = readdirSync(new URL("es", import.meta.url)).map((file) => file.replace(/\.ts$/, ""));

const readArea = async (language: "es" | "en", area: string): Promise<unknown> =>
  Object.values((await import(`./${language}/${area}.ts`)) as Record<string, unknown>)[0];

function leavesOf(value: unknown, path: string): Leaf[] {
  if (typeof value === "string") return [{ path, kind: "words", words: value }];
  if (typeof value === "function") return [{ path, kind: "sentence", words: "" }];
  return Object.entries(value as Record<string, unknown>).flatMap(([key, part]) => leavesOf(part, `${path}.${key}`));
}

async function readLanguage(language: "es" | "en"): Promise<Leaf[]> {
  const read = await Promise.all(areas.map(async (area) => leavesOf(await readArea(language, area), area)));
  return read.flat();
}

const spanish = await readLanguage("es");
const english = await readLanguage("en");

const shape = (leaves: Leaf[]): string[] => leaves.map(({ path, kind }) => `${path} ${kind}`).sort();

// A column without a unit has an empty one.
const mayBeEmpty = (path: string): boolean => path.endsWith(".unit");

describe("the catalogue", () => {
  it("has the same texts in both languages", () => {
    expect(shape(english)).toEqual(shape(spanish));
  });

  it("has no empty text", () => {
    const empty = [...spanish, ...english].filter(
      ({ path, kind, words }) => kind === "words" && words.trim() === "" && !mayBeEmpty(path),
    );
    expect(empty).toEqual([]);
  });

  it("opens each Spanish question, and writes apostrophes as print does but where words are quoted", () => {
    const halfAsked = spanish.filter(({ words }) => words.split("¿").length !== words.split("?").length);
    expect(halfAsked).toEqual([]);
    const straight = english.filter(({ words }) => /\w'\w/.test(words) && !words.startsWith("Sorry we couldn't"));
    expect(straight).toEqual([]);
  });

  it("counts one of a thing as one", async () => {
    const { summary } = await import("./summary.ts");
    const { tools } = await import("./tools.ts");
    const ones = (["es", "en"] as const).map((language) => [
      tools[language].table.rowsOf("1", "1"),
      tools[language].table.groupsOf("0", "1"),
      tools[language].progress.rowsDone("0", "1"),
      summary[language].noFigures.producedIn("5", 1, 2022),
      summary[language].noFigures.madeIn("5", 1, 2022).split(".")[0],
      summary[language].buyers.ranking("1"),
    ]);
    expect(ones).toEqual([
      [
        "1 de 1 fila",
        "0 de 1 grupo",
        "0 de 1 fila",
        "5 toneladas en 1 país en 2022.",
        "1 país produjo 5 m³ en 2022",
        "El país que compra",
      ],
      [
        "1 of 1 row",
        "0 of 1 group",
        "0 of 1 row",
        "5 metric tons in 1 country in 2022.",
        "1 country produced 5 m³ in 2022",
        "The country that buys",
      ],
    ]);
  });

  it("has fourteen frequent questions and the ten sections of the terms, in order", async () => {
    const { faqs } = await import("./es/faqs.ts");
    const { terms } = await import("./es/terms.ts");
    expect(faqs.items).toHaveLength(14);
    expect(terms.sections.map(({ id }) => id)).toEqual([
      "acceptance",
      "accounts",
      "service",
      "intellectual",
      "acceptable",
      "payment",
      "termination",
      "disclaimers",
      "governing",
      "changes",
    ]);
  });
});
