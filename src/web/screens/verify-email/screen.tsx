import type { SyntheticEvent } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { accounts } from "../../../i18n/accounts.ts";
import { useVerifyEmail } from "../../api/accounts.ts";
import { ApiError } from "../../api/client.ts";
import { AuthError } from "../../components/auth-error.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { Banner } from "../../components/banner.tsx";
import { LinkButton } from "../../components/link-button.tsx";
import { RecoveryForm } from "../../components/recovery-form.tsx";
import { useText } from "../../language.ts";
import type { Notice } from "../../use-notice.ts";

/** Where the link of the mail leads. It proves the address only when its button is pressed. */
export default function VerifyEmail() {
  const text = useText(accounts);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const verification = useVerifyEmail();
  const { error } = verification;
  const isLinkDead = error instanceof ApiError && (error.code === "TOKEN_INVALID" || error.code === "INVALID_INPUT");

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    const notice: Notice = { notice: "email-verified" };
    verification.mutate(search.get("token") ?? "", { onSuccess: () => void navigate("/login", { state: notice }) });
  }

  return (
    <AuthFrame
      metaTitle={text.verify.metaTitle}
      title={text.verify.title}
      lead={isLinkDead ? undefined : text.verify.lead}
    >
      {error && !isLinkDead ? <AuthError error={error} /> : null}
      {isLinkDead ? (
        <>
          <Banner takesFocus tone="error" msg="email.linkDead" title={text.verify.linkDead} />
          <LinkButton to="/login" size="lg">
            {text.login.submit}
          </LinkButton>
        </>
      ) : (
        <RecoveryForm
          words={text.verify}
          isPending={verification.isPending}
          onSubmit={submit}
          onInput={() => undefined}
        >
          {null}
        </RecoveryForm>
      )}
    </AuthFrame>
  );
}
