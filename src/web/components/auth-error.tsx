import { Link } from "react-router";
import { accounts } from "../../i18n/accounts.ts";
import { errors } from "../../i18n/errors.ts";
import { ApiError } from "../api/client.ts";
import { errorMsg, errorText } from "../api/error-text.ts";
import { useText } from "../language.ts";
import { Banner } from "./banner.tsx";
import { LinkButton } from "./link-button.tsx";

const accessPath = "/signup?access=request";

type Props = { error: unknown; email?: string };

/** The red banner of the auth screens. It takes the focus, so that it is read and seen first. */
export function AuthError({ error, email }: Props) {
  const text = useText(accounts);
  const errorTexts = useText(errors);
  const isRefused = error instanceof ApiError && error.code === "EMAIL_NOT_ALLOWED";
  return (
    <Banner
      takesFocus
      tone="error"
      title={errorText(error, errorTexts)}
      msg={errorMsg(error)}
      actions={
        isRefused ? (
          <LinkButton to={accessPath} state={{ email }} variant="secondary" size="sm">
            {text.access.title}
          </LinkButton>
        ) : null
      }
    />
  );
}

/** To the form that asks for access. */
export function RequestAccess() {
  const text = useText(accounts);
  return (
    <Link to={accessPath} className="link whitespace-nowrap">
      {text.requestAccess}
    </Link>
  );
}
