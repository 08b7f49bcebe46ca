import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, test } from "vitest";
import { configurationPage, environmentExample } from "../scripts/write-configuration-docs.ts";

const inProject = (path: string) => readFileSync(resolve(import.meta.dirname, "..", path), "utf8");

test.each([
  ["docs/configuration.md", configurationPage],
  [".env.example", environmentExample],
])("%s says what the code says; npm run docs:configuration writes it", (path, write) => {
  expect(inProject(path)).toBe(write());
});
