import { fold } from "../../../domain/text.ts";

const maxLength = 80;
/** Control characters, and those that turn the direction of the text around them. */
const hidden = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A user name with the form under which it is unique, or null when it cannot be one. */
export function parseUsername(text: string): { name: string; usernameKey: string } | null {
  const name = text.trim();
  if (name.length > maxLength || hidden.test(name)) return null;
  const usernameKey = fold(name);
  return usernameKey === "" ? null : { name, usernameKey };
}
