/** A name that no other column has, told apart by a number where it must be, and taken: `precio`, `precio 2`. Names that differ in case alone are the same. */
export function uniqueName(base: string, used: Set<string>): string {
  let name = base;
  for (let nth = 2; used.has(name.toLowerCase()); nth++) name = `${base} ${nth}`;
  used.add(name.toLowerCase());
  return name;
}
