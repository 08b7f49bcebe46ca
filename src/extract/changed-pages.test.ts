import { test } from "vitest";
import { examplePages } from "../../tests/support/example-pages.ts";
import { walkChangedPages } from "./changed-pages-fixture.ts";

// The other half has a file of its own, so that both run at one time.
test("five thousand pages with pieces cut out, doubled, turned round or put in bring nothing down", () => {
  walkChangedPages(examplePages(), { count: 5_000, seed: 11 });
}, 600_000);
