import { randomBytes, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { IncomingMessage } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { ConnectionRefusal } from "./connect-checked.ts";
import { openGate } from "./connection-gate.ts";
import type { OpenedHosts } from "./egress.ts";
import { forwardRequest } from "./forward-request.ts";
import { openTunnel } from "./open-tunnel.ts";

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

const usualIdleMs = 60_000;
const challenge = 'Basic realm="egress"';

function isAllowed({ headers }: IncomingMessage, credentials: Credentials | null): boolean {
  if (credentials === null) return true;
  const wanted = Buffer.from(`Basic ${btoa(`${credentials.user}:${credentials.password}`)}`);
  const given = Buffer.from(headers["proxy-authorization"] ?? "");
  return given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted);
}

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
  const { listenOn = null, idleMs = usualIdleMs, connectTimeoutMs } = o;
  const credentials = listenOn === null ? null : { user: "sondeo", password: randomBytes(24).toString("base64url") };
  const ownHost = `${randomBytes(12).toString("hex")}.invalid`;
  const gate = openGate(o);
  const way = { gate, connectTimeoutMs, idleMs };
  const sockets = new Set<Socket>();

  const server = createServer((incoming, outgoing) => {
    if (!isAllowed(incoming, credentials)) {
      outgoing.writeHead(407, { "proxy-authenticate": challenge }).end();
    } else if (URL.parse(incoming.url ?? "")?.host === ownHost) {
      outgoing.writeHead(200, { "content-type": "text/html" }).end("<!doctype html>");
    } else {
      forwardRequest(incoming, outgoing, way).catch(() => outgoing.destroy());
    }
  });
  server.on("connect", (incoming: IncomingMessage, client: Socket, head: Buffer) => {
    client.on("error", () => client.destroy());
    if (isAllowed(incoming, credentials)) {
      openTunnel(incoming, client, head, way).catch(() => client.destroy());
    } else {
      client.end(
        `HTTP/1.1 407 Proxy Authentication Required\r\nproxy-authenticate: ${challenge}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n`,
      );
    }
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
    refusalOf: gate.refusalOf,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        for (const socket of sockets) socket.destroy();
      }),
  };
}
