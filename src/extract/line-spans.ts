/** Index of the line that an offset lies in. */
export function lineOf(lines: readonly number[], offset: number): number {
  let low = 0;
  let high = lines.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((lines[middle] ?? 0) <= offset) low = middle;
    else high = middle - 1;
  }
  return low;
}

/** The span without the separators that join a text to its neighbours. */
export function trimSpan(text: string, from: number, to: number): [number, number] {
  const part = text.slice(from, to);
  const start = from + (/^(?:[-–—|·•:;,»›/]+(?=\s|$)|\s)+/u.exec(part)?.[0].length ?? 0);
  const end = to - (/(?:\s[-–—|·•/]+|[,;|·•–—«‹]|\s)+$/u.exec(part)?.[0].length ?? 0);
  return end > start ? [start, end] : [from, from];
}

/** Whether only white space lies between two spans. */
export const isAdjacent = (text: string, end: number, start: number): boolean => text.slice(end, start).trim() === "";
