import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const namesOf = (texts: readonly string[]): string[] => {
  const rows = texts.map(
    (text, i) =>
      `<tr><td><a href="/acta/${i}">Sesión de ${"abcde"[i]}</a></td><td><a href="/autor/doc/${i}.pdf">${text}</a></td></tr>`,
  );
  const { survey } = extract(
    `<html lang="es"><body><main><h1>Actas</h1><table>${rows.join("")}</table></main></body></html>`,
    "",
  );
  return survey.sets[0]?.fields.map(({ name }) => name) ?? [];
};

test("the steps of an address name who or what it is of", () => {
  expect(namesOf(["Ana Ruiz", "Luis Gil", "Eva Soto", "Juan Lara", "Pau Vidal"])).toContain("autor");
});

test("they do not name words that lead to a hundred files alike", () => {
  expect(namesOf(["Acta", "Orden", "Acta", "Acta", "Orden"])).not.toContain("autor");
});
