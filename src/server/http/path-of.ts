const slash = "/".codePointAt(0);

/** The path of an address, without slashes at its end. A pattern would look at each run of slashes once per slash. */
export function pathOf(url: string): string {
  const query = url.indexOf("?");
  let end = query === -1 ? url.length : query;
  while (end > 1 && url.codePointAt(end - 1) === slash) end--;
  return url.slice(0, end);
}
