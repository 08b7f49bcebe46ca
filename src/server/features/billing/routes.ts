import type { FastifyInstance } from "fastify";
import * as contract from "../../../contract/billing.ts";
import type { Deps } from "../../deps.ts";
import { readIdempotencyKey } from "../../http/idempotency-key.ts";
import { route } from "../../http/route.ts";
import { syncCustomer } from "../../payments/sync-customer.ts";
import { requirePayments } from "./billing-deps.ts";
import { openPortal } from "./open-portal.ts";
import { readBilling } from "./read-billing.ts";
import { receiveEvent } from "./receive-event.ts";
import { startCheckout } from "./start-checkout.ts";
import { startNow } from "./start-now.ts";

/** Larger than any message of Stripe's. */
const eventBytes = 1024 * 1024;
/** Stripe sends many at once, and again those that were refused. */
const eventsPerMinute = 3_000;

export async function billingRoutes(
  app: FastifyInstance,
  deps: Pick<Deps, "config" | "db" | "log" | "payments">,
): Promise<void> {
  route(app, contract.readBilling, (ctx) => readBilling(ctx));
  route(app, contract.refreshBilling, async (ctx) => {
    await syncCustomer(requirePayments(deps), ctx.user.id);
    return readBilling(ctx);
  });
  route(app, contract.startCheckout, async (ctx, { body, request }) => {
    const url = await startCheckout(ctx, requirePayments(deps), body, readIdempotencyKey(request.headers));
    return { success: true as const, url };
  });
  route(app, contract.startNow, (ctx, { request }) =>
    startNow(ctx, requirePayments(deps), readIdempotencyKey(request.headers)),
  );
  route(app, contract.openPortal, async (ctx, { body }) => ({
    success: true as const,
    url: await openPortal(ctx, requirePayments(deps), body.change),
  }));
  await app.register(async (scope) => {
    // The signature is of the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    scope.route({
      method: contract.receiveEvent.method,
      url: contract.receiveEvent.path,
      bodyLimit: eventBytes,
      config: { rateLimit: { max: eventsPerMinute, timeWindow: "1 minute" } },
      handler: async (request) => {
        const payload = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers["stripe-signature"];
        await receiveEvent(requirePayments(deps), payload, Array.isArray(signature) ? signature[0] : signature);
        return { success: true };
      },
    });
  });
}
