import { z } from "zod";

export const longestSearchName = 120;

/** What breaks a line or has no place in one, a run of it at once. */
const unwritable = /[\p{Cc}\p{Zl}\p{Zp}]+/gu;
/** What turns the direction of the text around it. */
const turning = /\p{Bidi_Control}/gu;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** What was typed as the name of a search, as it can be kept; empty where nothing of it can be seen. */
export function readSearchName(typed: string): string {
  const name = typed.replace(unwritable, " ").replace(turning, "").trim();
  return visible.test(name) ? name : "";
}

export const SearchName = z
  .string()
  .trim()
  .min(1)
  .max(longestSearchName)
  .refine((name) => readSearchName(name) === name);
