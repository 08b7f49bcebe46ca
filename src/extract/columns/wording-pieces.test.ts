import { expect, test } from "vitest";
import type { RawCell } from "./column.ts";
import { splitAfterPrefix, splitLeadSentence } from "./wording-pieces.ts";

const cells = (...texts: string[]): RawCell[] =>
  texts.map((raw) => ({ raw, place: { node: 1, attr: null, span: [10, 10 + raw.length] } }));
const raws = (pieces: ReturnType<typeof splitAfterPrefix>) =>
  pieces.map((piece) => piece.cells.map((cell) => cell?.raw ?? null));

test("the name after a word of authorship and the number after its label are columns", () => {
  expect(raws(splitAfterPrefix(cells("por Ana Ruiz", "por Luis Gil", "por Eva Sanz")))).toEqual([
    ["Ana Ruiz", "Luis Gil", "Eva Sanz"],
  ]);
  const [number] = splitAfterPrefix(cells("Exp. núm. 1511", "Exp. núm. 1508", "Exp. núm. 1498"));
  expect(number?.label).toBe("Exp. núm");
  expect(number?.cells[0]).toEqual({ raw: "1511", place: { node: 1, attr: null, span: [20, 24] } });
});

test("a value that begins otherwise stays whole beside those without their label", () => {
  expect(
    raws(
      splitAfterPrefix(cells("Exp. núm. 1511", "Exp. núm. 1508", "Exp. núm. 1498", "Exp. núm. 1497", "Varios 001-24")),
    ),
  ).toEqual([["1511", "1508", "1498", "1497", "Varios 001-24"]]);
});

test("words that merely begin alike stay whole", () => {
  expect(splitAfterPrefix(cells("Juzgado de Burgos", "Juzgado de Lugo", "Juzgado de Soria"))).toEqual([]);
});

test("a short first sentence that recurs is a column, and so is the rest", () => {
  const pieces = splitLeadSentence(
    cells(
      "Confirmada. Ruiz, J., y Gil, J., conformes",
      "Revocada. Sanz, J., conforme",
      "Confirmada. Vega, J., disiente",
      "Confirmada. Gil, J., conforme",
    ),
  );
  expect(raws(pieces)).toEqual([
    ["Confirmada", "Revocada", "Confirmada", "Confirmada"],
    ["Ruiz, J., y Gil, J., conformes", "Sanz, J., conforme", "Vega, J., disiente", "Gil, J., conforme"],
  ]);
});

test("a first sentence in capitals may end in a short word", () => {
  const [lead] = splitLeadSentence(
    cells(
      "CONFIRMADA. Ruiz, J., conforme",
      "REVOCADA EN UNA PARTE, CONFIRMADA EN OTRA. Sanz, J., conforme",
      "ANULADA EN TODO. Vega, J., disiente",
      "CONFIRMADA. Gil, J., conforme",
      "ANULADA EN TODO. Sanz, J., conforme",
      "CONFIRMADA. Vega, J., conforme",
    ),
  );
  expect(lead?.cells[2]?.raw).toBe("ANULADA EN TODO");
});

test('what goes on for long after "por" is a sentence, no name', () => {
  const titles = ["tarifas del puerto", "plazos de las obras", "cuotas de riego"].map(
    (what, i) => `Por la cual se modifican las ${what} y se dictan otras disposiciones para el año ${2020 + i}`,
  );
  expect(splitAfterPrefix(cells(...titles))).toEqual([]);
});
