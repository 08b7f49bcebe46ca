import { useQuery } from "@tanstack/react-query";
import { useUsage, useUser } from "../../api/accounts.ts";
import { useBilling } from "../../api/billing.ts";
import { figuresQuery } from "../../api/figures.ts";

/** Whether it is known what is to be said above the cards: a notice that comes after them pushes them away. */
export function useNoticesKnown(): boolean {
  const isOwner = useUser().role === "admin";
  const asked = [useUsage(), useBilling(), useQuery({ ...figuresQuery, enabled: isOwner })];
  return asked.every(({ isLoading }) => !isLoading);
}
