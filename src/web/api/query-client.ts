import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { User } from "../../contract/accounts.ts";
import { markSignedIn } from "../signed-in-mark.ts";
import { ApiError, isPassing } from "./client.ts";

export const sessionKey = ["session"] as const;

function endSessionWhenRefused(error: unknown): void {
  if (error instanceof ApiError && error.code === "NOT_AUTHENTICATED") rememberUser(null);
}

/** Makes this person, or nobody, the one who is signed in. What was read for another is forgotten. */
export function rememberUser(user: User | null): void {
  const before = queryClient.getQueryData<User | null>(sessionKey);
  markSignedIn(user !== null);
  queryClient.setQueryData(sessionKey, user);
  if (before?.id === user?.id) return;
  queryClient.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionKey[0] });
}

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: endSessionWhenRefused }),
  mutationCache: new MutationCache({ onError: endSessionWhenRefused }),
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      networkMode: "always",
      retry: (failures, error) => failures < 1 && isPassing(error),
    },
    mutations: { networkMode: "always" },
  },
});
