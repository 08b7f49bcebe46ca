const origin = "https://own.invalid";

/** The path inside the product that `next` names, or null when it is absent or leads elsewhere. */
export function parseNextPath(next: string | null): string | null {
  if (!next?.startsWith("/")) return null;
  const url = URL.parse(next, origin);
  // Two slashes at the beginning, be they left over from `/.//`, name another host to whoever reads the path.
  if (!url || url.origin !== origin || url.pathname.startsWith("//")) return null;
  return `${url.pathname}${url.search}${url.hash}`;
}

/** Where the login page is asked to return to afterwards. */
export const loginPath = (wanted: string): string =>
  wanted === "/dashboard" ? "/login" : `/login?next=${encodeURIComponent(wanted)}`;
