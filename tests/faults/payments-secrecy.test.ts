import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { dumpDatabase, searchEverything } from "../support/secret-search.ts";
import { startServerProcess } from "../support/server-process.ts";
import { stripeSettings } from "../support/stripe-settings.ts";
import { startStripeStandIn } from "../support/stripe/stripe-stand-in.ts";

const card = "4000 0025 0000 3155";
const path = { checkout: "/api/billing/checkout", webhook: "/api/billing/webhook" };

test("payments leave no key, no secret and no card anywhere, however they end", { timeout: 240_000 }, async () => {
  const root = mkdtempSync(join(tmpdir(), "sondeo-secrecy-"));
  const [dataFolder, tmpFolder] = [join(root, "data"), join(root, "tmp")];
  for (const folder of [dataFolder, tmpFolder]) mkdirSync(folder, { mode: 0o700 });
  const secrets = [`sk_test_${randomBytes(16).toString("hex")}`, `whsec_${randomBytes(16).toString("hex")}`] as const;
  const stripe = await startStripeStandIn(secrets[0]);
  const server = await startServerProcess({
    ...stripeSettings(stripe.url),
    STRIPE_SECRET_KEY: secrets[0],
    STRIPE_WEBHOOK_SECRET: secrets[1],
    DATA_DIR: dataFolder,
    TMPDIR: tmpFolder,
    ALLOWED_EMAILS: "*",
    RATE_LIMITS: "off",
    BROWSER: "off",
    LOG_LEVEL: "trace",
  });
  onTestFinished(async () => {
    await server.stop();
    await stripe.close();
    rmSync(root, { recursive: true, force: true });
  });
  const output: string[] = [];
  const headers: Record<string, string> = { "content-type": "application/json" };
  const post = async (to: string, body: object) => {
    const answer = await fetch(server.url + to, { method: "POST", headers, body: JSON.stringify(body) });
    const text = await answer.text();
    output.push(text, JSON.stringify([...answer.headers]));
    return { cookies: answer.headers.getSetCookie(), ...(JSON.parse(text) as { code?: string; url?: string }) };
  };
  const account = { username: "vigía", email: "vigia@example.test", password: "una clave larga" };
  const { cookies } = await post("/api/auth/register", { ...account, confirmPassword: account.password });
  headers.cookie = cookies.map((line) => line.split(";")[0]).join("; ");
  const checkout = () => post(path.checkout, { plan: "pro", interval: "monthly" });

  const codes: (string | undefined)[] = [];
  for (const [status, type] of [
    [401, "invalid_request_error"],
    [400, "invalid_request_error"],
    [402, "card_error"],
    [500, "api_error"],
  ] as const) {
    const message = `Of ${secrets[0]}: the card ${card} was refused`;
    stripe.play(() => ({ do: "status", status, error: { type, message, payment_method: { card: { number: card } } } }));
    codes.push((await checkout()).code);
  }
  expect(codes).toEqual(["INTERNAL", "INTERNAL", "PAYMENT_REFUSED", "PAYMENTS_UNAVAILABLE"]);

  stripe.play(() => null);
  stripe.tell({ url: server.url + path.webhook, secret: secrets[1] });
  const { url } = await checkout();
  const paid = stripe.store.pay(url!.split("/").at(-1)!);
  stripe.store.emit("invoice.paid", { object: "invoice", customer: paid.customer, card: { number: card } });
  await stripe.settled();
  expect(await stripe.deliver(stripe.store.events.at(-1)!, { secret: "whsec_wrong" })).toBe(400);

  const dump = await dumpDatabase(dataFolder);
  expect(dump.includes(paid.id)).toBe(true);
  const everything = searchEverything(dump, [...output, server.output()], root);
  expect(everything.traces([...secrets, card, card.replaceAll(" ", "")])).toEqual([]);
});
