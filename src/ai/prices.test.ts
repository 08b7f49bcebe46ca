import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { costUsd, tokensAtMost } from "./prices.ts";

const million = { input: 1e6, cachedInput: 0, output: 1e6 };

test("a release of a model costs what the model does, and another model of its family as much as the dearest", () => {
  const known = costUsd({ model: "gpt-5" }, million);
  expect(costUsd({ model: "gpt-5-2025-08-07" }, million)).toBe(known);
  const unknown = costUsd({ model: "a-model-of-next-year" }, million);
  for (const model of ["gpt-5-pro", "gpt-5.1", "toString"]) expect(costUsd({ model }, million)).toBe(unknown);
  expect(unknown).toBe(costUsd({ model: "claude-opus-4" }, million));
});

test("a configured price goes before every estimate, also a price of nothing", () => {
  const price = { input: 2, cachedInput: 1, output: 4 };
  expect(costUsd({ model: "gpt-5", price }, { input: 1e6, cachedInput: 5e5, output: 1e6 })).toBe(5.5);
  expect(costUsd({ model: "llama", price: { input: 0, cachedInput: 0, output: 0 } }, million)).toBe(0);
});

test.each([
  "Exportaciones de aguacate por país, en miles de dólares",
  "按国家分列的鳄梨出口额，以千美元计",
  "国別アボカド輸出額（千米ドル）",
  "Экспорт авокадо по странам, тыс. долларов",
  "صادرات الأفوكادو حسب البلد بآلاف الدولارات",
  "มูลค่าการส่งออกอะโวคาโดตามประเทศ",
  "🥑🥑🥑 🇲🇽 🇵🇪",
])("«%s» takes no more tokens than are set aside for it", (text) => {
  expect(countTokens(text)).toBeLessThanOrEqual(tokensAtMost(text));
});
