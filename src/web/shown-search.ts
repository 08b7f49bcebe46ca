import { useEffect, useSyncExternalStore } from "react";

let shown: string | null = null;
const listeners = new Set<() => void>();

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

function show(searchId: string | null): void {
  shown = searchId;
  for (const listener of listeners) listener();
}

/** Tells the list of searches which of them is on the screen, whatever the screen's address, as long as it is. */
export function useShowSearch(searchId: string | null): void {
  useEffect(() => {
    show(searchId);
    return () => show(null);
  }, [searchId]);
}

/** The saved search whose result is on the screen. */
export const useShownSearch = (): string | null =>
  useSyncExternalStore(
    subscribe,
    () => shown,
    () => null,
  );
