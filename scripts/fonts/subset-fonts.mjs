// Writes src/web/styles/fonts from the families that npm brings: Western European letters, the weights in use.
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import subsetFont from "subset-font";

const project = resolve(import.meta.dirname, "../..");
const range = (from, to) => String.fromCodePoint(...Array.from({ length: to - from }, (_, index) => from + index));
const letters = range(0x20, 0x7f) + range(0xa0, 0x180) + "–—‘’“”„†•…‰‹›€™←↑→↓−≈≤≥\u2009\u202f";

const families = [
  { name: "inter", weights: { min: 400, max: 700 } },
  { name: "bricolage-grotesque", weights: { min: 600, max: 700 } },
];

for (const { name, weights } of families) {
  const whole = readFileSync(
    resolve(project, `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`),
  );
  const subset = await subsetFont(whole, letters, { targetFormat: "woff2", variationAxes: { wght: weights } });
  writeFileSync(resolve(project, `src/web/styles/fonts/${name}-latin.woff2`), subset);
  console.log(`${name}: ${whole.length} → ${subset.length} bytes`);
}
