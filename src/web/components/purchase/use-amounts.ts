import { chargeUsd } from "../../../domain/subscription.ts";
import { useLanguage } from "../../language.ts";
import { useNumberLocale } from "../../number-format.ts";
import type { Offered } from "./purchase-step.ts";

/** Prices and days as this person writes them. */
export function useAmounts() {
  const language = useLanguage();
  const numbers = new Intl.NumberFormat(useNumberLocale());
  const days = new Intl.DateTimeFormat(language, { dateStyle: "long" });
  const usd = (amount: number): string => `${numbers.format(amount)} USD`;
  return {
    /** What is charged at a time. */
    charge: ({ plan, interval }: Offered): string => usd(chargeUsd(plan, interval)),
    day: (time: string): string => days.format(new Date(time)),
  };
}
