import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Why an address may not be reached. Closed. */
export type EgressRefusal = "not-an-address" | "scheme" | "credentials" | "port" | "local-name" | "special-address";

/** A URL that passed every check that needs no name resolution. */
export type EgressTarget = {
  readonly url: URL;
  /** Named in `allow`: its addresses and its port are not restricted. */
  readonly opened: boolean;
};

type Refused = { readonly ok: false; readonly refusal: EgressRefusal; readonly detail: string };
type Checked<T> = ({ readonly ok: true } & T) | Refused;

/** The `host:port` pairs that an operator opened, in the form in which targets are compared. */
export type OpenedHosts = ReadonlySet<string>;

const ports = new Set([80, 443, 8080, 8443]);
const defaultPort: Record<string, number> = { "http:": 80, "https:": 443 };

/** IPv4 blocks of the IANA special-purpose registry and multicast, plus one platform address that looks public. */
const specialIPv4: readonly (readonly [cidr: string, name: string])[] = [
  ["0.0.0.0/8", "this network, RFC 791"],
  ["10.0.0.0/8", "private use, RFC 1918"],
  ["100.64.0.0/10", "shared address space, RFC 6598"],
  ["127.0.0.0/8", "loopback, RFC 1122"],
  ["168.63.129.16/32", "Azure WireServer"],
  ["169.254.0.0/16", "link local, RFC 3927"],
  ["172.16.0.0/12", "private use, RFC 1918"],
  ["192.0.0.0/24", "IETF protocol assignments, RFC 6890"],
  ["192.0.2.0/24", "documentation TEST-NET-1, RFC 5737"],
  ["192.31.196.0/24", "AS112-v4, RFC 7535"],
  ["192.52.193.0/24", "AMT, RFC 7450"],
  ["192.88.99.0/24", "6to4 relay anycast, RFC 7526"],
  ["192.168.0.0/16", "private use, RFC 1918"],
  ["192.175.48.0/24", "direct delegation AS112, RFC 7534"],
  ["198.18.0.0/15", "benchmarking, RFC 2544"],
  ["198.51.100.0/24", "documentation TEST-NET-2, RFC 5737"],
  ["203.0.113.0/24", "documentation TEST-NET-3, RFC 5737"],
  ["224.0.0.0/4", "multicast, RFC 5771"],
  ["240.0.0.0/4", "reserved and limited broadcast, RFC 1112 and RFC 8190"],
];

const globalUnicastIPv6 = "2000::/3";

/** Blocks inside global unicast that lead elsewhere: tunnels, documentation, sinks. */
const specialIPv6: readonly (readonly [cidr: string, name: string])[] = [
  ["2001::/23", "IETF protocol assignments with Teredo and ORCHID, RFC 2928"],
  ["2001:db8::/32", "documentation, RFC 3849"],
  ["2002::/16", "6to4, RFC 3056"],
  ["2620:4f:8000::/48", "direct delegation AS112, RFC 7534"],
  ["3fff::/20", "documentation, RFC 9637"],
];

/** Names that never mean a public host: RFC 6761, RFC 6762, RFC 7686, RFC 8375 and ICANN's reservation of .internal. */
const localSuffixes = ["localhost", "local", "onion", "home.arpa", "internal"];

const isInside = (address: ipaddr.IPv4 | ipaddr.IPv6, cidr: string): boolean => address.match(ipaddr.parseCIDR(cidr));

const refuse = (refusal: EgressRefusal, detail: string): Refused => ({ ok: false, refusal, detail });

const unbracketed = (hostname: string): string => hostname.replace(/^\[|\]$/g, "");

const portOf = (url: URL): number => (url.port === "" ? (defaultPort[url.protocol] ?? 0) : Number(url.port));

/**
 * The operator's `host:port` entries (`127.0.0.1:4321`, `localhost:4321`, `[::1]:4321`) as a set to check against.
 * Throws a RangeError that names an entry which is not a host with a port.
 */
export function openHosts(allow: readonly string[]): OpenedHosts {
  return new Set(
    allow.map((entry) => {
      const port = /:(\d{1,5})$/.exec(entry)?.[1];
      const url = URL.parse(`http://${entry}/`);
      if (!port || !url || url.pathname !== "/" || url.username !== "" || url.search !== "" || url.hash !== "") {
        throw new RangeError(`"${entry}" is not host:port`);
      }
      return `${url.hostname}:${Number(port)}`;
    }),
  );
}

/**
 * What kind of special address this is, or null for an address of the public Internet.
 * IPv4 must lie outside the special-purpose blocks; IPv6 must lie inside global unicast and outside its special blocks.
 */
export function specialAddress(address: string): string | null {
  if (isIP(address) === 0) return "not an IP address";
  const ip = ipaddr.process(address);
  if (ip.kind() === "ipv4") return specialIPv4.find(([cidr]) => isInside(ip, cidr))?.[1] ?? null;
  if (!isInside(ip, globalUnicastIPv6)) return "outside IPv6 global unicast, RFC 4291";
  return specialIPv6.find(([cidr]) => isInside(ip, cidr))?.[1] ?? null;
}

function isLocalName(hostname: string): boolean {
  const name = hostname.replace(/\.$/, "");
  const labels = name.split(".");
  if (labels.length < 2 || labels.includes("")) return true;
  return localSuffixes.some((suffix) => name === suffix || name.endsWith(`.${suffix}`));
}

/**
 * Checks all of an address that can be checked without resolving its name: WHATWG syntax, scheme, user information,
 * port, local names and literal IP addresses. `detail` names the host at most, never path, query or user information.
 */
export function checkUrl(address: string, opened: OpenedHosts, base?: URL): Checked<{ target: EgressTarget }> {
  const url = URL.parse(address, base?.href);
  if (!url) return refuse("not-an-address", "not a valid URL");
  if (!(url.protocol in defaultPort)) return refuse("scheme", `scheme ${url.protocol.slice(0, 32)}`);
  if (url.username !== "" || url.password !== "") return refuse("credentials", "user information in the address");
  const port = portOf(url);
  if (opened.has(`${url.hostname}:${port}`)) return { ok: true, target: { url, opened: true } };
  if (!ports.has(port)) return refuse("port", `port ${port}`);
  const literal = unbracketed(url.hostname);
  if (isIP(literal) === 0) {
    if (isLocalName(url.hostname)) return refuse("local-name", `${url.hostname} is a name of the local network`);
  } else {
    const special = specialAddress(literal);
    if (special !== null) return refuse("special-address", `${literal}: ${special}`);
  }
  return { ok: true, target: { url, opened: false } };
}

/**
 * The IP addresses that a connection to `target` may use, all of them checked: one bad answer refuses the whole name.
 * Connect to these and to nothing else; resolving the name again would let its owner change the answer in between.
 * Rejects as `resolve` rejects; an empty answer gives an empty list.
 */
export async function resolveTarget(
  target: EgressTarget,
  resolve: (host: string) => Promise<string[]>,
): Promise<Checked<{ addresses: string[] }>> {
  const { hostname } = target.url;
  const literal = unbracketed(hostname);
  const addresses = isIP(literal) === 0 ? await resolve(hostname) : [literal];
  for (const address of addresses) {
    const special = specialAddress(address);
    const isAcceptable = special === null || (target.opened && isIP(address) !== 0);
    if (!isAcceptable) return refuse("special-address", `${hostname} resolves to ${address}: ${special}`);
  }
  return { ok: true, addresses };
}
