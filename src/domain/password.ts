export const minPasswordLength = 8;
export const maxPasswordLength = 128;

export type PasswordProblem = "too-short" | "too-long" | "mismatch";

/** What is wrong with a new password and its repetition, or null. Length counts code points. */
export function passwordProblem(password: string, confirmation: string): PasswordProblem | null {
  const length = [...password].length;
  if (length < minPasswordLength) return "too-short";
  if (length > maxPasswordLength) return "too-long";
  return password === confirmation ? null : "mismatch";
}
