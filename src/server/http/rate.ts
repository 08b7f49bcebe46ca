import type { FastifyInstance, FastifyRequest, RouteShorthandOptions } from "fastify";
import rateLimit from "@fastify/rate-limit";
import ipaddr from "ipaddr.js";
import type { Endpoint } from "../../contract/endpoint.ts";
import { isApi } from "./is-api.ts";

const perMinute = 300;

const limits = {
  "sign-in": { max: 3, timeWindow: "10 seconds" },
  scrape: { max: 10, timeWindow: "1 minute", keyGenerator: accountOrAddress },
  research: { max: 20, timeWindow: "1 minute", keyGenerator: accountOrAddress },
  export: { max: 10, timeWindow: "1 minute", keyGenerator: accountOrAddress },
  payment: { max: 20, timeWindow: "1 minute", keyGenerator: accountOrAddress },
} as const;

/** Coarse limits, kept per process: what must hold exactly is enforced in SQL. */
export async function installRates(app: FastifyInstance, on: boolean): Promise<void> {
  if (!on) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: "1 minute",
    keyGenerator: accountOrAddress,
    allowList: (request: FastifyRequest) => !isApi(request),
  });
}

export const rateFor = (e: Endpoint): RouteShorthandOptions["config"] =>
  e.rate === undefined ? {} : { rateLimit: limits[e.rate] };

function accountOrAddress(request: FastifyRequest): string {
  return request.ctx?.user.id ?? networkOf(request.ip);
}

/**
 * Of an IPv6 address the first 64 bits: whoever has one address of that network has all of them. Some proxies name the
 * port too, a caller that has gone has no address any more: those that cannot be told apart count as one.
 */
function networkOf(caller: string | undefined): string {
  const address = caller?.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([^:]*):\d+$/, "$1") ?? "";
  if (!ipaddr.isValid(address)) return "unknown";
  const ip = ipaddr.process(address);
  return ip.kind() === "ipv4" ? ip.toString() : Buffer.from(ip.toByteArray().slice(0, 8)).toString("hex");
}
