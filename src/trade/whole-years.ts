type Fact = { readonly year: number; readonly country: string };

/**
 * The facts of years that at least half as many countries report as the best reported one: a year that is still coming
 * in would make the world's trade or harvest fall.
 */
export function wholeYears<T extends Fact>(facts: readonly T[]): T[] {
  const countries = new Map<number, Set<string>>();
  for (const { year, country } of facts) {
    const known = countries.get(year);
    if (known) known.add(country);
    else countries.set(year, new Set([country]));
  }
  const most = Math.max(0, ...[...countries.values()].map(({ size }) => size));
  return facts.filter(({ year }) => (countries.get(year)?.size ?? 0) * 2 >= most);
}
