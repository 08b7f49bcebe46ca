import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { planPrompt } from "../src/ai/tasks/plan/prompt.ts";
import { makeSkeleton, openPage } from "../src/extract/index.ts";
import { readPageFile } from "../src/scraper/index.ts";

const pages = "../shared/extraction/lists/wcxb_labelled_dev";

test.skipIf(!existsSync(pages))(
  "a model reads at most 1,700 tokens of a page in the middle",
  { timeout: 120_000 },
  async () => {
    const counts: number[] = [];
    for (const name of readdirSync(pages).filter((file) => file.endsWith(".html"))) {
      const skeleton = makeSkeleton(openPage(await readPageFile(join(pages, name))), "nombre y precio");
      const { system, prompt } = planPrompt(skeleton, "nombre y precio");
      counts.push(countTokens(`${system}\n${prompt}`));
    }
    counts.sort((a, b) => a - b);
    expect(counts).toHaveLength(39);
    expect(counts[19]).toBeLessThanOrEqual(1_700);
    expect(counts.at(-1)).toBeLessThan(6_000);
  },
);
