const textsPerBatch = 40;
const charactersPerBatch = 8_000;
/** What of a text a value is judged from. */
export const maxTextLength = 800;

/** Texts in the order given, in batches that one answer can hold. */
export function batchTexts(texts: readonly string[]): string[][] {
  const batches: string[][] = [];
  let size = 0;
  for (const text of texts) {
    const last = batches.at(-1);
    const length = Math.min(text.length, maxTextLength);
    if (!last || last.length >= textsPerBatch || size + length > charactersPerBatch) {
      batches.push([text]);
      size = length;
    } else {
      last.push(text);
      size += length;
    }
  }
  return batches;
}
