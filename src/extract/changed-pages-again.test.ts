import { test } from "vitest";
import { examplePages } from "../../tests/support/example-pages.ts";
import { walkChangedPages } from "./changed-pages-fixture.ts";

test("five thousand other pages with pieces cut out, doubled, turned round or put in bring nothing down", () => {
  walkChangedPages(examplePages(), { count: 5_000, seed: 12 });
}, 600_000);
