import type { ReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { z } from "zod";
import { elapsedMs, printJsonLine } from "./output.ts";
import { CommandFailure, describeProblem, WrongUse } from "./problems.ts";

type Line = { readonly number: number; readonly text: string };

/** The lines of a file, or of standard input for `-`, without empty ones. */
async function* readLines(file: string): AsyncGenerator<Line> {
  const input = file === "-" ? process.stdin : await openList(file);
  let number = 0;
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    number += 1;
    const text = line.trim();
    if (text !== "") yield { number, text };
  }
}

async function openList(file: string): Promise<ReadStream> {
  try {
    const list = await open(file);
    if (!(await list.stat()).isDirectory()) return list.createReadStream();
    await list.close();
  } catch {
    // Said below.
  }
  throw new CommandFailure(`${file} cannot be read: check the path of the list`);
}

/**
 * Prints `{id, …answer, ms}` for each line of a list. A line that cannot be answered gets `ifFailed` and its error, and
 * the rest go on. Returns the exit code.
 */
export const answerEach = <L extends { id: string | number }>(
  file: string,
  shape: z.ZodType<L>,
  ifFailed: object,
  answer: (line: L) => Promise<object>,
): Promise<number> =>
  printEach(readJsonLines(file, shape), async (line) => {
    const startedAt = performance.now();
    const { error, ...answered } = await answerOr(ifFailed, () => answer(line));
    return { id: line.id, ...answered, ms: elapsedMs(startedAt), ...(error !== undefined && { error }) };
  });

/** The same for a list of names, `{[key]: name, …answer}` a line. */
export const answerEachName = (
  file: string,
  key: string,
  ifFailed: object,
  answer: (name: string) => object | Promise<object>,
): Promise<number> =>
  printEach(readLines(file), async ({ text: name }) => ({
    [key]: name,
    ...(await answerOr(ifFailed, () => answer(name))),
  }));

async function printEach<L>(
  lines: AsyncIterable<L>,
  answer: (line: L) => Promise<{ error?: string }>,
): Promise<number> {
  let failed = 0;
  for await (const line of lines) {
    const answered = await answer(line);
    if (answered.error !== undefined) failed += 1;
    await printJsonLine(answered);
  }
  return failed === 0 ? 0 : 1;
}

/** What nobody foresaw is one line's error too; a list that was written wrongly is not. */
async function answerOr(ifFailed: object, answer: () => object | Promise<object>): Promise<{ error?: string }> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof WrongUse) throw error;
    return { ...ifFailed, error: describeProblem(error) };
  }
}

/** The objects of a file with one JSON object a line. Throws WrongUse at the first line of another shape. */
async function* readJsonLines<L>(file: string, shape: z.ZodType<L>): AsyncGenerator<L> {
  for await (const { number, text } of readLines(file)) {
    const item = shape.safeParse(parseJson(text));
    if (!item.success) {
      const [issue] = item.error.issues;
      throw new WrongUse(`${file}, line ${number}: ${issue?.path.join(".") || "the line"}: ${issue?.message}`);
    }
    yield item.data;
  }
}

const parseJson = (line: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
};
