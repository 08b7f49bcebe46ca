import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Endpoint, Parsed, PublicEndpoint, Reply, UserEndpoint } from "../../contract/endpoint.ts";
import { JobAccepted } from "../../contract/jobs.ts";
import type { Ctx } from "../ctx.ts";
import { AppError } from "../errors.ts";
import { rateFor } from "./rate.ts";

type Handled<E extends Endpoint> = Parsed<E> & { readonly request: FastifyRequest; readonly reply: FastifyReply };

/** More than any call that a stranger may make needs; what is signed in may send a whole table. */
const strangersBytes = 64 * 1024;

/** Mounts a call that anyone may make. */
export function publicRoute<const E extends PublicEndpoint>(
  app: FastifyInstance,
  e: E,
  handle: (input: Handled<E>) => Promise<Reply<E> | FastifyReply>,
): void {
  mount(app, e, handle);
}

/** Mounts a call that needs a session; the handler gets who is signed in first. */
export function route<const E extends UserEndpoint>(
  app: FastifyInstance,
  e: E,
  handle: (ctx: Ctx, input: Handled<E>) => Promise<Reply<E> | FastifyReply>,
): void {
  mount(app, e, (input) => handle(signedIn(input.request), input));
}

/** Fastify validates the input and strips what the response schema does not name. */
function mount<const E extends Endpoint>(
  app: FastifyInstance,
  e: E,
  handle: (input: Handled<E>) => Promise<Reply<E> | FastifyReply>,
): void {
  app.route({
    method: e.method,
    url: e.path,
    config: rateFor(e),
    // A stranger's body is not even read.
    ...(e.access === "user"
      ? { preParsing: async (request) => void signedIn(request) }
      : { bodyLimit: strangersBytes }),
    schema: {
      ...(e.params && { params: e.params }),
      ...(e.query && { querystring: e.query }),
      ...(e.body && { body: e.body }),
      response: { 200: e.response, ...(e.long && { 202: JobAccepted }) },
    },
    handler: (request, reply) =>
      // safe because the compilers of fastify-type-provider-zod have parsed every part with the endpoint's schemas
      handle({ params: request.params, query: request.query, body: request.body, request, reply } as Handled<E>),
  });
}

/** Who makes a call; throws where nobody is signed in. */
export function signedIn(request: FastifyRequest): Ctx {
  if (!request.ctx) throw new AppError("NOT_AUTHENTICATED", "Please sign in");
  return request.ctx;
}
