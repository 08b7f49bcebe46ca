/** Facts on one line, apart by dots: none begins the next line, and the last fact is never alone on it. */
export function joinFacts(facts: readonly (string | number | false | null | undefined)[]): string {
  const said = facts.filter(Boolean);
  return [said.slice(0, -1).join("\u00A0· "), ...said.slice(-1)].filter(Boolean).join("\u00A0·\u00A0");
}
