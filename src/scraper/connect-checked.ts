import type { LookupFunction } from "node:net";
import { isIP } from "node:net";
import { callbackify } from "node:util";
import { buildConnector } from "undici";
import type { ScrapeFailureReason } from "../domain/snapshot.ts";
import type { OpenedHosts } from "./egress.ts";
import { checkUrl, resolveTarget } from "./egress.ts";

/** A connection that was not tried. It travels through the HTTP client, which carries errors only. */
export class ConnectionRefusal extends Error {
  readonly reason: Extract<ScrapeFailureReason, "unsafe-url" | "dns">;

  constructor(reason: ConnectionRefusal["reason"], detail: string) {
    super(detail);
    this.reason = reason;
  }
}

/** A name lookup that answers with these addresses whatever it is asked. */
export const lookUpOnly =
  (addresses: readonly string[]): LookupFunction =>
  (_hostname, options, callback) => {
    const answers = addresses.map((address) => ({ address, family: isIP(address) }));
    const first = answers[0];
    if (options.all || !first) callback(null, answers);
    else callback(null, first.address, first.family);
  };

/** The addresses that a connection to `origin` may use now. Throws a ConnectionRefusal when it may not be made. */
export async function resolveChecked(
  origin: string,
  opened: OpenedHosts,
  resolve: (host: string) => Promise<string[]>,
): Promise<string[]> {
  const checked = checkUrl(origin, opened);
  if (!checked.ok) throw new ConnectionRefusal("unsafe-url", checked.detail);
  const { hostname } = checked.target.url;
  const resolved = await resolveTarget(checked.target, resolve).catch((error: NodeJS.ErrnoException) => {
    throw new ConnectionRefusal("dns", `${hostname} does not resolve (${error.code ?? "no code"})`);
  });
  if (!resolved.ok) throw new ConnectionRefusal("unsafe-url", resolved.detail);
  if (resolved.addresses.length === 0) throw new ConnectionRefusal("dns", `${hostname} has no address`);
  return resolved.addresses;
}

/**
 * Opens sockets for undici, each to an address that the egress rule accepted for exactly this connection.
 * The check stands here, below redirects and connection pools, so that nothing can connect around it.
 */
export function connectChecked(o: {
  opened: OpenedHosts;
  resolve: (host: string) => Promise<string[]>;
  connectTimeoutMs: number;
}): buildConnector.connector {
  const resolveWithCallback = callbackify(resolveChecked);
  return (options, callback) => {
    const origin = `${options.protocol}//${options.host ?? options.hostname}/`;
    resolveWithCallback(origin, o.opened, o.resolve, (error: Error | null, addresses) => {
      if (error) return callback(error, null);
      const lookup = lookUpOnly(addresses);
      buildConnector({ allowH2: false, timeout: o.connectTimeoutMs, lookup })(options, callback);
    });
  };
}
