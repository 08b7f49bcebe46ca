/** Titles of columns, each once: what is there already gets a number, and a number is a column's. */
export function uniqueTitles(titles: readonly string[]): string[] {
  const used = new Set<string>();
  return titles.map((wanted) => {
    const base = /^\d+$/.test(wanted) ? `column ${wanted}` : wanted;
    let title = base;
    for (let nth = 2; used.has(title); nth++) title = `${base} ${nth}`;
    used.add(title);
    return title;
  });
}
