import { createServer, request as forward } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { pipeline } from "node:stream";
import { ConnectionRefusal, lookUpOnly, resolveChecked } from "./connect-checked.ts";
import type { OpenedHosts } from "./egress.ts";

/** The only way out of a browser: a forward proxy on loopback that resolves, checks and pins every connection. */
export type EgressProxy = {
  /** `http://127.0.0.1:4321` */
  readonly url: string;
  /** Why the last connection to this `host:port` was not made, or null. */
  refusalOf(origin: string): ConnectionRefusal | null;
  close(): Promise<void>;
};

const maxRemembered = 1_000;
const idleMs = 60_000;
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

/**
 * Starts the proxy on a free port of 127.0.0.1. Plain requests are forwarded, CONNECT is tunnelled (HTTPS and WebSocket);
 * both by the egress rule, with the name resolved once per connection. A refusal answers 403 and connects to nothing.
 */
export async function startEgressProxy(o: {
  opened: OpenedHosts;
  resolve: (host: string) => Promise<string[]>;
  connectTimeoutMs: number;
}): Promise<EgressProxy> {
  const refusals = new Map<string, ConnectionRefusal>();
  const sockets = new Set<Socket>();

  const remember = (host: string, refusal: ConnectionRefusal): void => {
    refusals.delete(host);
    refusals.set(host, refusal);
    const [oldest] = refusals.keys();
    if (refusals.size > maxRemembered && oldest !== undefined) refusals.delete(oldest);
  };

  async function addressesOf(origin: URL): Promise<string[] | null> {
    try {
      const addresses = await resolveChecked(origin.href, o.opened, o.resolve);
      refusals.delete(origin.host);
      return addresses;
    } catch (error) {
      if (error instanceof ConnectionRefusal) remember(origin.host, error);
      return null;
    }
  }

  async function forwardRequest(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
    const url = URL.parse(incoming.url ?? "");
    const addresses = url?.protocol === "http:" ? await addressesOf(url) : null;
    if (url === null || addresses === null) {
      outgoing.writeHead(403, { connection: "close" }).end();
      return;
    }
    const upstream = forward(url, {
      method: incoming.method,
      headers: { ...withoutHopByHop(incoming.headers), host: url.host },
      lookup: lookUpOnly(addresses),
      timeout: o.connectTimeoutMs,
      agent: false,
    });
    upstream.on("response", (response) => {
      upstream.setTimeout(idleMs);
      outgoing.writeHead(response.statusCode ?? 502, response.statusMessage, withoutHopByHop(response.headers));
      pipeline(response, outgoing, () => upstream.destroy());
    });
    upstream.on("timeout", () => upstream.destroy());
    upstream.on("error", () => outgoing.destroy());
    outgoing.on("close", () => upstream.destroy());
    pipeline(incoming, upstream, () => undefined);
  }

  async function tunnel(incoming: IncomingMessage, client: Socket, head: Buffer): Promise<void> {
    client.on("error", () => client.destroy());
    const target = /:\d{1,5}$/.test(incoming.url ?? "") ? URL.parse(`https://${incoming.url}/`) : null;
    const addresses = target?.pathname === "/" ? await addressesOf(target) : null;
    if (target === null || addresses === null) {
      client.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
      return;
    }
    const host = target.hostname.replace(/^\[|\]$/g, "");
    const upstream = connect({ host, port: Number(target.port || 443), lookup: lookUpOnly(addresses) });
    const giveUp = setTimeout(() => upstream.destroy(), o.connectTimeoutMs);
    sockets.add(upstream);
    upstream.on("connect", () => {
      clearTimeout(giveUp);
      client.write("HTTP/1.1 200 Connection Established\r\n\r\n");
      upstream.write(head);
      client.pipe(upstream);
      upstream.pipe(client);
    });
    upstream.on("error", () => client.destroy());
    upstream.on("close", () => {
      clearTimeout(giveUp);
      sockets.delete(upstream);
      client.destroy();
    });
    client.on("close", () => upstream.destroy());
  }

  const server = createServer((incoming, outgoing) => {
    forwardRequest(incoming, outgoing).catch(() => outgoing.destroy());
  });
  server.on("connect", (incoming: IncomingMessage, client: Socket, head: Buffer) => {
    tunnel(incoming, client, head).catch(() => client.destroy());
  });
  server.on("connection", (socket) => {
    sockets.add(socket);
    socket.on("close", () => sockets.delete(socket));
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(0, "127.0.0.1", resolve);
  });
  server.unref();
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    refusalOf: (host) => refusals.get(host) ?? null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
