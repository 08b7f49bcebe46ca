import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer, request as forward } from "node:http";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import { connect } from "node:net";
import type { AddressInfo, Socket } from "node:net";
import { pipeline } from "node:stream";
import { ConnectionRefusal, lookUpOnly, resolveChecked } from "./connect-checked.ts";
import type { OpenedHosts } from "./egress.ts";

/** Asked of whoever uses a proxy that other machines can reach. */
type Credentials = { readonly user: string; readonly password: string };

/** The only way out of a browser: a forward proxy that resolves, checks and pins every connection. */
export type EgressProxy = {
  /** `http://127.0.0.1:4321` */
  readonly url: string;
  readonly credentials: Credentials | null;
  /** A page that this proxy answers by itself, under a name that nobody else has. */
  readonly ownPage: string;
  /** Why the last connection to this `host:port` was not made, or null. */
  refusalOf(origin: string): ConnectionRefusal | null;
  close(): Promise<void>;
};

const maxRemembered = 1_000;
const usualIdleMs = 60_000;
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

function isAllowed({ headers }: IncomingMessage, credentials: Credentials | null): boolean {
  if (credentials === null) return true;
  const wanted = Buffer.from(`Basic ${btoa(`${credentials.user}:${credentials.password}`)}`);
  const given = Buffer.from(headers["proxy-authorization"] ?? "");
  return given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted);
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

const challenge = 'Basic realm="egress"';

/**
 * Starts the proxy on a free port of 127.0.0.1, or of `listenOn` for a browser elsewhere, which must then give
 * credentials made for this proxy. Plain requests are forwarded, CONNECT is tunnelled (HTTPS and WebSocket);
 * both by the egress rule, with the name resolved once per connection. A refusal answers 403 and connects to nothing.
 */
export async function startEgressProxy(o: {
  opened: OpenedHosts;
  resolve: (host: string) => Promise<string[]>;
  connectTimeoutMs: number;
  /** What carries nothing for this long is closed. */
  idleMs?: number;
  listenOn?: string;
}): Promise<EgressProxy> {
  const { listenOn = null, idleMs = usualIdleMs } = o;
  const credentials = listenOn === null ? null : { user: "sondeo", password: randomBytes(24).toString("base64url") };
  const ownHost = `${randomBytes(12).toString("hex")}.invalid`;
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
    if (!isAllowed(incoming, credentials)) {
      outgoing.writeHead(407, { "proxy-authenticate": challenge }).end();
      return;
    }
    const url = URL.parse(incoming.url ?? "");
    if (url?.host === ownHost) {
      outgoing.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>");
      return;
    }
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
      if (passHeadOn(response, outgoing)) pipeline(response, outgoing, () => upstream.destroy());
      else outgoing.destroy();
    });
    upstream.on("timeout", () => upstream.destroy());
    upstream.on("error", () => outgoing.destroy());
    outgoing.on("close", () => upstream.destroy());
    pipeline(incoming, upstream, () => undefined);
  }

  async function tunnel(incoming: IncomingMessage, client: Socket, head: Buffer): Promise<void> {
    client.on("error", () => client.destroy());
    if (!isAllowed(incoming, credentials)) {
      client.end(
        `HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: ${challenge}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
      );
      return;
    }
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
    upstream.setTimeout(idleMs, () => upstream.destroy());
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
    // A browser that ended its side reads no more, and a site may hold its own open for ever.
    client.on("end", () => upstream.destroySoon());
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
    server.once("error", reject).listen(0, listenOn ?? "127.0.0.1", resolve);
  });
  server.unref();
  const { address, family, port } = server.address() as AddressInfo;
  return {
    url: `http://${family === "IPv6" ? `[${address}]` : address}:${port}`,
    credentials,
    ownPage: `http://${ownHost}/`,
    refusalOf: (host) => refusals.get(host) ?? null,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
