import { expect, test } from "vitest";
import type { Leaf } from "../leaves/leaf.ts";
import { alignLeaves } from "./align-leaves.ts";

const heading = (order: number): Leaf => ({
  key: "h3",
  node: order,
  attr: null,
  span: null,
  raw: `T${order}: texto`,
  label: `T${order}`,
  labelLength: `T${order}: `.length,
  spare: null,
  isLabel: false,
  isComposite: false,
  header: null,
  says: null,
  order,
});

test("a heading with more labels than a call takes arguments is read", () => {
  const leaves = Array.from({ length: 200_000 }, (_, order) => heading(order));
  expect(() => alignLeaves([leaves])).not.toThrow();
});
