import type { z } from "zod";

export type TabEntry<T> = {
  readonly read: () => T | null;
  readonly write: (value: T) => void;
  readonly clear: () => void;
};

/** One thing that this tab keeps across a reload, until it is closed. Never holds what was typed as a password. */
export const tabEntry = <T>(key: string, schema: z.ZodType<T>): TabEntry<T> => ({
  read: () => {
    try {
      return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? "null")).data ?? null;
    } catch {
      return null;
    }
  },
  write: (value) => {
    try {
      sessionStorage.setItem(key, JSON.stringify(value));
    } catch {
      // Without storage it is only lost to a reload.
    }
  },
  clear: () => {
    try {
      sessionStorage.removeItem(key);
    } catch {
      // As above.
    }
  },
});
