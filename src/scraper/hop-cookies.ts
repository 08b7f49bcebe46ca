/**
 * Cookies that live for the redirects of one fetch: many sites answer the first visit with a cookie and a redirect to
 * the same page. Sent back to the very host that set them and to no other; Domain and Path are not honoured.
 */
export type HopCookies = {
  store(url: URL, setCookie: readonly string[]): void;
  /** The Cookie header for this address, or null. */
  headerFor(url: URL): string | null;
};

const maxCookies = 50;
const maxCookieLength = 4_096;

export function createHopCookies(): HopCookies {
  const byHost = new Map<string, Map<string, { pair: string; secure: boolean }>>();
  return {
    store(url, setCookie) {
      const cookies = byHost.get(url.hostname) ?? new Map<string, { pair: string; secure: boolean }>();
      byHost.set(url.hostname, cookies);
      for (const line of setCookie) {
        const [pair = "", ...attributes] = line.split(";").map((part) => part.trim());
        const name = /^([^=]+)=/.exec(pair)?.[1] ?? "";
        if (name === "" || pair.length > maxCookieLength || !/^[\x21-\x7e]+$/.test(pair)) continue;
        if (attributes.some((attribute) => /^max-age\s*=\s*(0|-\d+)$/i.test(attribute))) cookies.delete(name);
        else if (cookies.size < maxCookies) {
          cookies.set(name, { pair, secure: attributes.some((attribute) => /^secure$/i.test(attribute)) });
        }
      }
    },
    headerFor(url) {
      const cookies = [...(byHost.get(url.hostname)?.values() ?? [])];
      const sent = cookies.filter(({ secure }) => !secure || url.protocol === "https:").map(({ pair }) => pair);
      return sent.length === 0 ? null : sent.join("; ");
    },
  };
}
