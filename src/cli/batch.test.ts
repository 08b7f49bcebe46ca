import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { z } from "zod";
import { answerEach, answerEachName } from "./batch.ts";
import { CommandFailure, WrongUse } from "./problems.ts";

function listOf(...lines: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "batch-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  writeFileSync(join(folder, "list"), lines.join("\n"));
  return join(folder, "list");
}

/** What is printed from here on, one object a line. */
function printed(): () => unknown[] {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  onTestFinished(() => write.mockRestore());
  return () => write.mock.calls.map(([line]) => JSON.parse(String(line)) as unknown);
}

/** Answers with the name's length; some names it cannot answer, one in a way that nobody foresaw. */
function measure(name: string): { size: number } {
  if (name === "rota") throw new TypeError("cannot read\n  properties of undefined");
  if (name === "lejana") throw new CommandFailure("the site does not answer");
  if (name === "mal escrita") throw new WrongUse("write it otherwise");
  return { size: name.length };
}

const unforeseen = "this should not happen, please report it: cannot read · properties of undefined";

test("an error that nobody foresaw is one line's, the rest go on and the list ends with 1", async () => {
  const lines = printed();
  const list = listOf('{"id":1,"name":"rota"}', '{"id":2,"name":"lejana"}', '{"id":3,"name":"uva"}');
  const Line = z.object({ id: z.number(), name: z.string() });
  const code = await answerEach(list, Line, { size: null }, async ({ name }) => measure(name));
  expect(code).toBe(1);
  const ms = expect.any(Number);
  expect(lines()).toEqual([
    { id: 1, size: null, ms, error: unforeseen },
    { id: 2, size: null, ms, error: "the site does not answer" },
    { id: 3, size: 3, ms },
  ]);
});

test("so it is in a list of names", async () => {
  const lines = printed();
  expect(await answerEachName(listOf("rota", "uva"), "name", { size: null }, measure)).toBe(1);
  expect(lines()).toEqual([
    { name: "rota", size: null, error: unforeseen },
    { name: "uva", size: 3 },
  ]);
  expect(await answerEachName(listOf("uva"), "name", { size: null }, measure)).toBe(0);
});

test("a list that is written wrongly ends there", async () => {
  printed();
  await expect(answerEachName(listOf("mal escrita", "uva"), "name", {}, measure)).rejects.toThrow(WrongUse);
});

test("a list that is no file is told as such", async () => {
  printed();
  for (const list of [tmpdir(), join(tmpdir(), "no-such-list")]) {
    await expect(answerEachName(list, "name", {}, measure)).rejects.toThrow(CommandFailure);
  }
});
