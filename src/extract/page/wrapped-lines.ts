const minLines = 6;
const minWidth = 50;
/** Share of the lines of running text that reach so far that the next word would not have fitted. */
const minFull = 0.7;
const minHanging = 0.15;
const maxHanging = 0.7;
const minFollowing = 0.9;

type Line = { readonly text: string; readonly indent: number };

const linesIn = (text: string): Line[] =>
  text.split(/\r\n|\r|\n/).map((line) => ({ text: line.trimEnd(), indent: /^\s*/.exec(line)?.[0].length ?? 0 }));
const isEmpty = ({ text }: Line): boolean => text === "";
/** Words with gaps between them are lined up on purpose. */
const isLinedUp = ({ text }: Line): boolean => /\S(?: {2,}|\t| ?\| ?)\S/.test(text);
const isWordy = ({ text }: Line): boolean => (text.match(/\p{L}{2,}/gu)?.length ?? 0) >= 4;

/**
 * Preformatted text without the breaks that only keep its lines short: in running text, where the next word would not have fitted,
 * and before lines that are set in below the first of their entry. Tables, lists and programs keep all of theirs.
 */
export function joinWrappedLines(text: string): string {
  const lines = linesIn(text);
  if (lines.length < minLines) return text;
  const follows = hangingBreaks(lines) ?? fullBreaks(lines);
  if (!follows) return text;
  return lines.map((line, i) => (i === 0 ? "" : follows(i) ? " " : "\n") + line.text).join("");
}

/** Entries whose further lines are set in: what is set in always follows a line of text. */
function hangingBreaks(lines: readonly Line[]): ((at: number) => boolean) | null {
  const written = lines.filter((line) => !isEmpty(line));
  const isSetIn = (line: Line | undefined): boolean => line !== undefined && line.indent > 0 && !isEmpty(line);
  const continues = (at: number): boolean => {
    const before = lines[at - 1];
    return isSetIn(lines[at]) && before !== undefined && !isEmpty(before);
  };
  const setIn = lines.flatMap((line, i) => (isSetIn(line) ? [i] : []));
  const starts = lines.filter((line) => !isEmpty(line) && line.indent === 0);
  const share = setIn.length / written.length;
  const isHanging =
    share >= minHanging &&
    share <= maxHanging &&
    starts.length >= minLines &&
    starts.filter(isWordy).length >= starts.length * minFull &&
    !written.some(({ text }) => /[{}]$/.test(text)) &&
    setIn.filter(continues).length >= setIn.length * minFollowing;
  return isHanging ? continues : null;
}

/** Paragraphs that were broken where the next word would not have fitted. */
function fullBreaks(lines: readonly Line[]): ((at: number) => boolean) | null {
  const width = lines.reduce((most, { text }) => Math.max(most, text.length), 0);
  if (width < minWidth || width > 2 * minWidth) return null;
  const isNext = (at: number): boolean => {
    const before = lines[at - 1];
    const line = lines[at];
    return (
      before !== undefined && line !== undefined && !isEmpty(before) && !isEmpty(line) && before.indent === line.indent
    );
  };
  const isFull = (at: number): boolean => {
    const before = lines[at - 1];
    const word = /\S+/.exec(lines[at]?.text ?? "")?.[0].length ?? 0;
    return before !== undefined && isWordy(before) && !isLinedUp(before) && before.text.length + 1 + word >= width - 3;
  };
  const inner = lines.flatMap((_, i) => (isNext(i) ? [i] : []));
  const full = inner.filter(isFull).length;
  return full >= minLines / 2 && full >= inner.length * minFull ? (at) => isNext(at) && isFull(at) : null;
}
