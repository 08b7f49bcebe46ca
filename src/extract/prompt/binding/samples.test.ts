import { expect, test } from "vitest";
import { once } from "./samples.ts";
import { fieldOf, setOf } from "./set-fixture.ts";

test("what is known of a field is read once for each set that it stands in", () => {
  const field = fieldOf({}, 0);
  let reads = 0;
  const others = once((_, { fields }) => {
    reads += 1;
    return fields.length;
  });
  const alone = { ...setOf([]), fields: [field] };
  const beside = { ...setOf([]), fields: [field, fieldOf({}, 1)] };
  expect([others(field, alone), others(field, beside), others(field, alone)]).toEqual([1, 2, 1]);
  expect(reads).toBe(2);
});
