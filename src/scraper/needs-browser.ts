import { Parser } from "htmlparser2";
import { aCaptcha, recogniseChallenge } from "./recognise-challenge.ts";

/** Why the bytes of a page are not yet what a person would see. Closed. */
export type BrowserReason =
  | "blank-body"
  | "script-only-body"
  /** Nothing to read, yet structured data for programs. */
  | "data-only-body"
  | "empty-app-root"
  | "noscript-notice"
  | "few-words"
  | "meta-refresh"
  | "challenge";

/** From here on a page speaks for itself, whatever else it carries. */
const wordsOfAFullPage = 250;
const wordsOfAShell = 40;
const wordsUnderANotice = 120;
const wordsOfAChallenge = 60;
const charactersPerWordOfAShell = 500;
/** Of a page that says a little already. */
const charactersPerWordOfAThinPage = 1_500;
const refreshWithinSeconds = 10;
const maxBytes = 4 * 1024 * 1024;
const stepBytes = 4 * 1024;
/** The parser's work grows with the square of the depth. */
const maxDepth = 1_000;

const appRoot =
  /^(?:root|app|__next|__nuxt|___gatsby|svelte|app-root|react-root|main-app|spa|mount|ember-app|q-app|application)$/i;
const appRootTag = /^(?:app|my-app|ng-app|[a-z]+-(?:app|root)|app-[a-z-]+)$/;
const invisible = new Set(["script", "style", "template", "noscript", "svg", "title", "head", "iframe", "object"]);
/** Inside them a header or footer belongs to the content. */
const sectioning = new Set(["main", "article", "section"]);
const notice =
  /(?:enable|activ|habilit|requir|necesit|need|turn on|without|sin|disabled|desactivad)[^.]{0,60}java\s?script|java\s?script[^.]{0,60}(?:enabled|disabled|required|activ|habilit|necesari|desactivad)/i;

type Seen = {
  /** Words outside scripts, navigation and hidden places. */
  words: number;
  allWords: number;
  scripts: number;
  hasData: boolean;
  /** Words inside an application's mount point; null: there is none. */
  rootWords: number | null;
  noscriptText: string;
  refreshes: boolean;
  media: number;
  /** Characters of the whole page, about as many bytes where it was not read to its end. */
  length: number;
  /** What was read of it. */
  text: string;
};

const countWords = (text: string): number => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

const isAppRoot = (tag: string, attributes: Record<string, string>): boolean =>
  appRoot.test(attributes.id ?? "") || appRootTag.test(tag) || "ng-app" in attributes || "data-reactroot" in attributes;

function isQuickRefresh(attributes: Record<string, string>): boolean {
  if (attributes["http-equiv"]?.toLowerCase() !== "refresh") return false;
  const [, seconds, url] = /^\s*(\d+)[\d.]*\s*[;,]\s*url\s*=\s*(\S+)/i.exec(attributes.content ?? "") ?? [];
  return url !== undefined && Number(seconds) <= refreshWithinSeconds;
}

/** One pass over the markup, decoded on the way and ended as soon as the page is known to be full. */
function look(body: Uint8Array, charset: string): Seen {
  const seen: Seen = {
    words: 0,
    allWords: 0,
    scripts: 0,
    hasData: false,
    rootWords: null,
    noscriptText: "",
    refreshes: false,
    media: 0,
    length: 0,
    text: "",
  };
  const inside = { invisible: 0, framing: 0, sectioning: 0, noscript: 0, root: 0 };
  type Opened = { readonly tag: string; readonly isRoot: boolean; readonly isFraming: boolean };
  const open: Opened[] = [];
  const count = ({ tag, isRoot, isFraming }: Opened, by: 1 | -1): void => {
    if (invisible.has(tag)) inside.invisible += by;
    if (sectioning.has(tag)) inside.sectioning += by;
    if (isFraming) inside.framing += by;
    if (tag === "noscript") inside.noscript += by;
    if (isRoot) inside.root += by;
  };
  const parser = new Parser({
    onopentag(tag, attributes) {
      const isRoot = isAppRoot(tag, attributes);
      if (isRoot) seen.rootWords ??= 0;
      if (tag === "script" && !/json/i.test(attributes.type ?? "")) seen.scripts++;
      if (tag === "script" && /ld\+json/i.test(attributes.type ?? "")) seen.hasData = true;
      if (tag === "meta" && inside.noscript === 0 && isQuickRefresh(attributes)) seen.refreshes = true;
      if (/^(?:img|video|canvas|embed)$/.test(tag) && inside.invisible === 0) seen.media++;
      const isFraming = tag === "nav" || (/^(?:header|footer)$/.test(tag) && inside.sectioning === 0);
      const opened = { tag, isRoot, isFraming };
      open.push(opened);
      count(opened, 1);
    },
    ontext(text) {
      if (inside.noscript > 0) seen.noscriptText += text.slice(0, 500);
      if (inside.invisible > 0) return;
      const words = countWords(text);
      seen.allWords += words;
      if (inside.framing === 0) seen.words += words;
      if (inside.root > 0) seen.rootWords = (seen.rootWords ?? 0) + words;
    },
    onclosetag() {
      const closed = open.pop();
      if (closed) count(closed, -1);
    },
  });
  const decoder = new TextDecoder(charset);
  const end = Math.min(body.byteLength, maxBytes);
  let at = 0;
  for (; at < end && seen.words < wordsOfAFullPage && open.length < maxDepth; at += stepBytes) {
    const piece = decoder.decode(body.subarray(at, Math.min(end, at + stepBytes)), { stream: true });
    seen.text += piece;
    parser.write(piece);
  }
  parser.end();
  seen.length = seen.text.length + Math.max(0, body.byteLength - at);
  return seen;
}

function emptiness({ scripts, hasData }: Seen): BrowserReason {
  if (hasData) return "data-only-body";
  return scripts > 0 ? "script-only-body" : "blank-body";
}

/**
 * Whether a page fetched over HTTP has to be opened in a browser, and why: every reason that holds, none for a page
 * that is complete as it is. `charset` is the one that the bytes were recognised to have; the network is not asked.
 */
export function needsBrowser(body: Uint8Array, charset: string): BrowserReason[] {
  const seen = look(body, charset);
  if (seen.words >= wordsOfAFullPage) return [];
  const reasons: BrowserReason[] = [];
  const isShell = seen.words < wordsOfAShell;
  const perWord = seen.words < wordsUnderANotice ? charactersPerWordOfAShell : charactersPerWordOfAThinPage;
  const isThin = isShell || seen.length / seen.words > perWord;
  if (seen.allWords === 0 && seen.media === 0) reasons.push(emptiness(seen));
  if (seen.rootWords !== null && seen.rootWords < wordsOfAShell && seen.scripts > 0 && isThin) {
    reasons.push("empty-app-root");
  }
  if (seen.words < wordsUnderANotice && notice.test(seen.noscriptText)) reasons.push("noscript-notice");
  if (seen.scripts > 0 && isThin && seen.allWords > 0) reasons.push("few-words");
  if (seen.refreshes && seen.words < wordsUnderANotice) reasons.push("meta-refresh");
  if (seen.words < wordsUnderANotice && recogniseChallenge({}, seen.text) !== null) {
    reasons.push("challenge");
  }
  return reasons;
}

/** Who stands with a challenge in the place of the page; null: nobody. */
export function challengerInstead(body: Uint8Array, charset: string): string | null {
  const seen = look(body, charset);
  const challenger = seen.words < wordsOfAChallenge ? recogniseChallenge({}, seen.text) : null;
  return challenger === aCaptcha ? null : challenger;
}
