import { open } from "node:fs/promises";
import { createInterface } from "node:readline";
import type { z } from "zod";
import { elapsedMs, printJsonLine } from "./output.ts";
import { CommandFailure, WrongUse } from "./problems.ts";

/** The lines of a file, or of standard input for `-`, without empty ones. */
export async function* readLines(file: string): AsyncGenerator<string> {
  const input = file === "-" ? process.stdin : (await openList(file)).createReadStream();
  for await (const line of createInterface({ input, crlfDelay: Infinity })) {
    if (line.trim() !== "") yield line.trim();
  }
}

const openList = async (file: string) => {
  try {
    return await open(file);
  } catch {
    throw new CommandFailure(`${file} cannot be read: check the path of the list`);
  }
};

/**
 * Prints `{id, …answer, ms}` for each line of a list. A line that cannot be answered gets `ifFailed` and its error, and
 * the rest go on. Returns the exit code.
 */
export async function answerEach<L extends { id: string | number }>(
  file: string,
  shape: z.ZodType<L>,
  ifFailed: object,
  answer: (line: L) => Promise<object>,
): Promise<number> {
  let failed = 0;
  for await (const line of readJsonLines(file, shape)) {
    const startedAt = performance.now();
    try {
      await printJsonLine({ id: line.id, ...(await answer(line)), ms: elapsedMs(startedAt) });
    } catch (error) {
      if (!(error instanceof CommandFailure)) throw error;
      failed += 1;
      await printJsonLine({ id: line.id, ...ifFailed, ms: elapsedMs(startedAt), error: error.message });
    }
  }
  return failed === 0 ? 0 : 1;
}

/** The objects of a file with one JSON object a line. Throws WrongUse at the first line of another shape. */
async function* readJsonLines<L>(file: string, shape: z.ZodType<L>): AsyncGenerator<L> {
  let number = 0;
  for await (const line of readLines(file)) {
    number += 1;
    const item = shape.safeParse(parseJson(line));
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
