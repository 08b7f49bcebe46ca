import { request as forward } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { pipeline } from "node:stream";
import { lookUpOnly } from "./connect-checked.ts";
import type { ConnectionGate } from "./connection-gate.ts";

export type Patience = {
  readonly connectTimeoutMs: number;
  /** What carries nothing for this long is closed. */
  readonly idleMs: number;
};

const hopByHop = [
  "connection",
  "keep-alive",
  "proxy-authenticate",
  "proxy-authorization",
  "proxy-connection",
  "te",
  "trailer",
  "transfer-encoding",
  "upgrade",
];

function withoutHopByHop(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const named = (headers.connection ?? "")
    .toLowerCase()
    .split(",")
    .map((name) => name.trim());
  return Object.fromEntries(
    Object.entries(headers).filter(([name]) => !hopByHop.includes(name) && !named.includes(name)),
  );
}

/** False for what our own server cannot say, such as a status of 99; its words are left out, nobody reads them. */
function passHeadOn(response: IncomingMessage, outgoing: ServerResponse): boolean {
  try {
    outgoing.writeHead(response.statusCode ?? 502, withoutHopByHop(response.headers));
    return true;
  } catch {
    return false;
  }
}

/** Sends a plain request that came to a proxy on to where the gate lets it, and its answer back; a refusal answers 403. */
export async function forwardRequest(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { gate, connectTimeoutMs, idleMs }: Patience & { readonly gate: ConnectionGate },
): Promise<void> {
  const url = URL.parse(incoming.url ?? "");
  const addresses = url?.protocol === "http:" ? await gate.addressesOf(url) : null;
  if (url === null || addresses === null) {
    outgoing.writeHead(403, { connection: "close" }).end();
    return;
  }
  if (incoming.socket.destroyed) return;
  const upstream = forward(url, {
    method: incoming.method,
    headers: { ...withoutHopByHop(incoming.headers), host: url.host },
    lookup: lookUpOnly(addresses),
    timeout: connectTimeoutMs,
    agent: false,
  });
  upstream.on("response", (response) => {
    upstream.setTimeout(idleMs);
    if (passHeadOn(response, outgoing)) pipeline(response, outgoing, () => upstream.destroy());
    else outgoing.destroy();
  });
  upstream.on("timeout", () => upstream.destroy());
  upstream.on("error", () => outgoing.destroy());
  outgoing.on("close", () => upstream.destroy());
  pipeline(incoming, upstream, () => undefined);
}
