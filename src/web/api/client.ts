import type { Address, Endpoint, Input, Reply } from "../../contract/endpoint.ts";
import type { ErrorCode } from "../../contract/errors.ts";
import { parseRetryAfter } from "../../domain/retry-after.ts";
import { publicConfig } from "./public-config.ts";

type Unsuccessful = {
  readonly code: ErrorCode | "NETWORK";
  readonly message: string;
  readonly status: number;
  readonly requestId: string | null;
  readonly retryAfterMs?: number | null;
};

/** A call that did not succeed. `NETWORK`: no answer came. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  readonly code: ErrorCode | "NETWORK";
  readonly status: number;
  readonly requestId: string | null;
  /** How long the server asks to wait; null where it does not say. */
  readonly retryAfterMs: number | null;

  constructor(failure: Unsuccessful) {
    super(failure.message);
    this.code = failure.code;
    this.status = failure.status;
    this.requestId = failure.requestId;
    this.retryAfterMs = failure.retryAfterMs ?? null;
  }
}

/** No answer, or a server that is away for a moment: the same call may do later. */
export const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.code === "NETWORK" || error.code === "UNAVAILABLE");

/** Asked too often: the answer says nothing about what was asked. */
export const isRateLimited = (error: unknown): boolean => error instanceof ApiError && error.code === "RATE_LIMITED";

/** An answer that is no failed request, and refuses what was typed. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.status === 200;

type CallOptions = {
  readonly signal?: AbortSignal;
  /** Makes a repeated paid call harmless: same key and body, one charge. */
  readonly idempotencyKey?: string;
  readonly headers?: Readonly<Record<string, string>>;
};

type Plain = string | number | boolean | null | undefined;

type Parts = {
  readonly params?: Readonly<Record<string, Plain>>;
  readonly query?: Readonly<Record<string, Plain>>;
  readonly body?: unknown;
};

/** `/api/jobs/:id` and its parameters → the address to ask. */
export function fillPath(path: string, { params, query }: Parts): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? "")));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) search.set(name, String(value));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}

/** Whether another host than the page's answers its calls. */
export const isServerElsewhere = publicConfig.apiUrl !== null;

/** The address to ask for a path of the contract: at the page's own host, unless the server is elsewhere. */
export const onServer = (path: string): string => `${publicConfig.apiUrl ?? ""}${path}`;

type FailureBody = { readonly message?: string; readonly code?: ErrorCode; readonly requestId?: string };

const isFailure = (body: unknown): body is FailureBody & { code: ErrorCode } =>
  typeof body === "object" && body !== null && "success" in body && body.success === false && "code" in body;

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function answer(address: string, init: RequestInit): Promise<{ response: Response; text: string }> {
  try {
    const response = await fetch(address, init);
    return { response, text: await response.text() };
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw new ApiError({ code: "NETWORK", message: "", status: 0, requestId: null });
  }
}

/** The JSON that a call answers, whatever its shape; throws an ApiError when the call failed. */
export async function send(endpoint: Address, input: Parts, options: CallOptions = {}): Promise<unknown> {
  const headers = new Headers(options.headers);
  headers.set("accept", "application/json");
  if (options.idempotencyKey) headers.set("idempotency-key", options.idempotencyKey);
  if (input.body !== undefined) headers.set("content-type", "application/json");

  const { response, text } = await answer(onServer(fillPath(endpoint.path, input)), {
    method: endpoint.method,
    headers,
    credentials: isServerElsewhere ? "include" : "same-origin",
    body: input.body === undefined ? null : JSON.stringify(input.body),
    signal: options.signal ?? null,
  });

  const body = readJson(text);
  if (response.ok && body !== undefined && !isFailure(body)) return body;
  const failure: FailureBody = isFailure(body) ? body : {};
  throw new ApiError({
    code: failure.code ?? (response.status >= 502 && response.status <= 504 ? "UNAVAILABLE" : "INTERNAL"),
    message: failure.message ?? "",
    status: response.status,
    requestId: failure.requestId ?? null,
    retryAfterMs: parseRetryAfter(response.headers.get("retry-after"), Date.now()),
  });
}

/** Makes one call of the contract, known whole or by its address and type, and returns what it answers. */
export async function call<E extends Endpoint>(
  endpoint: E | NoInfer<Address<E>>,
  input: Input<E>,
  options?: CallOptions,
): Promise<Reply<E>> {
  return (await send(endpoint, input as Parts, options)) as Reply<E>;
}
