import type { Stripe } from "stripe";
import { AppError } from "../errors.ts";

/** By its name, for the library is loaded only where payments are on. */
const isStripeError = (error: unknown): error is InstanceType<typeof Stripe.errors.StripeError> =>
  error instanceof Error && "type" in error && /^Stripe\w+Error$/.test(String(error.type));

/** What a failure of Stripe's means for the person. Its sentences may quote what was sent, so none of them is passed on. */
function paymentRefusal(error: unknown): unknown {
  if (!isStripeError(error)) return error;
  const { type, code = "–", param = "–", requestId = "–" } = error;
  if (type === "StripeCardError") return new AppError("PAYMENT_REFUSED", "The card was not accepted");
  if (type === "StripeIdempotencyError") {
    return new AppError("KEY_REUSED", "This Idempotency-Key was used with another request");
  }
  if (type === "StripeConnectionError" || type === "StripeAPIError" || type === "StripeRateLimitError") {
    return new AppError("PAYMENTS_UNAVAILABLE", "The payment service does not answer, please try again");
  }
  return new Error(`Stripe refused a request: ${type} ${code}, parameter ${param}, request ${requestId}`);
}

/** Awaits calls to Stripe; a failure leaves as `paymentRefusal` words it. */
export async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    throw paymentRefusal(error);
  }
}

/** Whether what the request names is not there: deleted, or of another account or mode of Stripe's. */
export const isMissing = (error: unknown): boolean => isStripeError(error) && error.code === "resource_missing";

/** Whether Stripe understood a request and does not carry it out. */
export const isUnfit = (error: unknown): boolean => isStripeError(error) && error.type === "StripeInvalidRequestError";
