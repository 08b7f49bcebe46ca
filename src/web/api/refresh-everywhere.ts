import { type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";

let opened: BroadcastChannel | undefined;
/** One for the whole tab: a channel hears all others of its name, even those of its own tab. */
const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel("sondeo.refresh"));

const refresh = (queryClient: QueryClient, keys: readonly QueryKey[]): Promise<unknown> =>
  Promise.all(keys.map((queryKey) => queryClient.invalidateQueries({ queryKey })));

/** Asks again for what was read under these keys, in this tab and in each other tab of the same browser. */
export function refreshEverywhere(queryClient: QueryClient, ...keys: readonly QueryKey[]): Promise<unknown> {
  channel().postMessage(keys);
  return refresh(queryClient, keys);
}

/** Asks again for what another tab changed. */
export function useRefreshFromElsewhere(): void {
  const queryClient = useQueryClient();
  useEffect(() => {
    const hear = ({ data }: MessageEvent<readonly QueryKey[]>): void => void refresh(queryClient, data);
    const heard = channel();
    heard.addEventListener("message", hear);
    return () => heard.removeEventListener("message", hear);
  }, [queryClient]);
}
