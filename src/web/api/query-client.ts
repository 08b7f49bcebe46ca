import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import { markSignedIn } from "../signed-in-mark.ts";
import { ApiError, isPassing } from "./client.ts";

export const sessionKey = ["session"] as const;

function endSessionWhenRefused(error: unknown): void {
  if (!(error instanceof ApiError) || error.code !== "NOT_AUTHENTICATED") return;
  markSignedIn(false);
  queryClient.setQueryData(sessionKey, null);
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
