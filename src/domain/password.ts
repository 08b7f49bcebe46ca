import { isCommonPassword } from "./common-password.ts";

const minPasswordLength = 8;
export const maxPasswordLength = 128;

export type PasswordProblem = "too-short" | "too-long" | "common" | "mismatch";

/** What is wrong with a new password and its repetition, or null. Length counts code points; `names` are its owner's. */
export function passwordProblem(
  password: string,
  confirmation: string,
  names: readonly string[] = [],
): PasswordProblem | null {
  const length = [...password].length;
  if (length < minPasswordLength) return "too-short";
  if (length > maxPasswordLength) return "too-long";
  if (isCommonPassword(password, names)) return "common";
  return password === confirmation ? null : "mismatch";
}
