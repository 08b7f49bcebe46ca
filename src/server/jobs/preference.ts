/** What a program prefers of a long call (RFC 7240): not to wait at all, or no longer than so many milliseconds. */
export type Preference = { readonly waitMs: number | null; readonly applied: string | null };

/** Reads `Prefer: respond-async`, `wait=N` in seconds, or both; others are nothing to us. */
export function readPreference(header: string | readonly string[] | undefined): Preference {
  const stated = String(header ?? "")
    .split(",")
    .map((one) => one.trim().toLowerCase());
  const wait = stated.find((one) => /^wait\s*=\s*"?\d{1,6}"?$/.test(one));
  const isAsync = stated.includes("respond-async");
  const applied = [...(isAsync ? ["respond-async"] : []), ...(wait ? [wait] : [])].join(", ") || null;
  if (wait) return { waitMs: Number(wait.replace(/\D/g, "")) * 1_000, applied };
  return { waitMs: isAsync ? 0 : null, applied };
}
