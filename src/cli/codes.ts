import type { CodeCandidate } from "../domain/code-candidate.ts";
import { findCodes } from "../trade/find-codes.ts";
import { answerEachName } from "./batch.ts";
import { type Command, parseWords } from "./command.ts";
import { printJson, printLine } from "./output.ts";
import { CommandFailure, WrongUse } from "./problems.ts";

const usage = 'sondeo codes "NAME" [--json], or sondeo codes --batch FILE';
const options = { json: { type: "boolean" }, batch: { type: "string" } } as const;

/** What a product's name may mean in the Harmonised System, best first. */
export const codes: Command = async (words) => {
  const { values, positionals } = parseWords(words, options, usage);
  const [name, ...more] = positionals;
  if (more.length > 0 || (name === undefined) === (values.batch === undefined)) throw new WrongUse(`Usage: ${usage}`);
  if (values.batch !== undefined) {
    return answerEachName(values.batch, "name", { candidates: [] }, (line) => ({ candidates: findCodes(line) }));
  }
  const candidates = findCodes(name!);
  if (values.json) await printJson(candidates);
  if (candidates.length === 0) {
    throw new CommandFailure(`No code is known for "${name}": try a plainer name, or the English one`);
  }
  if (!values.json) for (const candidate of candidates) await printLine(inWords(candidate));
  return 0;
};

const inWords = ({ code, score, nameEs, nameEn }: CodeCandidate) =>
  `${code.padEnd(6)}  ${score.toFixed(2)}  ${nameEs} · ${nameEn}`;
