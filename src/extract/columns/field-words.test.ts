import { expect, test } from "vitest";
import { fieldNameOf } from "./field-words.ts";

test.each([
  ["post-excerpt", "extracto"],
  ["job", "puesto"],
  ["offer-job", "puesto"],
  ["companyBody", "empresa"],
])("a class says what a value is: %s", (className, name) => {
  expect(fieldNameOf(className, "es")).toBe(name);
});

test.each(["jobBody", "job-card", "lote-item", "user_row"])(
  "a class of all of a record names no value: %s",
  (className) => {
    expect(fieldNameOf(className, "es")).toBeNull();
  },
);
