import { expect, test } from "vitest";
import { tools as english } from "../../../i18n/en/tools.ts";
import { tools as spanish } from "../../../i18n/es/tools.ts";
import { shownCount } from "./shown-count.ts";

const count = (words: typeof spanish.table, shown: number, isOfGroups: boolean): string =>
  shownCount(words, { shown, total: 3, isOfGroups }, String);

test("a table of groups counts groups, any other rows, all of them or those that the filter leaves", () => {
  expect(count(spanish.table, 3, false)).toBe("3 filas");
  expect(count(spanish.table, 2, false)).toBe("2 de 3 filas");
  expect(count(spanish.table, 3, true)).toBe("3 grupos");
  expect(count(english.table, 2, true)).toBe("2 of 3 groups");
  expect(shownCount(spanish.table, { shown: 1, total: 1, isOfGroups: true }, String)).toBe("1 grupo");
});
