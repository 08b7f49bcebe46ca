import { Navigate, Outlet, useLocation } from "react-router";
import { UserContext, useSession } from "../api/accounts.ts";
import { loginPath } from "../next-path.ts";
import { PageSpinner } from "./page-spinner.tsx";
import { SignedInShell } from "./signed-in-shell.tsx";

export default function LoginRequired() {
  const { state, user } = useSession();
  const { pathname, search } = useLocation();
  if (state === "checking") return <PageSpinner />;
  if (state === "unauthenticated") return <Navigate to={loginPath(pathname + search)} replace />;
  return (
    <UserContext value={user}>
      <SignedInShell>
        <Outlet />
      </SignedInShell>
    </UserContext>
  );
}
