import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a server does with one request for a file. */
export type Behaviour =
  | { readonly kind: "whole" }
  /** Sends so many bytes of what was asked for, and breaks the connection once the client has kept them. */
  | { readonly kind: "cut"; readonly afterBytes: number; areKept(): boolean }
  /** Sends so many bytes of what was asked for, and the rest later. */
  | { readonly kind: "hold"; readonly afterBytes: number; readonly until: Promise<void> }
  | {
      readonly kind: "status";
      readonly status: number;
      readonly headers?: Record<string, string>;
      readonly body?: string;
    }
  | { readonly kind: "html" };

export type FileServer = {
  readonly origin: string;
  /** The Range header of each request, in order. */
  readonly ranges: (string | undefined)[];
  /** What comes next; after the last, files come whole. */
  behave(...behaviours: Behaviour[]): void;
  put(path: string, content: string | Buffer, etag?: string): void;
  close(): void;
};

/** A real HTTP server of files with Range, If-Range and ETag, which misbehaves as told. */
export async function startFileServer(): Promise<FileServer> {
  const files = new Map<string, { content: Buffer; etag: string }>();
  const ranges: (string | undefined)[] = [];
  let queue: Behaviour[] = [];

  const send = (request: IncomingMessage, response: ServerResponse, behaviour: Behaviour): void => {
    const file = files.get(request.url ?? "");
    if (!file) return void response.writeHead(404).end("not found");
    if (request.headers["if-none-match"] === file.etag) return void response.writeHead(304).end();
    const [, start] = /^bytes=(\d+)-$/.exec(request.headers.range ?? "") ?? [];
    const isPart = start !== undefined && request.headers["if-range"] === file.etag;
    const from = isPart ? Number(start) : 0;
    const rest = file.content.subarray(from);
    const range = isPart ? { "content-range": `bytes ${from}-${file.content.length - 1}/${file.content.length}` } : {};
    response.writeHead(isPart ? 206 : 200, { "content-length": rest.length, etag: file.etag, ...range });
    if (behaviour.kind !== "cut" && behaviour.kind !== "hold") return void response.end(rest);
    response.write(rest.subarray(0, behaviour.afterBytes));
    if (behaviour.kind === "hold") {
      void behaviour.until.then(() => response.end(rest.subarray(behaviour.afterBytes)));
      return;
    }
    const look = setInterval(() => behaviour.areKept() && response.destroy(), 10);
    response.on("close", () => clearInterval(look));
  };

  const server = createServer((request, response) => {
    ranges.push(request.headers.range);
    const behaviour = queue.shift() ?? { kind: "whole" };
    if (behaviour.kind === "status") {
      response.writeHead(behaviour.status, behaviour.headers).end(behaviour.body ?? "no");
    } else if (behaviour.kind === "html") {
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Moved</title>");
    } else send(request, response, behaviour);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    ranges,
    behave: (...behaviours) => {
      queue = behaviours;
      ranges.length = 0;
    },
    put: (path, content, etag = '"1"') => void files.set(path, { content: Buffer.from(content), etag }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
