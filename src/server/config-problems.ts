import { usesBucket } from "./config-stores.ts";
import type { Variables } from "./config-variables.ts";

/** Values that each can be read and cannot be served together by the engines alone: one line each. */
export const engineProblems = (v: Variables): string[] => [...halfAKey(v), ...unusableModel(v)];

/** The same for the whole server. */
export const serverProblems = (v: Variables): string[] => [...engineProblems(v), ...contradictions(v)];

/** Half of a pair of keys would quietly become somebody else's. */
function halfAKey(v: Variables): string[] {
  const [id, secret] = [v.AWS_ACCESS_KEY_ID, v.AWS_SECRET_ACCESS_KEY];
  if (!usesBucket(v) || (id === undefined) === (secret === undefined)) return [];
  return id === undefined
    ? ["AWS_ACCESS_KEY_ID: required with AWS_SECRET_ACCESS_KEY"]
    : ["AWS_SECRET_ACCESS_KEY: required with AWS_ACCESS_KEY_ID"];
}

/** Whoever names a provider does not want the rules instead: a start with half of its settings stops. */
function unusableModel(v: Variables): string[] {
  if (v.AI_PROVIDER === "builtin") return [];
  const ofOthers = v.AI_PROVIDER === "openai-compatible";
  return [
    ...(v.AI_MODEL ? [] : [`AI_MODEL: required with AI_PROVIDER=${v.AI_PROVIDER}; give the name of a model`]),
    ...(v.AI_API_KEY || ofOthers ? [] : [`AI_API_KEY: required with AI_PROVIDER=${v.AI_PROVIDER}`]),
    ...(v.AI_BASE_URL || !ofOthers ? [] : ["AI_BASE_URL: required with AI_PROVIDER=openai-compatible"]),
  ];
}

const isLoopbackHost = (host: string): boolean =>
  host === "localhost" || host === "::1" || /^127(\.\d{1,3}){3}$/.test(host);

function isSafeForSecrets(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === "https:" || isLoopbackHost(hostname.replace(/^\[|\]$/g, ""));
}

function contradictions(v: Variables): string[] {
  const problems: string[] = [];
  if (!isLoopbackHost(v.HOST)) {
    if (!v.APP_URL) problems.push(`APP_URL: required, because HOST is ${v.HOST}; give the address that people open`);
    if (!v.RATE_LIMITS) problems.push("RATE_LIMITS: off is for measurements on a loopback HOST only");
  }
  if (v.DATABASE_URL && !v.SECRET) {
    problems.push("SECRET: required with DATABASE_URL, the same on every machine; at least 32 random characters");
  }
  if (!isSafeForSecrets(v.GOOGLE_SHEETS_URL)) {
    problems.push("GOOGLE_SHEETS_URL: expected https, because people's access tokens go there");
  }
  if (v.STRIPE_API_URL && !isSafeForSecrets(v.STRIPE_API_URL)) {
    problems.push("STRIPE_API_URL: expected https, because the secret key goes there");
  }
  if (v.STRIPE_SECRET_KEY && !v.STRIPE_WEBHOOK_SECRET) {
    problems.push(
      "STRIPE_WEBHOOK_SECRET: required with STRIPE_SECRET_KEY; Stripe shows it beside the webhook endpoint",
    );
  }
  if (v.ROLES.length === 0) problems.push("ROLES: expected web, worker or both");
  return problems;
}
