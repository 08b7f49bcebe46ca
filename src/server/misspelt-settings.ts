/** Names that look like a setting that is not set, each with that one's name. A name far from all is somebody else's. */
export function misspeltSettings(
  set: ReadonlySet<string>,
  known: readonly string[],
): { readonly name: string; readonly meant: string }[] {
  const unset = known.filter((name) => !set.has(name));
  return [...set]
    .filter((name) => !known.includes(name))
    .flatMap((name) => {
      const written = name.toUpperCase().replace(/^SONDEO_/, "");
      const near = unset
        .map((meant) => ({ meant, slips: slipsBetween(written, meant) }))
        .filter(({ meant, slips }) => slips <= slipsAllowed(meant))
        .toSorted((a, b) => a.slips - b.slips);
      return near[0] ? [{ name, meant: near[0].meant }] : [];
    });
}

/** Short names have many neighbours that mean something else. */
const slipsAllowed = (name: string): number => Math.min(2, Math.floor(name.length / 5));

/** Letters to leave out, put in, change or swap with the next one until `a` reads `b`. */
function slipsBetween(a: string, b: string): number {
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        row[j - 1]! + 1,
        last[j]! + 1,
        last[j - 1]! + (isSame ? 0 : 1),
        isSwap ? beforeLast[j - 2]! + 1 : Infinity,
      );
    }
    [beforeLast, last] = [last, row];
  }
  return last[b.length]!;
}
