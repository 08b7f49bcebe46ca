import { expect, test } from "vitest";
import type { Candidate } from "../candidates/candidate.ts";
import { openPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";
import { wholeNode } from "../page/record-range.ts";
import { chooseGranularity } from "./granularity.ts";
import { scoreCandidate } from "./score.ts";

const towns = ["Castro", "Ancud", "Quellón", "Chonchi", "Dalcahue", "Curaco"];
const boat = (town: string, nth: number): string =>
  `<li><a href="/lancha/${town}-${nth}">Lancha ${nth === 0 ? "Pincoya" : "Caleuche"} de ${town}</a>
   <span>${10 + nth * 7 + town.length} m</span> <em>Sale a las ${8 + nth}:${10 + town.length}</em>
   <b>${town.length * 1100 + nth * 350} $</b> <i>Patrón: ${nth === 0 ? "Elba" : "Ramón"} ${town}</i></li>`;
const groups = towns.map((town) => `<section><h3>${town}</h3><ul>${boat(town, 0)}${boat(town, 1)}</ul></section>`);

test("what every group holds equally often and says much of itself are the records", () => {
  const { reader } = openPage(snapshotOf(`<main>${groups.join("")}</main>`));
  const { tree } = reader;
  const scoredOf = (tag: string) => {
    const records = tree.tags.flatMap((other, node) => (other === tag ? [wholeNode(tree, node)] : []));
    const candidate: Candidate = { kind: "repeat", by: "siblings", records, coherence: null };
    const scored = scoreCandidate(reader, candidate);
    if (!scored) throw new Error(`no ${tag}`);
    return scored;
  };
  const [outer, inner] = [scoredOf("section"), scoredOf("li")];
  const before = outer.score;
  chooseGranularity(reader, [outer, inner]);
  expect(outer.score).toBeLessThan(before);
  expect(inner.score).toBeGreaterThan(outer.score);
});
