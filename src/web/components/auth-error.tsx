import { Link } from "react-router";
import { accounts } from "../../i18n/accounts.ts";
import { errors } from "../../i18n/errors.ts";
import { ApiError } from "../api/client.ts";
import { errorMsg, errorText } from "../api/error-text.ts";
import { useText } from "../language.ts";
import { Banner } from "./banner.tsx";

type Props = { error: unknown; email?: string };

/** The red banner of the auth screens. It takes the focus, so that it is read and seen first. */
export function AuthError({ error, email }: Props) {
  const errorTexts = useText(errors);
  const isRefused = error instanceof ApiError && error.code === "EMAIL_NOT_ALLOWED";
  return (
    <Banner takesFocus tone="error" title={errorText(error, errorTexts)} msg={errorMsg(error)}>
      {isRefused ? <RequestAccess email={email} /> : null}
    </Banner>
  );
}

/** To the form that asks for access, with the address that was typed. */
export function RequestAccess({ email }: { email?: string }) {
  const text = useText(accounts);
  return (
    <Link to="/signup?access=request" state={{ email }} className="link whitespace-nowrap">
      {text.requestAccess}
    </Link>
  );
}
