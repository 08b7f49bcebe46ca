import fc from "fast-check";
import { expect, test } from "vitest";
import type { Cell } from "../../domain/extraction.ts";
import { packProvenance, unpackProvenance } from "./provenance-columns.ts";

const places = fc.record({
  path: fc.constantFrom("/html[1]/body[1]/ul[1]/li[1]", "/html[1]/body[1]/ul[1]/li[2]", "/html[1]"),
  attr: fc.option(fc.constantFrom("href", "src"), { nil: undefined }),
  span: fc.option(fc.tuple(fc.nat(50), fc.nat(50)), { nil: undefined }),
});
const cells: fc.Arbitrary<Cell> = fc.record({
  value: fc.oneof(fc.string(), fc.constant(null)),
  raw: fc.string(),
  basis: fc.constantFrom("page", "computed", "inferred"),
  at: fc.option(places),
});

test("what is packed by column comes back by row, any range of it", () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cells, cells), { maxLength: 30 }), fc.nat(30), fc.nat(30), (rows, from, length) => {
      const columns = [
        { title: "a", type: "text" as const },
        { title: "b", type: "url" as const },
      ];
      const unpacked = unpackProvenance(packProvenance({ columns, rows }), from, from + length);
      const expected = rows
        .slice(from, from + length)
        .map((row) => row.map(({ raw, basis, value, at }) => ({ raw, basis: value === null ? "missing" : basis, at })));
      expect(JSON.parse(JSON.stringify(unpacked))).toEqual(JSON.parse(JSON.stringify(expected)));
    }),
  );
});
