import { type Facts, openSpan, traced } from "./tracing.ts";

type Method = (...input: never[]) => Promise<unknown>;
type Methods<T> = {
  readonly [K in keyof T as T[K] extends Method ? K : never]?: true | ((result: Result<T[K]>) => Facts | undefined);
};
type Result<M> = M extends (...input: never[]) => Promise<infer R> ? R : never;

/** The same object, each named method of which is a span of whatever span it is called in. What goes into a method is told nowhere. */
export function traceMethods<T extends object>(name: string, target: T, methods: Methods<T>, facts: Facts = {}): T {
  const wrapped = Object.entries(methods).map(([method, tell]) => {
    const call = (...input: never[]): Promise<unknown> =>
      traced(
        openSpan()?.begin(`${name} ${method}`, facts) ?? null,
        // safe because `methods` names methods of `target` alone
        () => (target[method as keyof T] as Method)(...input),
        // safe because it is the teller of this very method
        typeof tell === "function" ? (tell as (result: unknown) => Facts | undefined) : undefined,
      );
    return [method, call];
  });
  return { ...target, ...Object.fromEntries(wrapped) };
}
