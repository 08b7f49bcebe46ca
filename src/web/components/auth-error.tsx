import { accounts } from "../../i18n/accounts.ts";
import { errors } from "../../i18n/errors.ts";
import { ApiError } from "../api/client.ts";
import { errorMsg, errorText } from "../api/error-text.ts";
import { publicConfig } from "../api/public-config.ts";
import { useText } from "../language.ts";
import { Banner } from "./banner.tsx";

/** The red banner of the auth screens. It takes the focus, so that it is read and seen first. */
export function AuthError({ error }: { error: unknown }) {
  const text = useText(accounts);
  const errorTexts = useText(errors);
  const isRefused = error instanceof ApiError && error.code === "EMAIL_NOT_ALLOWED";
  return (
    <Banner takesFocus tone="error" title={errorText(error, errorTexts)} msg={errorMsg(error)}>
      {isRefused ? <RequestAccess label={text.requestAccess} subject={text.requestAccessSubject} /> : null}
    </Banner>
  );
}

export function RequestAccess({ label, subject }: { label: string; subject: string }) {
  return (
    <a
      className="link whitespace-nowrap"
      href={`mailto:${publicConfig.supportEmail}?subject=${encodeURIComponent(subject)}`}
    >
      {label}
    </a>
  );
}
