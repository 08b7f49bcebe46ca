import { setImmediate as turn } from "node:timers/promises";

type Share = <T>(key: string, work: () => Promise<T>) => Promise<T>;

/**
 * Does the same work once for all who ask for it in one turn of the event loop. It begins after the last of them asked,
 * so that nobody is given what is older than the question. A key stands for one kind of work.
 */
export function shareTurns(): Share {
  const asked = new Map<string, Promise<unknown>>();
  return <T>(key: string, work: () => Promise<T>): Promise<T> => {
    // safe because a key stands for one kind of work
    const shared = asked.get(key) as Promise<T> | undefined;
    if (shared) return shared;
    const own = turn().then(() => {
      asked.delete(key);
      return work();
    });
    asked.set(key, own);
    return own;
  };
}
