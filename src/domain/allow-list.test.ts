import { expect, test } from "vitest";
import { isAllowed, parseAllowEntry } from "./allow-list.ts";

test.each([
  ["Ana@Example.org ", ["ana@example.org"], true],
  ["ana@example.org", ["@example.org"], true],
  ["ana@mail.example.org", ["@example.org"], false],
  ["ana@example.org.evil.test", ["@example.org"], false],
  ['"x@example.org"@evil.test', ["@example.org"], false],
  ["ana@example.org", ["*"], true],
  ["ana@example.org", [], false],
])("%s against %j is %s", (email, entries, allowed) => {
  expect(isAllowed(email, entries)).toBe(allowed);
});

test.each([
  [" Ana@Example.org", "ana@example.org"],
  ["@Example.org", "@example.org"],
  ["*", "*"],
  ["ana", null],
  ["@", null],
  ["a b@example.org", null],
])("the entry %j is kept as %j", (text, entry) => {
  expect(parseAllowEntry(text)).toBe(entry);
});
