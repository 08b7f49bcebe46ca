import { expect, test } from "vitest";
import { openPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";
import { findThingHeading } from "./thing-heading.ts";

const headingOf = (title: string, body: string): string | null => {
  const { reader } = openPage(snapshotOf(`<html><head><title>${title}</title></head><body>${body}</body></html>`));
  const heading = findThingHeading(reader);
  return heading === null ? null : reader.text(heading);
};

test.each([
  ["the one that the title says", "Hornillo | Tienda", "<h1>Tus preferencias</h1><h1>Hornillo</h1>", "Hornillo"],
  ["the part of it that the title says", "Hornillo - Tienda", "<h1><i>Oferta 3</i> <b>Hornillo</b></h1>", "Hornillo"],
  [
    "one that says more than the title does",
    "Hornillo de gas plegable | Tienda",
    "<h1>Aviso</h1><h1>Hornillo de gas plegable, dos fuegos</h1>",
    "Hornillo de gas plegable, dos fuegos",
  ],
  [
    "a lower one that says half of the title where the first says nothing of it",
    "Hornillo plegable: 2 fuegos - Campo",
    "<h1>Mochila de la semana</h1><h2>Hornillo plegable: 2 fuegos</h2>",
    "Hornillo plegable: 2 fuegos",
  ],
  [
    "one that says a part of the title but for a word",
    "Comprar Hornillo plegable de gas | Campo | Tienda",
    "<h2>Hornillo plegable de gas</h2>",
    "Hornillo plegable de gas",
  ],
  ["the first where the title says none", "Tienda", "<h1>Hornillo</h1><h1>Otro</h1>", "Hornillo"],
  [
    "another heading that the title says",
    "Ficha: Hornillo plegable",
    "<h3>Hornillo plegable</h3>",
    "Hornillo plegable",
  ],
  [
    "a lower one that says more of the title than the name of the site does",
    "Hornillo plegable | Campo",
    '<h1><a href="/">Campo</a></h1><h2>Hornillo plegable</h2>',
    "Hornillo plegable",
  ],
  [
    "one that says a word for it before",
    "[8] Hornillo de gas",
    "<h1>Campo</h1><h1>Título: Hornillo de gas</h1>",
    "Título: Hornillo de gas",
  ],
  [
    "one in the header that is no link",
    "Tienda de campo",
    "<header><h1>Hornillo</h1></header><p>Texto</p>",
    "Hornillo",
  ],
  ["none on a page without any", "Tienda", "<p>Texto</p>", null],
])("the heading of a thing is %s", (_, title, body, heading) => {
  expect(headingOf(title, body)).toBe(heading);
});
