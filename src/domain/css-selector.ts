const escape = String.raw`\\(?:[0-9a-f]{1,6}\s?|[^\n0-9a-f])`;
const letter = String.raw`(?:[a-z_\u0080-\u{10ffff}]|${escape})`;
const ident = String.raw`(?:--|-?${letter})(?:[\w\-\u0080-\u{10ffff}]|${escape})*`;
const quoted = String.raw`(?:"(?:[^"\\\n]|\\[^])*"|'(?:[^'\\\n]|\\[^])*')`;
const token = (source: string): RegExp => new RegExp(source, "iyu");

const type = token(String.raw`\*|${ident}`);
const nameOrClass = token(String.raw`#(?:[\w\-\u0080-\u{10ffff}]|${escape})+|\.${ident}`);
const attribute = token(String.raw`\[\s*${ident}\s*(?:[~|^$*]?=\s*(?:${ident}|${quoted})\s*(?:[is]\s*)?)?\]`);
const pseudoClass = token(String.raw`:(${ident})`);
const combinator = token(String.raw`\s*[>+~]\s*|\s+(?![\s,)]|$)`);
const leadingCombinator = token(String.raw`[>+~]\s*`);
const comma = token(String.raw`\s*,\s*`);
const open = token(String.raw`\(\s*`);
const close = token(String.raw`\s*\)`);
const everyNth = token(String.raw`(?:even|odd|[+-]?\d*n(?:\s*[+-]\s*\d+)?|[+-]?\d+)(?![\w-])`);
const ofThese = token(String.raw`\s+of\s+`);
const language = token(ident);
const direction = token("ltr|rtl");

/** Those that a browser knows; it refuses a selector with any other. */
const plainPseudoClasses = new Set(
  (
    "active any-link autofill checked default defined disabled empty enabled first-child first-of-type focus " +
    "focus-visible focus-within fullscreen hover in-range indeterminate invalid last-child last-of-type link modal " +
    "only-child only-of-type open optional out-of-range placeholder-shown popover-open read-only read-write required " +
    "root scope target user-invalid user-valid valid visited"
  ).split(" "),
);

type Cursor = { readonly text: string; at: number };

function take(cursor: Cursor, wanted: RegExp): RegExpExecArray | null {
  wanted.lastIndex = cursor.at;
  const found = wanted.exec(cursor.text);
  if (found) cursor.at += found[0].length;
  return found;
}

const inBrackets = (cursor: Cursor, read: () => boolean): boolean =>
  take(cursor, open) !== null && read() && take(cursor, close) !== null;

function readPseudoClass(cursor: Cursor, name: string): boolean {
  switch (name) {
    case "is":
    case "where":
    case "not":
      return inBrackets(cursor, () => readList(cursor));
    case "has":
      return inBrackets(cursor, () => readList(cursor, leadingCombinator));
    case "nth-child":
    case "nth-last-child":
      return inBrackets(
        cursor,
        () => take(cursor, everyNth) !== null && (take(cursor, ofThese) === null || readList(cursor)),
      );
    case "nth-of-type":
    case "nth-last-of-type":
      return inBrackets(cursor, () => take(cursor, everyNth) !== null);
    case "lang":
      return inBrackets(cursor, () => take(cursor, language) !== null);
    case "dir":
      return inBrackets(cursor, () => take(cursor, direction) !== null);
    default:
      return plainPseudoClasses.has(name);
  }
}

/** `li.card[data-id]:not(.ad)` */
function readCompound(cursor: Cursor): boolean {
  const start = cursor.at;
  take(cursor, type);
  for (;;) {
    if (take(cursor, nameOrClass) ?? take(cursor, attribute)) continue;
    const pseudo = take(cursor, pseudoClass);
    if (pseudo === null) return cursor.at > start;
    if (!readPseudoClass(cursor, pseudo[1]?.toLowerCase() ?? "")) return false;
  }
}

function readList(cursor: Cursor, leading?: RegExp): boolean {
  do {
    if (leading) take(cursor, leading);
    do if (!readCompound(cursor)) return false;
    while (take(cursor, combinator));
  } while (take(cursor, comma));
  return true;
}

/** Whether a browser takes a text for a CSS selector of elements; pseudo-elements and namespaces name none. */
export function isCssSelector(text: string): boolean {
  const cursor = { text: text.trim(), at: 0 };
  return readList(cursor) && cursor.at === cursor.text.length;
}
