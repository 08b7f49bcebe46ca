import { existsSync } from "node:fs";
import { usesBucket } from "./config-stores.ts";
import { type Variables, variables } from "./config-variables.ts";
import { misspeltSettings } from "./misspelt-settings.ts";

/**
 * What is set and changes nothing, or not what it seems to; said at start, one line each. `set` holds the names with a
 * value.
 */
export const noticesOf = (set: ReadonlySet<string>, v: Variables, isComtradeAsked: boolean): string[] => [
  ...misspelt(set),
  ...notAsItSeems(v, isComtradeAsked),
];

const misspelt = (set: ReadonlySet<string>): string[] =>
  misspeltSettings(set, Object.keys(variables.shape)).map(
    ({ name, meant }) => `${name}: no setting has this name, and nothing reads it; is it ${meant}?`,
  );

function notAsItSeems(v: Variables, isComtradeAsked: boolean): string[] {
  const notices: string[] = [];
  if (v.S3_ENDPOINT !== undefined && !usesBucket(v)) {
    notices.push(
      "S3_ENDPOINT: changes nothing, because neither OBJECT_STORE_URL nor TRADE_DATA_URL is an s3:// address",
    );
  }
  if (v.AI_MONTHLY_BUDGET_USD !== undefined && v.AI_PRICE_USD === undefined) {
    notices.push("AI_PRICE_USD: not set; AI_MONTHLY_BUDGET_USD counts by estimated prices of September 2025");
  }
  if (v.STRIPE_SECRET_KEY === undefined && (v.STRIPE_WEBHOOK_SECRET || v.STRIPE_API_URL)) {
    notices.push("STRIPE_SECRET_KEY: not set; nothing can be paid for, and plans are given with sondeo admin plan");
  }
  if (!/^(auto|off)$/.test(v.BROWSER) && !existsSync(v.BROWSER)) {
    notices.push(`BROWSER: there is no file ${v.BROWSER}; pages are read over HTTP`);
  }
  if (!isComtradeAsked && (v.COMTRADE_KEY || v.COMTRADE_URL)) {
    notices.push(
      "COMTRADE_LICENSED: UN Comtrade is not asked until this is yes: your word that your licence covers it",
    );
  }
  return notices;
}
