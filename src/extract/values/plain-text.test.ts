import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["Olla &amp; tapa", "Olla & tapa"],
  ["Mantel 140&amp;#215;240 cm", "Mantel 140×240 cm"],
  ["L&#x27;olla&nbsp;&quot;grande&quot;", 'L\'olla "grande"'],
  ["<p>Olla de <b>acero</b>.</p><p>Con tapa</p>", "Olla de acero . Con tapa"],
  ["Tom & Jerry; a < b", "Tom & Jerry; a < b"],
  ["&lt;p&gt;La organizaci&amp;oacute;n&lt;/p&gt;", "La organización"],
  ["<!-- aviso --><p>Olla</p>", "Olla"],
  ["a?b=1&copy=2 y &otra;", "a?b=1&copy=2 y &otra;"],
])("plain text of %s", (raw, text) => {
  expect(plainText(raw)).toBe(text);
});
