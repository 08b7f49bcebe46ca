import type { ModelFailure } from "../domain/model-use.ts";
import type { TokenUse } from "./model.ts";

export type TaskName = "plan" | "read" | "fill" | "pick" | "explain" | "check";

export type PlannedCall = { readonly task: TaskName; readonly model: string; readonly costUsd: number };

export type CallResult = {
  readonly tokens: TokenUse;
  readonly costUsd: number;
  readonly outcome: "answered" | ModelFailure;
};

export type Reservation = { settle(result: CallResult): Promise<void> };

/** Why a question had no answer, in closed words: nothing of the request, the page or the key can be in it. */
export type UnansweredCall = {
  readonly task: TaskName;
  readonly model: string;
  readonly because: ModelFailure;
  /** The provider's HTTP status, where one came. */
  readonly status: number | null;
};

/** Who pays: keeps an account's calls and says when its budget is used up. */
export type Ledger = {
  /** Sets aside what a call may cost; null when the account's budget does not hold it. */
  reserve(call: PlannedCall): Promise<Reservation | null>;
  /** Hears of each question that stayed without an answer after all its tries. */
  noteUnanswered(call: UnansweredCall): void;
};

/** Nobody counts: for the command line, where the operator is the account. */
export const openLedger: Ledger = {
  reserve: async () => ({ settle: async () => undefined }),
  noteUnanswered: () => undefined,
};
