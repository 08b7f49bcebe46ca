import { expect, test } from "vitest";
import { coveredCodes } from "./covered-codes.ts";

const named = (code: string) => ({ code, nameEs: code, nameEn: code });
const set = (code: string, hs6: string[], asked?: string) =>
  coveredCodes({ ...named(code), hs6, hsRevision: "HS 2022", ...(asked ? { asked: named(asked) } : {}) });

test("the codes of a report are those of its figures, where no source has the one asked for by itself", () => {
  expect(set("080440", ["080440"])).toEqual(["0804.40"]);
  expect(set("0803", ["080310", "080390"])).toEqual(["0803"]);
  expect(set("090111", ["090111", "090112"], "090111")).toEqual(["0901.11", "0901.12"]);
  expect(set("0901", ["090111", "090112"], "0901")).toEqual(["0901.11", "0901.12"]);
  expect(set("1509", ["150920", "150930", "150940", "150990"], "150920")).toEqual(["1509"]);
  const many = Array.from({ length: 9 }, (_, i) => `12079${i}`);
  expect(set("120799", many, "120799")).toEqual(["1207.99"]);
});
