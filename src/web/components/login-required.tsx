import { useEffect } from "react";
import { Navigate, Outlet, useLocation } from "react-router";
import { UserContext, useSession } from "../api/accounts.ts";
import { forgetTab } from "../api/forget-tab.ts";
import { rememberUser } from "../api/query-client.ts";
import { loginPath } from "../next-path.ts";
import { onSignedOutElsewhere } from "../signed-in-mark.ts";
import { PageSpinner } from "./page-spinner.tsx";
import { SignedInShell } from "./signed-in-shell.tsx";

function leave(): void {
  forgetTab();
  rememberUser(null);
}

export default function LoginRequired() {
  const { state, user } = useSession();
  const { pathname, search } = useLocation();
  useEffect(() => onSignedOutElsewhere(leave), []);
  if (state === "checking" || state === "limited") return <PageSpinner isLimited={state === "limited"} />;
  if (state === "unauthenticated") return <Navigate to={loginPath(pathname + search)} replace />;
  return (
    <UserContext value={user}>
      <SignedInShell>
        <Outlet />
      </SignedInShell>
    </UserContext>
  );
}
