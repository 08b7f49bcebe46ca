import type { errors as catalogue } from "../../i18n/es/errors.ts";
import type { Translation } from "../../i18n/index.ts";
import { ApiError } from "./client.ts";

/** What to tell a person about a failure: the catalogue's words for its code, else the server's, else the general ones. */
export function errorText(error: unknown, texts: Translation<typeof catalogue>): string {
  if (!(error instanceof ApiError)) return texts.INTERNAL;
  if (error.code === "RATE_LIMITED" && error.retryAfterMs !== null) {
    return texts.limitedFor({ seconds: Math.max(1, Math.ceil(error.retryAfterMs / 1_000)) });
  }
  const known: string | undefined = texts[error.code];
  return known ?? (error.message || texts.INTERNAL);
}

/** Stable name of the message, independent of the language: `error.BAD_CREDENTIALS`. */
export const errorMsg = (error: unknown): string => `error.${error instanceof ApiError ? error.code : "INTERNAL"}`;
