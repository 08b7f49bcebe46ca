import * as fc from "fast-check";
import { expect, test } from "vitest";
import { firstOf } from "./first-of.ts";

type Item = { readonly key: number; readonly place: number };
const byKey = (a: Item, b: Item): number => a.key - b.key;

test("the first of a sort are those of the whole sort, equal ones as they came", () => {
  const keys = fc.array(fc.integer({ min: 0, max: 9 }), { maxLength: 60 });
  fc.assert(
    fc.property(keys, fc.integer({ min: 0, max: 12 }), (own, count) => {
      const items = own.map((key, place) => ({ key, place }));
      expect(firstOf(items, count, byKey)).toEqual(items.toSorted(byKey).slice(0, count));
    }),
  );
});
