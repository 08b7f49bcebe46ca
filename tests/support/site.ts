import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { onTestFinished } from "vitest";

export type Site = { readonly port: number; readonly url: string; close(): void };

/** A web site on loopback; the server under test must open its port by EGRESS_ALLOW. */
export async function startSite(answer: RequestListener): Promise<Site> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    port: address.port,
    url: `http://127.0.0.1:${address.port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** A site that only the running test needs. */
export async function aSite(answer: RequestListener): Promise<Site> {
  const site = await startSite(answer);
  onTestFinished(() => site.close());
  return site;
}

export const html =
  (body: string): RequestListener =>
  (_request, response) =>
    response.setHeader("content-type", "text/html; charset=utf-8").end(body);
