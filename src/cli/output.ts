import { once } from "node:events";

/** Writes to standard output and waits while the reader is slower. */
export async function print(content: string | Uint8Array): Promise<void> {
  if (!process.stdout.write(content)) await once(process.stdout, "drain");
}

export const printLine = (text: string): Promise<void> => print(`${text}\n`);
export const printJson = (value: unknown): Promise<void> => printLine(JSON.stringify(value, null, 2));
export const printJsonLine = (value: unknown): Promise<void> => printLine(JSON.stringify(value));

export const tell = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Milliseconds since `startedAt` (performance.now), to a tenth. */
export const elapsedMs = (startedAt: number): number => Math.round((performance.now() - startedAt) * 10) / 10;
