/** Lower case, no surrounding space: the form in which addresses are stored and compared. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase();

/** Whether `entries` (addresses, `@domain`, or `*`) let this address in. */
export function isAllowed(email: string, entries: Iterable<string>): boolean {
  const address = normaliseEmail(email);
  const domain = address.slice(address.lastIndexOf("@"));
  for (const entry of entries) {
    if (entry === "*" || entry === address || (entry.startsWith("@") && entry === domain)) return true;
  }
  return false;
}

/** The entry as stored, or null when it is neither an address, `@domain` nor `*`. */
export function parseAllowEntry(text: string): string | null {
  const entry = normaliseEmail(text);
  if (entry === "*") return entry;
  return /^[^\s@]*@[^\s@]+\.[^\s@]+$/.test(entry) || /^@[^\s@]+$/.test(entry) ? entry : null;
}
