import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { answerApi } from "./api.ts";
import { checkoutPage, portalPage } from "./hosted-pages.ts";
import { Refused, type StripeEvent } from "./objects.ts";
import { readForm } from "./read-form.ts";
import { newStripeId, nowSeconds, StripeStore } from "./store.ts";

/** What is done with one call instead of serving it. `broken`: it is carried out, and the answer lost; `late`: held. */
export type Fault =
  | { readonly do: "status"; readonly status: number; readonly error?: object }
  | { readonly do: "broken" }
  | { readonly do: "late"; readonly until: Promise<void> };

export type ApiCall = {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly key: string | null;
};

type Receiver = { readonly url: string; readonly secret: string };
type Signed = { readonly secret?: string; readonly at?: number; readonly header?: string };

const serveAll = (): null => null;

export type StripeStandIn = Awaited<ReturnType<typeof startStripeStandIn>>;

/**
 * A server on loopback that behaves as Stripe does towards a shop with subscriptions: forms in, JSON out, idempotent
 * repeats, its kinds of errors, pages for people, and signed messages to `receiver`.
 */
export async function startStripeStandIn(secretKey: string) {
  let receiver: Receiver | null = null;
  let isHeldBack = false;
  let fault: (call: ApiCall) => Fault | null = serveAll;
  const seen: ApiCall[] = [];
  const answers = new Map<string, { request: string; status: number; text: string }>();
  const deliveries: Promise<unknown>[] = [];
  const store = new StripeStore((event) => {
    if (receiver && !isHeldBack) deliveries.push(deliver(event));
  });
  let url = "";

  /** Sends a message as Stripe does; gives the status of the answer. */
  async function deliver(event: StripeEvent, { secret, at = nowSeconds(), header }: Signed = {}): Promise<number> {
    if (!receiver) throw new Error("nobody receives messages");
    const payload = JSON.stringify(event, null, 2);
    const hash = createHmac("sha256", secret ?? receiver.secret)
      .update(`${at}.${payload}`)
      .digest("hex");
    const answer = await fetch(receiver.url, {
      method: "POST",
      headers: {
        "content-type": "application/json; charset=utf-8",
        "stripe-signature": header ?? `t=${at},v1=${hash}`,
      },
      body: payload,
    });
    await answer.text();
    return answer.status;
  }

  const serveApi = (call: ApiCall, authorization: string | undefined): { status: number; text: string } => {
    if (authorization !== `Bearer ${secretKey}`) {
      return refused(new Refused(401, { message: `Invalid API Key provided: ${authorization}` }));
    }
    const [path = "", query = ""] = call.path.split("?");
    const request = createHash("sha256").update(`${call.method} ${path} ${call.body}`).digest("hex");
    const before = call.key === null ? undefined : answers.get(call.key);
    if (before && before.request !== request) {
      return refused(new Refused(400, { type: "idempotency_error", message: `Keys for ${call.key} differ.` }));
    }
    if (before) return before;
    try {
      const form = readForm(call.method === "POST" ? call.body : query);
      const answer = { status: 200, text: JSON.stringify(answerApi(store, { method: call.method, path, form, url })) };
      if (call.key !== null && call.method === "POST") answers.set(call.key, { request, ...answer });
      return answer;
    } catch (error) {
      if (error instanceof Refused) return refused(error);
      throw error;
    }
  };

  const servePage = (path: string, action: string | null, response: ServerResponse): void => {
    const [, kind, id = ""] = /^\/(c\/pay|p\/session)\/(\w+)$/.exec(path) ?? [];
    if (!kind) return void response.writeHead(404).end();
    const page = kind === "c/pay" ? checkoutPage(store, id, action) : portalPage(store, id, action);
    if ("goTo" in page) response.writeHead(303, { location: page.goTo }).end();
    else response.setHeader("content-type", "text/html").end(page.html);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const path = request.url ?? "";
    if (!path.startsWith("/v1/")) return servePage(path, new URLSearchParams(body).get("do"), response);
    const key = request.headers["idempotency-key"];
    const call = { method: request.method ?? "", path, body, key: typeof key === "string" ? key : null };
    seen.push(call);
    const instead = fault(call);
    response.setHeader("content-type", "application/json");
    response.setHeader("request-id", newStripeId("req"));
    if (instead?.do === "status") {
      const error = { type: "api_error", message: "The stand-in fails.", ...instead.error };
      response.writeHead(instead.status, { "stripe-should-retry": "false" }).end(JSON.stringify({ error }));
      return;
    }
    const { status, text } = serveApi(call, request.headers.authorization);
    if (instead?.do === "late") await instead.until;
    if (instead?.do === "broken") return void response.destroy();
    response.writeHead(status).end(text);
  };

  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    store,
    seen,
    deliver,
    /** Where messages go from now on. `held`: they are kept until somebody delivers them. */
    tell(to: Receiver, { held = false } = {}): void {
      receiver = to;
      isHeldBack = held;
    },
    /** Until every message that is under way was answered. */
    async settled(): Promise<void> {
      await Promise.all(deliveries.splice(0));
    },
    /** What to do with each call from now on; null serves it. */
    play(next: (call: ApiCall) => Fault | null): void {
      fault = next;
    },
    async close(): Promise<void> {
      await Promise.allSettled(deliveries);
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

const refused = ({ status, body }: Refused): { status: number; text: string } => ({
  status,
  text: JSON.stringify(body),
});
