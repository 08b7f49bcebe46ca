import { readdirSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { cellText, parseResult } from "../src/domain/result-table.ts";
import { cutName } from "../src/domain/text.ts";
import { signedIn } from "../src/i18n/en/signed-in.ts";
import { notAllowed } from "../src/server/features/accounts/messages.ts";
import { quotedStrings } from "./support/quoted-strings.ts";

const wordsOf = (value: unknown): string[] => {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(wordsOf) : [];
};

async function readCatalogue(language: "es" | "en"): Promise<ReadonlySet<string>> {
  const folder = new URL(`../src/i18n/${language}/`, import.meta.url);
  const areas = readdirSync(folder).map((file) => import(new URL(file, folder).href) as Promise<unknown>);
  return new Set((await Promise.all(areas)).flatMap((area) => wordsOf({ ...(area as object) })));
}

const catalogue = { es: await readCatalogue("es"), en: await readCatalogue("en") };

/** Two misprints of the specification are corrected on the screens. */
const corrected: Readonly<Record<string, string>> = {
  "Como Funciona": "Cómo funciona",
  "No se pudo exportar a Hojas de Cálculo de Google. Inténtalo de nuevo..":
    "No se pudo exportar a Hojas de Cálculo de Google. Inténtalo de nuevo.",
};

/** Strings that are shown or compared elsewhere than in the catalogue of screens. */
const shownBy: Readonly<Record<string, () => unknown>> = {
  "Page X of Y": () => signedIn.page({ page: 2, count: 3 }).replace("2", "X").replace("3", "Y"),
  "...": () => cutName("a".repeat(21)).slice(20),
  "MMM d, yyyy": () =>
    new Date(2025, 2, 5).toLocaleDateString("en", { dateStyle: "medium" }) === "Mar 5, 2025" && "MMM d, yyyy",
  ", ": () => cellText(["a", "b"]).slice(1, -1),
  false: () => !parseResult('{"success":"false","results":[]}', String).ok && "false",
  [notAllowed.byPassword]: () => notAllowed.byPassword,
  [notAllowed.byGoogle]: () => notAllowed.byGoogle,
};

describe("what the specification quotes", () => {
  test("is 68 strings", () => {
    expect(new Set(quotedStrings.map(({ words, language }) => `${language} ${words}`)).size).toBe(68);
  });

  test.each(quotedStrings)("is said verbatim: $words ($requirement)", ({ words, language }) => {
    const elsewhere = shownBy[words];
    if (elsewhere) expect(elsewhere()).toBe(words);
    else expect(catalogue[language ?? "es"]).toContain(corrected[words] ?? words);
  });
});
