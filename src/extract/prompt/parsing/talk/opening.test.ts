import { expect, test } from "vitest";
import { foldKeepingLength } from "../prompt-text.ts";
import { openingLength } from "./opening.ts";

const opened = (prompt: string): string => prompt.slice(openingLength(foldKeepingLength(prompt)));

test.each([
  ["Extrae el nombre y el precio", " el nombre y el precio"],
  ["necesito que me pases el nombre", " el nombre"],
  ["¿Me podrían ayudar con el nombre?", " el nombre?"],
  ["solo quiero nombre", " nombre"],
  ["me hace falta el correo", "el correo"],
  ["ármame un cuadro con nombre y precio", "nombre y precio"],
  ["Exporta a Excel la fecha", " la fecha"],
  ["I'm looking for the name", "the name"],
  ["please", "please"],
  ["could you help me get the name", " the name"],
])("what is said before the columns is talk: %s", (prompt, rest) => {
  expect(opened(prompt).trim()).toBe(rest.trim());
});

test.each(["version and date", "make, model and price", "copia y fecha", "list price, name", "entrega directa"])(
  "a column is no talk: %s",
  (prompt) => {
    expect(opened(prompt)).toBe(prompt);
  },
);
