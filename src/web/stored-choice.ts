type StoredChoice<T extends string> = {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => T;
  readonly readDefault: () => T;
  readonly write: (value: T) => void;
  /** Keeps the value unless one was chosen before. */
  readonly propose: (value: T) => void;
};

/** One of a few values, or any that a check lets pass, kept on this device and followed across its tabs. Without storage it lasts as long as the page. */
export function createStoredChoice<T extends string>(
  key: string,
  allowed: readonly T[] | ((stored: string) => stored is T),
  byDefault: T,
): StoredChoice<T> {
  let unstored: T | null = null;
  const isValue = (stored: string | null): stored is T =>
    stored !== null && (typeof allowed === "function" ? allowed(stored) : allowed.some((value) => value === stored));
  const listeners = new Set<() => void>();
  const announce = (): void => {
    for (const listener of listeners) listener();
  };

  const readChosen = (): T | null => {
    try {
      const stored = localStorage.getItem(key);
      return isValue(stored) ? stored : null;
    } catch {
      return unstored;
    }
  };

  const write = (value: T): void => {
    unstored = value;
    try {
      localStorage.setItem(key, value);
    } catch {
      // Storage can be switched off or full; the choice then lives in memory.
    }
    announce();
  };

  const subscribe = (onChange: () => void): (() => void) => {
    const onStorage = (event: StorageEvent): void => {
      if (event.key === key) onChange();
    };
    listeners.add(onChange);
    window.addEventListener("storage", onStorage);
    return () => {
      listeners.delete(onChange);
      window.removeEventListener("storage", onStorage);
    };
  };

  const propose = (value: T): void => {
    if (readChosen() === null) write(value);
  };

  return { subscribe, read: () => readChosen() ?? byDefault, readDefault: () => byDefault, write, propose };
}
