import { Navigate, Outlet, useSearchParams } from "react-router";
import { useSession } from "../api/accounts.ts";
import { parseNextPath } from "../next-path.ts";

/** Sends whoever is signed in to the page they came for, or to the dashboard. A guest does not wait for the check. */
export default function GuestsOnly() {
  const { state } = useSession();
  const [search] = useSearchParams();
  if (state === "authenticated") return <Navigate to={parseNextPath(search.get("next")) ?? "/dashboard"} replace />;
  return <Outlet />;
}
