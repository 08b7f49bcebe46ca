import { isAscii, isUtf8 } from "node:buffer";
import sniffHtmlEncoding from "html-encoding-sniffer";

/** The standard looks at 1,024 bytes and lets the parser start over later; here the bytes are read once. */
const metaPrescanBytes = 64 * 1024;

const undeclaredEncoding = (body: Uint8Array): string => (isUtf8(body) && !isAscii(body) ? "UTF-8" : "windows-1252");

function isDecodable(encoding: string): boolean {
  try {
    return new TextDecoder(encoding).encoding !== "";
  } catch {
    return false;
  }
}

/**
 * The encoding of a page's bytes as a lower-case WHATWG name that `TextDecoder` accepts: byte order mark, then the
 * Content-Type header's label, then `<meta>` or the XML declaration, then UTF-8 if the bytes are valid as such and
 * windows-1252 otherwise.
 * @see https://html.spec.whatwg.org/multipage/parsing.html#encoding-sniffing-algorithm
 */
export function detectCharset(body: Uint8Array, o: { headerLabel?: string | null; isXml?: boolean } = {}): string {
  const label = o.headerLabel ? { transportLayerEncodingLabel: o.headerLabel } : {};
  const encoding = o.isXml
    ? sniffHtmlEncoding(body, { ...label, xml: true })
    : sniffHtmlEncoding(body, {
        ...label,
        maxPrescanBytes: metaPrescanBytes,
        defaultEncoding: undeclaredEncoding(body),
      });
  return isDecodable(encoding) ? encoding.toLowerCase() : "windows-1252";
}
