import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** False in the built page and while it comes alive, so that both agree; then true. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
