import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { everythingOn, type Label, labelledValues, reachable } from "../bench/token-survival.ts";
import { planPrompt } from "../src/ai/tasks/plan/prompt.ts";
import { makeSkeleton, openPage } from "../src/extract/index.ts";
import { readPageFile } from "../src/scraper/index.ts";

const lists = "../shared/extraction/lists";

test.skipIf(!existsSync(lists)).each(["wcxb_labelled_dev", "juriscraper"])(
  "of a page of %s a model reads at most 1,700 tokens in the middle, and a plan reaches every labelled value that it holds",
  { timeout: 180_000 },
  async (set) => {
    const counts: number[] = [];
    const lost: string[] = [];
    for (const name of readdirSync(join(lists, set)).filter((file) => file.endsWith(".html"))) {
      const file = join(lists, set, name);
      const label = JSON.parse(readFileSync(file.replace(/html$/, "json"), "utf8")) as Label;
      const snapshot = await readPageFile(file, label.url);
      const page = openPage(snapshot);
      const asked = Object.keys(label.fields).join(", ");
      const skeleton = makeSkeleton(page, asked);
      const { system, prompt } = planPrompt(skeleton, asked);
      counts.push(countTokens(`${system}\n${prompt}`));
      const onPage = everythingOn(new TextDecoder(snapshot.charset).decode(snapshot.body));
      const { all } = reachable(page, skeleton);
      for (const { sought, written } of labelledValues(label))
        if (onPage.includes(sought) && !all.includes(sought)) lost.push(`${name}: ${written}`);
    }
    counts.sort((a, b) => a - b);
    expect(counts.length).toBeGreaterThan(30);
    expect(counts[Math.floor(counts.length / 2)]).toBeLessThanOrEqual(1_700);
    expect(counts.at(-1)).toBeLessThan(6_000);
    expect(lost).toEqual([]);
  },
);
