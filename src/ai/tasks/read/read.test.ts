import { afterAll, beforeAll, expect, test } from "vitest";
import { answer, startModelStandIn, type ModelStandIn } from "../../../../tests/support/model-stand-in.ts";
import { openAi, openLedger } from "../../index.ts";

let standIn: ModelStandIn;
beforeAll(async () => {
  standIn = await startModelStandIn();
});
afterAll(() => standIn.close());

test("columns that are read have titles of their own, and a bare number is that of a column", async () => {
  const column = { title: "2024", asked: "2024", type: "number" };
  const record = [
    { column: 0, from: 1, to: 1 },
    { column: 1, from: 2, to: 2 },
  ];
  standIn.play(answer({ columns: [column, column], records: [record] }));
  const ai = openAi({ provider: "openai-compatible", model: "m", apiKey: null, baseUrl: standIn.url });
  const passages = [{ path: "/html[1]", text: "12 15" }];
  const read = await ai.read({ passages, prompt: "ventas de 2024" }, { ledger: openLedger });
  expect(read.ok && read.reading.columns.map(({ title }) => title)).toEqual(["column 2024", "column 2024 2"]);
});
