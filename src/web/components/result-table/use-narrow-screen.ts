import { useSyncExternalStore } from "react";

const narrow = "(max-width: 640px)";

const subscribe = (onChange: () => void): (() => void) => {
  const query = window.matchMedia(narrow);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
};

/** Whether rows are shown as cards. */
export const useNarrowScreen = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(narrow).matches,
    () => false,
  );
