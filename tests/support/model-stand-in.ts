import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import { wireOf, type Wire } from "./model-wires.ts";

/** What the stand-in does with one request. */
export type Script =
  | { readonly do: "answer"; readonly text: string }
  /** The connection breaks in the middle of the answer. */
  | { readonly do: "cut"; readonly text: string }
  /** A byte now and then, without an end. */
  | { readonly do: "drip" }
  | { readonly do: "silence" }
  | { readonly do: "refuse" }
  | {
      readonly do: "status";
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string;
    };

export type SeenRequest = {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
  /** Everything the model is told, whatever the wire. */
  readonly text: string;
  /** Whether the caller hung up before the answer ended. */
  wasAborted: boolean;
};

export type ModelStandIn = {
  readonly url: string;
  readonly seen: SeenRequest[];
  /** Answers every request from now on; given a list, in turn, the last one again and again. */
  play(script: Script | readonly Script[] | ((request: SeenRequest) => Script | Promise<Script>)): void;
  close(): Promise<void>;
};

export const answer = (value: unknown): Script => ({
  do: "answer",
  text: typeof value === "string" ? value : JSON.stringify(value),
});

const cutAfterMs = 100;
/** Of this process, should the caller live in it too: each lets it read what has come. */
const turnsToRead = 50;

const answerNothing = (): Script => answer("{}");

/** A server on loopback that speaks the wire formats of OpenAI (both), Anthropic and Google, whole and streaming. */
export async function startModelStandIn(): Promise<ModelStandIn> {
  const seen: SeenRequest[] = [];
  let next: (request: SeenRequest) => Script | Promise<Script> = answerNothing;
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  });
  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let body = "";
    for await (const chunk of request) body += String(chunk);
    const path = request.url ?? "";
    const wire = wireOf(path, body);
    const entry: SeenRequest = { path, headers: request.headers, body, text: wire.told, wasAborted: false };
    response.on("close", () => (entry.wasAborted = !response.writableFinished));
    seen.push(entry);
    await perform(await next(entry), wire, response);
  };
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    seen,
    play(script) {
      if (typeof script === "function") {
        next = script;
        return;
      }
      const list = "do" in script ? [script] : [...script];
      next = () => (list.length > 1 ? list.shift() : list[0]) as Script;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

async function perform(script: Script, wire: Wire, response: ServerResponse): Promise<void> {
  if (script.do === "silence") return;
  if (script.do === "status") {
    response.writeHead(script.status, { "content-type": "application/json", ...script.headers });
    response.end(script.body ?? JSON.stringify({ error: { message: `status ${script.status}`, type: "scripted" } }));
    return;
  }
  response.writeHead(200, { "content-type": wire.isStream ? "text/event-stream" : "application/json" });
  if (script.do === "drip") {
    while (!response.destroyed) {
      response.write(wire.isStream ? ": still here\n\n" : " ");
      await sleep(20);
    }
    return;
  }
  const bytes = wire.write(script.do === "refuse" ? null : script.text);
  if (script.do !== "cut") {
    response.end(bytes);
    return;
  }
  response.write(bytes.slice(0, Math.floor(bytes.length * 0.6)));
  await sleep(cutAfterMs);
  for (let turn = 0; turn < turnsToRead; turn++) await setImmediate();
  response.destroy();
}
