import { expect, test } from "vitest";
import { conceptOf } from "./match-concept.ts";

test.each([
  ["por cuánto", "price"],
  ["cuánto exportó Perú", undefined],
  ["sq meters", "size"],
  ["price per sq meter", "areaPrice"],
  ["price per sqft", "areaPrice"],
  ["plazo de entrega", "shipping"],
  ["stands", undefined],
  ["terrenos", "home"],
  ["terreno", "size"],
  ["market cap", undefined],
])("%s asks for %s", (words, concept) => expect(conceptOf(words)?.id).toBe(concept));
