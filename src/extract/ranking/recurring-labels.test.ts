import { expect, test } from "vitest";
import { openPage } from "../index.ts";
import { wholeNode } from "../page/record-range.ts";
import { snapshotOf } from "../page-fixture.ts";
import { beginWithLabels } from "./recurring-labels.ts";

type Row = readonly [string, string];

function haveLabels(groups: readonly (readonly Row[])[]): boolean {
  const tables = groups.map(
    (rows) => `<table>${rows.map((row) => `<tr><td>${row.join("<td>")}</tr>`).join("")}</table>`,
  );
  const { reader } = openPage(snapshotOf(tables.join("")));
  const { tree } = reader;
  const rangesOf = (tag: string) => tree.tags.flatMap((other, node) => (other === tag ? [wholeNode(tree, node)] : []));
  return beginWithLabels(reader, rangesOf("table"), rangesOf("tr"));
}

const contractOf = (work: string, firm: string): Row[] => [
  ["Obra", work],
  ["Empresa", firm],
];

test("what every group says once by the same word is a field of the group", () => {
  const remarked: Row[] = [...contractOf("Aceras", "Firmes Oca"), ["Nota", "Dos lotes"]];
  const contracts = [contractOf("Tejado", "Cubiertas Roa"), remarked, contractOf("Farolas", "Luz de Juarros")];
  expect(haveLabels(contracts)).toBe(true);
});

test("names of their own, and words that recur within a group, begin records", () => {
  const firms: Row[] = [
    ["Forja Urkiola", "Vitoria"],
    ["Cristales Zadorra", "Vitoria"],
  ];
  expect(haveLabels([firms, [["Hornos Arlanzón", "Burgos"]], [["Conservas Barbate", "Cádiz"]]])).toBe(false);
  const meetings: Row[] = [
    ["Pleno", "ordinario"],
    ["Pleno", "urgente"],
    ["Pleno", "extraordinario"],
  ];
  expect(haveLabels([meetings, [...meetings, ["Comisión", "de obras"]], meetings])).toBe(false);
});
