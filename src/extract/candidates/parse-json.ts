import { jsonrepair } from "jsonrepair";

const maxRepairedLength = 300_000;

/** Parses the text of a JSON-LD script, tolerating comments and comment wrappers, raw line breaks in strings and trailing marks; null when it is not JSON. */
export function parseJson(text: string): unknown {
  const body = text
    .trim()
    .replace(/^<!--(?:(?!-->)[^])*-->(?=\s*[[{])/, "")
    .replace(/^(?:<!--|\/\*\s*<!\[CDATA\[\s*\*\/|\/\/\s*<!\[CDATA\[|<!\[CDATA\[)/, "")
    .replace(/(?:-->|\/\*\s*\]\]>\s*\*\/|\/\/\s*\]\]>|\]\]>)\s*;?$/, "");
  const data = tryParse(body) ?? tryParse(body.replace(/\p{Cc}+/gu, " ").replace(/;\s*$/, ""));
  if (data !== null || body.length > maxRepairedLength || !/^\s*(?:[[{]|\/[/*])/.test(body)) return data;
  try {
    return tryParse(jsonrepair(body));
  } catch {
    return null;
  }
}

function tryParse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
