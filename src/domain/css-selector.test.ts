import { expect, test } from "vitest";
import { isCssSelector } from "./css-selector.ts";

test.each([
  "#lista",
  " ul.productos > li.card ",
  "main, article , .contenido",
  "a[href^='/p/'][target=_blank i]",
  "li:nth-child(2n + 1 of .card, .ficha):not(.ad, :has(> img)) ~ li",
  "tr:nth-last-of-type(-n+3) td:is(:first-child, [data-precio])",
  "*",
  "#\\31 23 .md\\:flex",
  ".año",
  "x-card",
  'button[aria-label="Cargar más (20)"]:enabled',
  "p:lang(es-PE):dir(ltr)",
])("%s is one", (text) => {
  expect(isCssSelector(text)).toBe(true);
});

test.each([
  "",
  "div[",
  "ul >",
  "> li",
  "li,,a",
  ".",
  "#",
  ".1a",
  "a[href=/p/1]",
  "li:nth-child()",
  "li:nth-child(2x)",
  "li:first",
  "li:contains('x')",
  "button:has-text(Más)",
  "p::before",
  "div)",
  "a[href='x]",
  "//div[1]",
  "text=Más",
  "li:not(",
  "li !important",
])("%j is none", (text) => {
  expect(isCssSelector(text)).toBe(false);
});
