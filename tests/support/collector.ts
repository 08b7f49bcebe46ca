import { once } from "node:events";
import { createServer } from "node:http";
import { json } from "node:stream/consumers";

export type CollectedSpan = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
  readonly status: { readonly code?: number };
};
type Body = { resourceSpans: { scopeSpans: { spans: CollectedSpan[] }[] }[] };

export type Collector = {
  readonly url: string;
  readonly spans: readonly CollectedSpan[];
  /** All that came, as it came. */
  readonly text: () => string;
  close(): void;
};

/** A collector of OpenTelemetry on loopback: takes traces as OTLP over HTTP, in JSON. */
export async function startCollector(): Promise<Collector> {
  const bodies: Body[] = [];
  const server = createServer((request, response) => {
    const take = async (): Promise<void> => {
      // safe because it comes from the exporter under test
      bodies.push((await json(request)) as Body);
      response.setHeader("content-type", "application/json").end("{}");
    };
    void take();
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  return {
    url: `http://127.0.0.1:${address.port}`,
    get spans() {
      return bodies.flatMap(({ resourceSpans }) =>
        resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
      );
    },
    text: () => JSON.stringify(bodies),
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
