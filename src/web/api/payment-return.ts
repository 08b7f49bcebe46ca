import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { useSearchParams } from "react-router";
import type { Billing, SubscriptionView } from "../../contract/billing.ts";
import { askStripe } from "./billing.ts";

/** From Stripe's pages a person comes back with `?payment=done` after paying, with `managed` otherwise. */
const parameter = "payment";
const everyMs = 3_000;
const questions = 15;

type PaymentReturn = {
  /** `waiting`: Stripe was asked for a while and knows of no payment. */
  readonly state: "none" | "asking" | "waiting" | "confirmed" | "managed";
  readonly subscription: SubscriptionView | null;
  /** Takes it out of the address, so that a page that is opened again does not tell it again. */
  readonly forget: () => void;
  readonly askAgain: () => void;
};

const livingIn = (billing: Billing | undefined): SubscriptionView | null =>
  billing?.subscription && billing.subscription.state !== "ended" ? billing.subscription : null;

/** Asks Stripe after a person came back, until it knows of the payment or a while has passed. */
export function usePaymentReturn(): PaymentReturn {
  const [parameters, setParameters] = useSearchParams();
  const [cause] = useState(() => parameters.get(parameter));
  const [round, setRound] = useState(0);
  const { data, isPending, dataUpdatedAt, errorUpdatedAt } = useQuery({
    queryKey: ["payment-return", round],
    queryFn: askStripe,
    enabled: cause !== null,
    gcTime: 0,
    staleTime: Infinity,
    retry: false,
    refetchInterval: ({ state }) =>
      cause !== "done" || livingIn(state.data) || state.dataUpdateCount + state.errorUpdateCount >= questions
        ? false
        : everyMs,
  });
  const [startedAt, setStartedAt] = useState(Date.now);
  const isLongAgo = Math.max(dataUpdatedAt, errorUpdatedAt) - startedAt >= everyMs * (questions - 1);
  const forget = useCallback(
    () =>
      setParameters(
        (now) => {
          now.delete(parameter);
          return now;
        },
        { replace: true },
      ),
    [setParameters],
  );
  const subscription = livingIn(data);
  const askAgain = (): void => {
    setStartedAt(Date.now());
    setRound(round + 1);
  };
  return { state: stateOf(), subscription, forget, askAgain };

  function stateOf(): PaymentReturn["state"] {
    if (cause === null) return "none";
    if (cause !== "done") return isPending ? "none" : "managed";
    if (subscription) return "confirmed";
    return isLongAgo ? "waiting" : "asking";
  }
}
