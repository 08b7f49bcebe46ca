import type { IncomingMessage } from "node:http";
import { connect } from "node:net";
import type { Socket } from "node:net";
import { lookUpOnly } from "./connect-checked.ts";
import type { ConnectionGate } from "./connection-gate.ts";
import type { Patience } from "./forward-request.ts";

/**
 * Connects the client of a CONNECT with where the gate lets it; a refusal answers 403. The connection ends with the
 * client's.
 */
export async function openTunnel(
  { url }: IncomingMessage,
  client: Socket,
  head: Buffer,
  { gate, connectTimeoutMs, idleMs }: Patience & { readonly gate: ConnectionGate },
): Promise<void> {
  const target = /:\d{1,5}$/.test(url ?? "") ? URL.parse(`https://${url}/`) : null;
  const addresses = target?.pathname === "/" ? await gate.addressesOf(target) : null;
  if (target === null || addresses === null) {
    client.end("HTTP/1.1 403 Forbidden\r\ncontent-length: 0\r\nconnection: close\r\n\r\n");
    return;
  }
  if (client.destroyed) return;
  const host = target.hostname.replace(/^\[|\]$/g, "");
  const upstream = connect({ host, port: Number(target.port || 443), lookup: lookUpOnly(addresses) });
  const giveUp = setTimeout(() => upstream.destroy(), connectTimeoutMs);
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
    client.destroy();
  });
  // A browser that ended its side reads no more, and a site may hold its own open for ever.
  client.on("end", () => upstream.destroySoon());
  client.on("close", () => upstream.destroy());
}
