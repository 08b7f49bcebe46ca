type Fact = { readonly year: number; readonly country: string | number };

/**
 * The facts of years that at least half as many countries report as the best reported one: a year that is still coming
 * in would make the world's trade or harvest fall.
 */
export function wholeYears<T extends Fact>(facts: readonly T[]): T[] {
  const reporters = new Map(
    [...Map.groupBy(facts, ({ year }) => year)].map(([year, own]) => [
      year,
      new Set(own.map(({ country }) => country)).size,
    ]),
  );
  const most = Math.max(0, ...reporters.values());
  return facts.filter(({ year }) => (reporters.get(year) ?? 0) * 2 >= most);
}

/** The facts of the newest whole year, as {@link wholeYears} has them. */
export function newestWholeYear<T extends Fact>(facts: readonly T[]): T[] {
  const whole = wholeYears(facts);
  const newest = Math.max(...whole.map(({ year }) => year));
  return whole.filter(({ year }) => year === newest);
}
