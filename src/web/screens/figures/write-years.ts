/** "2011" or "2010–2022". */
export const writeYears = ([first, last]: readonly [number, number]): string =>
  first === last ? `${first}` : `${first}–${last}`;
