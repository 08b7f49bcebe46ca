import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { BucketPlace } from "../../src/server/s3/bucket-place.ts";
import { type Keys, type SignatureFault, signatureFault } from "./aws-signature.ts";

export type StandInObject = { readonly bytes: Buffer; readonly changedAt: Date };
type S3Request = { readonly method: string; readonly path: string; readonly query: URLSearchParams };

/** What is done with one request instead of serving it. `cut`: the half of a body is sent, and the line breaks. */
export type S3Fault =
  | { readonly do: "refuse"; readonly status: number; readonly code: string }
  | { readonly do: "silence" | "cut" | "stall" | "break" };

export type S3StandIn = {
  readonly endpoint: string;
  /** Settings for a server that uses it. */
  readonly env: Readonly<Record<"S3_ENDPOINT" | "AWS_ACCESS_KEY_ID" | "AWS_SECRET_ACCESS_KEY" | "AWS_REGION", string>>;
  /** Of its only bucket, by key. */
  readonly objects: Map<string, StandInObject>;
  readonly seen: S3Request[];
  play(fault: (request: S3Request) => S3Fault | null): void;
  close(): Promise<void>;
};

export const standInBucket = "sondeo";
const keys: Keys = { accessKeyId: "AKIASTANDIN", secretAccessKey: "s3cr3t/with+signs=" };
const region = "eu-south-2";
/** S3 has a thousand; few make a test of several pages short. */
const keysOfAPage = 3;

/** The stand-in's bucket below a prefix, with its keys or others. */
export const standInPlace = (
  { endpoint }: Pick<S3StandIn, "endpoint">,
  prefix: string,
  { bucket = standInBucket, ...wrong }: Partial<Keys> & { bucket?: string } = {},
): BucketPlace => ({ bucket, prefix, access: { endpoint, region, keys: { ...keys, ...wrong } } });

class Refused extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

const statusOfFault = (code: SignatureFault): number =>
  code === "AuthorizationHeaderMalformed" || code === "XAmzContentSHA256Mismatch" ? 400 : 403;

const xml = (root: string, inner: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${inner}</${root}>`;
const escaped = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const tagOf = (bytes: Uint8Array): string => `"${createHash("md5").update(bytes).digest("hex")}"`;

const serveAll = (): null => null;

/** A server on loopback with one bucket that behaves as S3 does with addresses in path style, and checks every signature. */
export async function startS3StandIn(): Promise<S3StandIn> {
  const objects = new Map<string, StandInObject>();
  const seen: S3Request[] = [];
  let fault: (request: S3Request) => S3Fault | null = serveAll;

  const carryOut = (key: string, body: Buffer, request: IncomingMessage, response: ServerResponse): Buffer | string => {
    const found = objects.get(key);
    switch (request.method) {
      case "PUT":
        if (request.headers["content-length"] === undefined) throw new Refused(411, "MissingContentLength");
        objects.set(key, { bytes: body, changedAt: new Date() });
        response.setHeader("etag", tagOf(body));
        return "";
      case "DELETE":
        objects.delete(key);
        response.statusCode = 204;
        return "";
      case "GET":
        if (!found) throw new Refused(404, "NoSuchKey");
        response.setHeader("etag", tagOf(found.bytes));
        if (request.headers["if-none-match"] === tagOf(found.bytes)) {
          response.statusCode = 304;
          return "";
        }
        return found.bytes;
      default:
        throw new Refused(405, "MethodNotAllowed");
    }
  };

  const list = (query: URLSearchParams): string => {
    const prefix = query.get("prefix") ?? "";
    const most = Math.min(Number(query.get("max-keys") ?? keysOfAPage), keysOfAPage);
    const after = Buffer.from(query.get("continuation-token") ?? "", "base64url").toString();
    const left = [...objects.keys()].filter((key) => key.startsWith(prefix) && key > after).toSorted();
    const page = left.slice(0, most);
    const contents = page.map((key) => {
      const { bytes, changedAt } = objects.get(key)!;
      return `<Contents><Key>${escaped(key)}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`;
    });
    const isCut = left.length > page.length;
    const next = Buffer.from(page.at(-1) ?? "").toString("base64url");
    return xml(
      "ListBucketResult",
      `<Name>${standInBucket}</Name><Prefix>${escaped(prefix)}</Prefix><KeyCount>${page.length}</KeyCount><IsTruncated>${isCut}</IsTruncated>` +
        (isCut ? `<NextContinuationToken>${next}</NextContinuationToken>` : "") +
        contents.join(""),
    );
  };

  const answer = (request: IncomingMessage, response: ServerResponse, body: Buffer): Buffer | string => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const wrong = signatureFault(request, body, { keys, region });
    if (wrong) throw new Refused(statusOfFault(wrong), wrong);
    const [, bucket, ...rest] = pathname.split("/").map(decodeURIComponent);
    if (bucket !== standInBucket) throw new Refused(404, "NoSuchBucket");
    const key = rest.join("/");
    if (key !== "") return carryOut(key, body, request, response);
    if (searchParams.get("list-type") !== "2") throw new Refused(501, "NotImplemented");
    return list(searchParams);
  };

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    const entry = { method: request.method ?? "", path: decodeURIComponent(pathname), query: searchParams };
    seen.push(entry);
    const instead = fault(entry);
    if (instead?.do === "silence") return;
    if (instead?.do === "break") return void response.destroy();
    try {
      if (instead?.do === "refuse") throw new Refused(instead.status, instead.code);
      const bytes = Buffer.from(answer(request, response, Buffer.concat(chunks)));
      response.setHeader(
        "content-length",
        response.statusCode === 204 || response.statusCode === 304 ? 0 : bytes.length,
      );
      if (instead === null) return void response.end(bytes);
      response.write(bytes.subarray(0, bytes.length / 2), () => {
        if (instead.do === "cut") response.destroy();
      });
    } catch (error) {
      const { status, code } = error instanceof Refused ? error : new Refused(500, "InternalError");
      // As S3 does, a refusal quotes what was signed and with which key.
      const quoted = `<AWSAccessKeyId>${keys.accessKeyId}</AWSAccessKeyId><StringToSign>${request.headers.authorization}</StringToSign>`;
      response.writeHead(status, { "content-type": "application/xml" });
      response.end(
        `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>no</Message>${quoted}</Error>`,
      );
    }
  };
  const server = createServer((request, response) => {
    void serve(request, response).catch(() => response.destroy());
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    endpoint,
    env: {
      S3_ENDPOINT: endpoint,
      AWS_ACCESS_KEY_ID: keys.accessKeyId,
      AWS_SECRET_ACCESS_KEY: keys.secretAccessKey,
      AWS_REGION: region,
    },
    objects,
    seen,
    play: (next) => (fault = next),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}
