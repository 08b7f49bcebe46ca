import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const page = (language: string, card: (i: number) => string): string =>
  `<html lang="${language}"><body><main>${Array.from({ length: 8 }, (_, i) => `<div class="card">${card(i)}</div>`).join("")}</main></body></html>`;

const namesOf = (html: string): readonly string[] =>
  extract(html, "todo")
    .page.sets()[0]
    ?.columns.map(({ name }) => name) ?? [];

const firm = (i: number): string => `<h3><a href="/f/${i}">Talleres ${"ABCDEFGH"[i]}</a></h3>`;

test.each([
  ["mailto:ventas", "@talleres.test", "correo"],
  ["mailto:ventas", "@talleres.test?subject=Pedido", "correo"],
  ["tel:+34 98511122", "", "teléfono"],
])("links that begin with %s are named after what they hold", (start, end, name) => {
  const names = namesOf(page("es", (i) => `${firm(i)}<p><a href="${start}${i}${end}">Contactar</a></p>`));
  expect(names).toContain(name);
  expect(names).not.toContain("enlace 2");
});

test("links of which some are addresses of pages stay links", () => {
  const names = namesOf(
    page(
      "es",
      (i) => `${firm(i)}<p><a href="${i % 2 ? `mailto:v${i}@talleres.test` : `/contacto/${i}`}">Contactar</a></p>`,
    ),
  );
  expect(names).toContain("enlace 2");
});
