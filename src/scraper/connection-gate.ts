import { ConnectionRefusal, resolveChecked } from "./connect-checked.ts";
import type { OpenedHosts } from "./egress.ts";

/** Says of each connection where it may go, and remembers why one was refused. */
export type ConnectionGate = {
  /** The addresses that a connection to `origin` may use now; null: it may not be made. */
  addressesOf(origin: URL): Promise<string[] | null>;
  /** Why the last connection to this `host:port` was not made, or null. */
  readonly refusalOf: (host: string) => ConnectionRefusal | null;
};

const maxRemembered = 1_000;

export function openGate(o: { opened: OpenedHosts; resolve: (host: string) => Promise<string[]> }): ConnectionGate {
  const refusals = new Map<string, ConnectionRefusal>();

  const remember = (host: string, refusal: ConnectionRefusal): void => {
    refusals.delete(host);
    refusals.set(host, refusal);
    const [oldest] = refusals.keys();
    if (refusals.size > maxRemembered && oldest !== undefined) refusals.delete(oldest);
  };

  return {
    async addressesOf(origin) {
      try {
        const addresses = await resolveChecked(origin.href, o.opened, o.resolve);
        refusals.delete(origin.host);
        return addresses;
      } catch (error) {
        if (error instanceof ConnectionRefusal) remember(origin.host, error);
        return null;
      }
    },
    refusalOf: (host) => refusals.get(host) ?? null,
  };
}
