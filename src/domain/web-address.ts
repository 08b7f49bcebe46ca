const scheme = /^[a-z][a-z0-9+.-]*:(?!\d+(\/|$))/i;

/** Whether a scheme was typed; where none was, https is a guess. */
export const namesScheme = (typed: string): boolean => scheme.test(typed.trim());

/**
 * The address a person typed, made whole: trimmed, `https://` added when no scheme is given.
 * Null unless it is http or https with a host. Whether it may be fetched is the egress guard's decision.
 */
export function parseWebAddress(typed: string): string | null {
  const text = typed.trim();
  if (text === "" || /\s/.test(text)) return null;
  const hasScheme = namesScheme(text);
  const url = URL.parse(hasScheme ? text : `https://${text}`);
  if (!url || !/^https?:$/.test(url.protocol) || url.hostname === "") return null;
  if (!hasScheme && !/[.:]/.test(url.host) && url.hostname !== "localhost") return null;
  return url.href;
}

/** An address that is safe to open from a page's text, or null. */
export function safeLink(value: unknown): string | null {
  if (typeof value !== "string" || !/^https?:\/\/\S+$/i.test(value)) return null;
  return URL.canParse(value) ? value : null;
}
