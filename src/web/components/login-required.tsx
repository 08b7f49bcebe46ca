import { Navigate, Outlet, useLocation } from "react-router";
import { useSession } from "../api/accounts.ts";
import { loginPath } from "../next-path.ts";
import { PageSpinner } from "./page-spinner.tsx";
import { SignedInShell } from "./signed-in-shell.tsx";

export default function LoginRequired() {
  const { state } = useSession();
  const { pathname, search } = useLocation();
  if (state === "checking") return <PageSpinner />;
  if (state === "unauthenticated") return <Navigate to={loginPath(pathname + search)} replace />;
  return (
    <SignedInShell>
      <Outlet />
    </SignedInShell>
  );
}
