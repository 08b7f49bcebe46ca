/** Media type (lower case, without parameters, empty when there is none) and charset label of a Content-Type header. */
export function parseContentType(header: string): { mediaType: string; charset: string | null } {
  const mediaType = /^\s*([\w.+-]{1,64}\/[\w.+-]{1,64})/.exec(header)?.[1]?.toLowerCase() ?? "";
  const charset = /;\s*charset\s*=\s*["']?([^\s"';,]+)/i.exec(header)?.[1] ?? null;
  return { mediaType, charset };
}

const htmlStart =
  /^(?:\u00EF\u00BB\u00BF)?\s*<(?:!doctype html|!--|html|head|body|title|meta|link|script|style|table|div|p|a|br|h[1-6])(?=[\s>/-]|$)/i;

/** Whether bytes without a declared type begin as HTML does (after the WHATWG MIME Sniffing Standard, section 7.1). */
export const looksLikeHtml = (body: Uint8Array): boolean =>
  htmlStart.test(Buffer.from(body.subarray(0, 512)).toString("latin1"));

export const isHtmlType = (mediaType: string): boolean =>
  mediaType === "text/html" || mediaType === "application/xhtml+xml";
