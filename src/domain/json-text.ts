export type Json = string | number | boolean | null | Json[] | JsonObject;
export type JsonObject = { readonly [key: string]: Json };

/** Rewrites almost-JSON (single quotes, trailing commas, cut off ends …) as JSON; throws when it cannot. */
export type RepairJson = (text: string) => string;

const maxLength = 32_000_000;
const maxDepth = 64;

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is nested deeper than anything that is read from a text. */
export const isTooDeep = (value: Json, levels = maxDepth): boolean =>
  typeof value === "object" &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isTooDeep(inner, levels - 1)));

/**
 * The JSON value in a text that a model or a program wrote: bare, in a ```json fence, or after leading prose.
 * The text is parsed as it stands first, then once more as `repair` rewrites it.
 * Undefined when neither attempt gives a value, and for a text over 32 million characters or 64 levels.
 */
export function readJsonText(text: string, repair: RepairJson): Json | undefined {
  if (text.length > maxLength) return undefined;
  const bare = text.replace(/^\uFEFF/, "").trim();
  const value = bracketDepth(bare) > maxDepth ? undefined : parse(bare);
  if (value !== undefined) return value;
  const inner = cutProse(cutFence(bare));
  if (inner === null || bracketDepth(inner) > maxDepth) return undefined;
  return parse(inner) ?? repairJsonText(inner, repair);
}

/**
 * The JSON value that a text is after one repair, the whole text taken as it stands. Undefined when `repair` finds none or
 * fails in any way, and for a text over 32 million characters or 64 levels, which `repair` never sees.
 */
export function repairJsonText(text: string, repair: RepairJson): Json | undefined {
  if (text.length > maxLength || bracketDepth(text) > maxDepth) return undefined;
  return parse(tryRepair(text, repair));
}

function parse(text: string | null): Json | undefined {
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function tryRepair(text: string, repair: RepairJson): string | null {
  try {
    const repaired = repair(text);
    return bracketDepth(repaired) > maxDepth ? null : repaired;
  } catch {
    return null;
  }
}

function cutFence(text: string): string {
  const open = /```[a-z]*[ \t]*\r?\n?/i.exec(text);
  const firstBracket = text.search(/[[{]/);
  if (!open || (firstBracket >= 0 && firstBracket < open.index)) return text;
  const inner = text.slice(open.index + open[0].length);
  const close = inner.lastIndexOf("```");
  return close < 0 ? inner : inner.slice(0, close);
}

function cutProse(text: string): string | null {
  const start = text.search(/[[{]/);
  if (start < 0) return null;
  const from = text.slice(start);
  const end = Math.max(from.lastIndexOf("}"), from.lastIndexOf("]"));
  const tail = from.slice(end + 1);
  return end > 0 && /^[^"',:[{]*$/.test(tail) ? from.slice(0, end + 1) : from;
}

/** Deepest nesting of brackets outside double-quoted strings; never recurses. */
function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === 92) i++;
      else if (c === 34) quoted = false;
    } else if (c === 34) quoted = true;
    else if (c === 91 || c === 123) deepest = Math.max(deepest, ++depth);
    else if (c === 93 || c === 125) depth--;
  }
  return deepest;
}
