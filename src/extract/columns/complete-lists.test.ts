import { expect, test } from "vitest";
import { completeLists } from "./complete-lists.ts";
import type { ColumnDraft } from "./column.ts";

const draft = (key: string, raws: readonly (string | null)[]): ColumnDraft => ({
  key,
  cells: raws.map((raw) => (raw === null ? null : { raw, place: { node: 1, attr: null, span: [0, raw.length] } })),
  label: null,
  header: null,
  order: 0,
});

test("a record with one paragraph, in pieces, has that where others have all of theirs", () => {
  const whole = draft("div.texto=", ["Uno. Dos con más.", null]);
  const drafts = [
    whole,
    draft("div.texto>p=", [null, "Solo uno con más."]),
    draft("div.texto>p", ["Uno.", "Solo uno"]),
    draft("div.texto>p#2", ["Dos con más.", null]),
    draft("div.texto>p>a", [null, "con más."]),
  ];
  completeLists(drafts);
  expect(whole.cells.map((cell) => cell?.raw)).toEqual(["Uno. Dos con más.", "Solo uno con más."]);
});

test("a part beside others is not all that a record has", () => {
  const whole = draft("div.texto=", ["Uno. Dos.", null]);
  completeLists([
    whole,
    draft("div.texto>p=", [null, "Solo uno"]),
    draft("div.texto>p", ["Uno.", "Solo"]),
    draft("div.texto>i", ["Dos.", "Otra cosa"]),
  ]);
  expect(whole.cells[1]).toBeNull();
});
