import type { FastifyRequest } from "fastify";

/** Whether a request is for the API: by the route that it found, since one address can be written in many ways. */
export const isApi = ({ url, routeOptions }: FastifyRequest): boolean =>
  url.startsWith("/api/") || routeOptions.url?.startsWith("/api/") === true;
