export type StoredChoice<T extends string> = {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly read: () => T;
  readonly readDefault: () => T;
  readonly write: (value: T) => void;
};

/** One of a few values, kept on this device and followed across its tabs. Without storage it lasts as long as the page. */
export function createStoredChoice<T extends string>(key: string, values: readonly T[], byDefault: T): StoredChoice<T> {
  let unstored: T | null = null;
  const listeners = new Set<() => void>();
  const announce = (): void => {
    for (const listener of listeners) listener();
  };

  const read = (): T => {
    try {
      const stored = localStorage.getItem(key);
      return values.find((value) => value === stored) ?? unstored ?? byDefault;
    } catch {
      return unstored ?? byDefault;
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

  return { subscribe, read, readDefault: () => byDefault, write };
}
