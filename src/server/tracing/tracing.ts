import { AsyncLocalStorage } from "node:async_hooks";

/** What a span says besides its name: closed words and figures, never what a user typed or a page holds. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

export type OpenSpan = {
  readonly traceId: string;
  /** As W3C writes it in `traceparent`. */
  readonly traceparent: string;
  /** A part of it that begins now. */
  begin(name: string, facts?: Facts): OpenSpan;
  /** Adds to a figure of it, from none. */
  count(fact: string, more: number): void;
  /** `error`: what ended it, of which the name is told and no word. */
  end(facts?: Facts, error?: unknown): void;
};

/** Where spans begin that are part of no other; null of them where nobody collects traces. */
export type Tracing = {
  /** `parent`: the `traceparent` of a span of ours, which may have ended in another process. */
  begin(name: string, facts?: Facts, parent?: string | null): OpenSpan | null;
  close(): Promise<void>;
};

export const noTracing: Tracing = { begin: () => null, close: () => Promise.resolve() };

const current = new AsyncLocalStorage<OpenSpan>();

/** The span that is open where this is called. */
export const openSpan = (): OpenSpan | null => current.getStore() ?? null;

export const within = <T>(span: OpenSpan, work: () => T): T => current.run(span, work);

/** Runs work within a span that ends with it; `tell` reads facts off what came of it. */
export async function traced<T>(
  span: OpenSpan | null,
  work: () => Promise<T>,
  tell?: (result: T) => Facts | undefined,
): Promise<T> {
  if (!span) return work();
  try {
    const result = await within(span, work);
    span.end(tell?.(result));
    return result;
  } catch (error) {
    span.end(undefined, error);
    throw error;
  }
}
