type FoundEmail = { readonly address: string; readonly span: readonly [number, number] };

const plainAddress = /[\p{L}\d._%+'-]+@(?:[\p{L}\d](?:[\p{L}\d-]*[\p{L}\d])?\.)+[\p{L}]{2,24}/iu;
const disguised =
  /([a-z\d._%+-]+)\s*(?:\[\s*(?:at|arroba|@)\s*\]|\(\s*(?:at|arroba|@)\s*\)|\{\s*(?:at|arroba)\s*\}|\s(?:at|arroba)\s)\s*([a-z\d-]+(?:\s*(?:\.|\[\s*(?:dot|punto|\.)\s*\]|\(\s*(?:dot|punto|\.)\s*\)|\s(?:dot|punto)\s)\s*[a-z\d-]+)+)/iu;
/** What every disguise has, seen sooner. */
const wordOrSign = /[[({\s](?:at|arroba|@)[\s\])}]/i;
const dot = /\s*(?:\[\s*(?:dot|punto|\.)\s*\]|\(\s*(?:dot|punto|\.)\s*\)|\s(?:dot|punto)\s|\.)\s*/giu;

/** "at" without brackets is an ordinary word unless "dot" follows it. */
const spokenAt = /^\S+\s(?:at|arroba)\s/iu;
const spokenDot = /\s(?:dot|punto)\s|[[(]/iu;

/** The first e-mail address in a text, `name [at] host.com` and `nombre (arroba) host.com` included, in lower case. */
export function findEmail(text: string): FoundEmail | null {
  const match = text.includes("@") ? plainAddress.exec(text) : null;
  if (match) {
    const address = match[0].replace(/^['.]+/, "");
    const start = match.index + match[0].length - address.length;
    if (!/\.(png|jpe?g|gif|svg|webp|js|css)$/i.test(address))
      return { address: address.toLowerCase(), span: [start, start + address.length] };
  }
  const hidden = wordOrSign.test(text) ? disguised.exec(text) : null;
  if (!hidden?.[1] || !hidden[2] || (spokenAt.test(hidden[0]) && !spokenDot.test(hidden[2]))) return null;
  const host = hidden[2].replace(dot, ".");
  if (!/\.[a-z]{2,24}$/i.test(host)) return null;
  return { address: `${hidden[1]}@${host}`.toLowerCase(), span: [hidden.index, hidden.index + hidden[0].length] };
}

/** The address of a `mailto:` link, or null. */
export function emailOfLink(href: string): string | null {
  if (!/^mailto:/i.test(href)) return null;
  const address = decode(href.slice(7).split("?")[0] ?? "");
  return findEmail(address)?.address ?? null;
}

const decode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Decodes Cloudflare's `data-cfemail`: hexadecimal bytes, each combined with the first by exclusive or. */
export function decodeProtectedEmail(code: string): string | null {
  if (!/^(?:[\da-f]{2}){4,}$/i.test(code)) return null;
  const bytes = code.match(/../g)?.map((pair) => Number.parseInt(pair, 16)) ?? [];
  const key = bytes[0] ?? 0;
  const text = String.fromCharCode(...bytes.slice(1).map((byte) => byte ^ key));
  return findEmail(text)?.address ?? null;
}
