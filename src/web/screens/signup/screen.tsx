import { useLocation, useSearchParams } from "react-router";
import { accounts } from "../../../i18n/accounts.ts";
import { useRequestAccess } from "../../api/accounts.ts";
import { RequestAccess } from "../../components/auth-error.tsx";
import { AuthFrame } from "../../components/auth-frame.tsx";
import { BackLink } from "../../components/back-link.tsx";
import { ByInvitation } from "../../components/by-invitation.tsx";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";
import { useHydrated } from "../../use-hydrated.ts";
import { AccessRequest } from "./access-request.tsx";
import { SignUpForm } from "./sign-up-form.tsx";

const typedEmail = (state: unknown): string | undefined =>
  typeof state === "object" && state !== null && "email" in state && typeof state.email === "string"
    ? state.email
    : undefined;

export default function Signup() {
  const text = useText(accounts);
  const language = useLanguage();
  const { state } = useLocation() as { state: unknown };
  const [search] = useSearchParams();
  const isHydrated = useHydrated();
  const setupToken = (isHydrated && search.get("setup")) || undefined;
  const isAsking = isHydrated && search.get("access") === "request";
  const request = useRequestAccess();
  const page = isAsking ? text.access : text.signup;
  const lead = request.isSuccess ? null : text.access.lead;
  const invitation = setupToken ? null : (
    <ByInvitation>
      {text.signup.invitation} <RequestAccess />
    </ByInvitation>
  );
  return (
    <AuthFrame
      metaTitle={page.metaTitle}
      title={page.title}
      back={<BackLink to={isAsking ? "/signup" : publicPath("/", language)}>{page.back}</BackLink>}
      lead={isAsking ? lead : invitation}
    >
      {isAsking ? <AccessRequest email={typedEmail(state)} request={request} /> : null}
      <div hidden={isAsking} className={isAsking ? undefined : "contents"}>
        <SignUpForm setupToken={setupToken} />
      </div>
    </AuthFrame>
  );
}
