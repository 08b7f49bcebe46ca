import { once } from "node:events";

/** Writes to standard output and waits while the reader is slower. */
export async function print(content: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(content)) await once(process.stdout, "drain");
}

/** A terminal obeys these: what a page or a stranger wrote may hold them. */
const controls = /(?![\n\t])\p{Cc}/gu;
const shown = (text: string): string => text.replace(controls, "\ufffd");
const asJson = (value: unknown, space?: number): string =>
  JSON.stringify(value, null, space).replace(
    controls,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );

export const printLine = (text: string): Promise<void> => print(`${shown(text)}\n`);
export const printJson = (value: unknown): Promise<void> => print(`${asJson(value, 2)}\n`);
export const printJsonLine = (value: unknown): Promise<void> => print(`${asJson(value)}\n`);

export const tell = (line: string): void => {
  process.stderr.write(`${shown(line)}\n`);
};

/** Milliseconds since `startedAt` (performance.now), to a tenth. */
export const elapsedMs = (startedAt: number): number => Math.round((performance.now() - startedAt) * 10) / 10;
