import { expect, test } from "vitest";
import { pathOf } from "./path-of.ts";

test.each([
  ["/", "/"],
  ["//", "/"],
  ["/pricing", "/pricing"],
  ["/pricing///", "/pricing"],
  ["/en/?a=/", "/en"],
  ["/?a", "/"],
])("the path of %s is %s", (url, path) => {
  expect(pathOf(url)).toBe(path);
});

test("an address of nothing but slashes and a letter takes no longer than another", () => {
  const long = `${"/".repeat(3_000_000)}x`;
  expect(pathOf(long)).toBe(long);
});
