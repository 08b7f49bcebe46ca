import type { z } from "zod";

/** One HTTP call, described once: the server mounts it, the browser calls it, the OpenAPI page prints it. */
export type Endpoint = {
  readonly method: "GET" | "POST" | "PUT" | "DELETE";
  readonly path: `/api/${string}`;
  readonly summary: string;
  /** Who may call: `user` needs a session. */
  readonly access: "anyone" | "user";
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly response: z.ZodType;
  /** Runs as a job: it answers 202 and a job id where the job takes longer than the caller waits. */
  readonly long?: true;
  /** Counted against a limit of its own, narrower than the general one. */
  readonly rate?: "sign-in" | "scrape" | "research" | "export" | "payment";
};

export type PublicEndpoint = Endpoint & { readonly access: "anyone" };
export type UserEndpoint = Endpoint & { readonly access: "user" };

/** Enough of a call to make it. */
export type Address<E extends Endpoint = Endpoint> = Pick<E, "method" | "path">;

/** Keeps the exact type of a call, and checks that it is one. */
export const endpoint = <const E extends Endpoint>(e: E): E => e;

type Part<E, K extends string> = E extends { readonly [P in K]: infer S extends z.ZodType } ? S : never;
type Side<E, K extends string, D extends "input" | "output"> = [Part<E, K>] extends [never]
  ? unknown
  : { readonly [P in K]: D extends "input" ? z.input<Part<E, K>> : z.output<Part<E, K>> };

/** What the caller passes. */
export type Input<E extends Endpoint> = Side<E, "params", "input"> &
  Side<E, "query", "input"> &
  Side<E, "body", "input">;
/** What the handler receives, already validated. */
export type Parsed<E extends Endpoint> = Side<E, "params", "output"> &
  Side<E, "query", "output"> &
  Side<E, "body", "output">;
export type Reply<E extends Endpoint> = z.output<E["response"]>;
