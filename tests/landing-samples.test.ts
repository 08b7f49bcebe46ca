import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { openPage, planFromPrompt, runPlan } from "../src/extract/index.ts";
import { snapshotOf } from "../src/extract/page-fixture.ts";
import { landing } from "../src/i18n/landing.ts";
import { findCodes } from "../src/trade/find-codes.ts";
import { sampleAnswers, sampleFirms } from "../src/web/components/sample-directory.ts";
import { SamplePage } from "../src/web/screens/landing/sample-page.tsx";

const languages = ["es", "en"] as const;

describe.each(languages)("the landing page in %s", (language) => {
  const { pageDemo, cards } = landing[language];
  const markup = renderToStaticMarkup(createElement(SamplePage, { title: pageDemo.pageTitle, marked: null }));
  const page = openPage(snapshotOf(`<!doctype html><html lang="${language}"><body>${markup}</body></html>`));

  test.each(sampleAnswers.map((answer, index) => ({ prompt: pageDemo.prompts[index] ?? "", answer })))(
    "shows for «$prompt» the table that the engine makes of its page",
    ({ prompt, answer }) => {
      const result = runPlan(page, planFromPrompt(page, prompt), { recordLimit: 100 });
      if (!result.ok) throw new Error(result.detail);
      const shown = answer.rows.map((firm) => answer.columns.map((column) => firm[column]));
      expect(result.extraction.rows.map((row) => row.map(({ raw }) => raw))).toEqual(shown);
      expect(result.extraction.counts.inSet).toBe(sampleFirms.length);
    },
  );

  test.each([...cards.codes.products])("gives for $name the code that the catalogue finds", ({ name, code }) => {
    expect(findCodes(name)[0]?.code).toBe(code.replace(".", ""));
  });
});
