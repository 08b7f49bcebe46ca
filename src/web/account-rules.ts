import { passwordProblem } from "../domain/password.ts";
import type { accounts } from "../i18n/es/accounts.ts";
import type { errors } from "../i18n/es/errors.ts";
import type { Translation } from "../i18n/index.ts";
import { ApiError } from "./api/client.ts";
import { errorMsg, errorText } from "./api/error-text.ts";
import type { FieldError, FieldErrors } from "./form-fields.ts";

type Texts = Translation<typeof accounts>;

const error = (text: string, msg: string): FieldError => ({ text, msg });

export function emailError(email: string, text: Texts): FieldError | undefined {
  if (email.trim() === "") return error(text.emailRequired, "email.required");
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email.trim())) return error(text.emailInvalid, "email.invalid");
  return undefined;
}

export const requiredError = (value: string, text: string, msg: string): FieldError | undefined =>
  value.trim() === "" ? error(text, msg) : undefined;

export function newPasswordErrors(
  password: string,
  confirmation: string,
  text: Texts,
): { password?: FieldError; confirmPassword?: FieldError } {
  switch (passwordProblem(password, confirmation)) {
    case "too-short":
      return { password: error(text.passwordTooShort, "password.tooShort") };
    case "too-long":
      return { password: error(text.passwordTooLong, "password.tooLong") };
    case "mismatch":
      return { confirmPassword: error(text.passwordsDiffer, "password.mismatch") };
    default:
      return {};
  }
}

const refusedFields = { EMAIL_TAKEN: "email", USERNAME_TAKEN: "username" } as const;

/** The server's refusal of one field, to be shown beside it; null when it is about the whole form. */
export function refusedField(
  error: unknown,
  text: Translation<typeof errors>,
): FieldErrors<"email" | "username"> | null {
  const code = error instanceof ApiError ? error.code : null;
  if (code !== "EMAIL_TAKEN" && code !== "USERNAME_TAKEN") return null;
  return { [refusedFields[code]]: { text: errorText(error, text), msg: errorMsg(error) } };
}

/** Only the fields that have an error. */
export const presentErrors = <Name extends string>(
  errors: Record<Name, FieldError | undefined>,
): Partial<Record<Name, FieldError>> | null => {
  const present = Object.entries(errors).filter(([, value]) => value !== undefined);
  return present.length === 0 ? null : (Object.fromEntries(present) as Partial<Record<Name, FieldError>>);
};
