import { errorFields } from "./logging.ts";

type ErrorLog = { error(fields: object, message: string): void };

/** Work that an answer does not wait for, so that its time tells nothing; a stop waits for what has begun. */
export type Background = {
  run(name: string, task: () => Promise<unknown>): void;
  settled(): Promise<void>;
};

export function createBackground(log: ErrorLog): Background {
  const running = new Set<Promise<void>>();
  return {
    run(name, task) {
      const work = task().then(
        () => undefined,
        (error: unknown) => {
          log.error({ kind: name, ...errorFields(error) }, "background work failed");
        },
      );
      running.add(work);
      void work.finally(() => running.delete(work));
    },
    async settled() {
      while (running.size > 0) await Promise.all(running);
    },
  };
}
