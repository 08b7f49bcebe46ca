import ipaddr from "ipaddr.js";
import { z } from "zod";
import { parseAllowEntry } from "../domain/allow-list.ts";

/** Text that is no such value. */
export const wrong = Symbol("wrong");
/** The text of a variable read as a value, or refused with what was expected. */
export const parsed = <T>(expected: string, parse: (text: string) => T | typeof wrong) =>
  z.string().transform((text, context) => {
    const value = parse(text.trim());
    if (value !== wrong) return value;
    context.issues.push({ code: "custom", input: text, message: `expected ${expected}` });
    return z.NEVER;
  });

export const list = <T>(expected: string, parseOne: (text: string) => T | typeof wrong) =>
  parsed(`a comma-separated list of ${expected}`, (text) => {
    const items = text
      .split(",")
      .map((item) => item.trim())
      .filter((item) => item !== "")
      .map(parseOne);
    return items.includes(wrong) ? wrong : (items as T[]);
  });

export function modelPrice(text: string) {
  const [input, output, cachedInput = input, ...more] = text.split(",").map((part) => Number(part.trim() || "none"));
  if (input === undefined || output === undefined || cachedInput === undefined || more.length > 0) return wrong;
  return [input, output, cachedInput].every((price) => price >= 0 && Number.isFinite(price))
    ? { input, output, cachedInput }
    : wrong;
}

export const onOff = parsed("on or off", (text) => {
  if (/^(on|yes|true|1)$/i.test(text)) return true;
  return /^(off|no|false|0)$/i.test(text) ? false : wrong;
});

export const address = (protocols: RegExp, expected: string) =>
  parsed(expected, (text) => {
    const url = URL.parse(text);
    return url && protocols.test(url.protocol) ? text : wrong;
  });
export const webAddress = address(/^https?:$/, "an http or https address");
export const origin = (text: string) => {
  const url = URL.parse(text);
  return url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search ? url.origin : wrong;
};

export const cidr = (text: string) => {
  if (ipaddr.isValidCIDR(text) || ipaddr.isValid(text)) return text;
  return wrong;
};
export const hostAndPort = (text: string) => {
  const found = /^(\[[0-9a-f:.]+\]|[a-z0-9._-]+):(\d{1,5})$/i.exec(text);
  return found && Number(found[2]) >= 1 && Number(found[2]) <= 65_535 ? text.toLowerCase() : wrong;
};
export const mailbox = (text: string) => {
  const entry = parseAllowEntry(text);
  return entry && !entry.startsWith("@") && entry !== "*" ? entry : wrong;
};
export const mail = parsed("a mail address", mailbox);
/** Signs that stand for themselves in an address. */
const bucketPath = /^s3:\/\/([a-z0-9][\w.-]{1,61}[a-z0-9])((?:\/[\w.~-]+)*)\/?$/i;
export const store = parsed("a folder, or s3://bucket/prefix", (text) => {
  if (!text.includes("://")) return { kind: "folder", path: text } as const;
  const [, bucket, path] = bucketPath.exec(text) ?? [];
  if (bucket === undefined || path === undefined || /\/\.{1,2}(\/|$)/.test(path)) return wrong;
  return { kind: "bucket", bucket, prefix: path.slice(1) } as const;
});
