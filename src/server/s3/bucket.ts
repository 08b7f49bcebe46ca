import { createReadStream } from "node:fs";
import { Readable } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  type GetObjectCommandOutput,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { BucketFailure, bucketFailure } from "./bucket-failure.ts";
import { addressOf, type BucketPlace } from "./bucket-place.ts";

/** What lies in a bucket below the prefix of its place: names here are without it. */
export type Bucket = {
  readonly address: string;
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** Streams a file, whose SHA-256 the service checks. */
  putFile(name: string, file: FileToPut): Promise<void>;
  /** Null when there is none. Refuses one of more than `mostBytes`. */
  get(name: string, mostBytes: number): Promise<Uint8Array | null>;
  /** The object as a stream, or whether there is none, or still the one with this tag. Ends with `signal`. */
  open(name: string, how: { readonly unless?: string | null; readonly signal: AbortSignal }): Promise<OpenedObject>;
  /** Harmless where there is none. */
  remove(name: string): Promise<void>;
  list(): AsyncGenerator<{ readonly name: string; readonly changedAt: Date }>;
  /** Whether objects can be listed and, with `write`, put and removed. Throws BucketFailure, as every other call. */
  check(how: { readonly write: boolean }): Promise<void>;
  close(): void;
};

type FileToPut = { readonly path: string; readonly bytes: number; readonly sha256: string };

export type OpenedObject =
  | { readonly found: true; readonly tag: string | null; readonly body: Readable }
  | { readonly found: false; readonly isSame: boolean };

/** How long a service is waited for: for a connection, in silence, and for the whole of a small object. */
export type BucketPatience = {
  readonly connectMs: number;
  readonly silenceMs: number;
  readonly objectMs: number;
  readonly tries: number;
};

const usualPatience: BucketPatience = { connectMs: 3_000, silenceMs: 5_000, objectMs: 15_000, tries: 4 };
/** After a stream that broke off, which the client does not repeat. */
const pauseMs = 200;

/** Opens a bucket without asking it anything yet. Importing this module loads the client: do so where one is configured. */
export function openBucket(place: BucketPlace, patience: BucketPatience = usualPatience): Bucket {
  const address = addressOf(place);
  const client = makeClient(place, patience);
  const keyOf = (name: string): string => (place.prefix === "" ? name : `${place.prefix}/${name}`);
  const of = (name: string) => ({ Bucket: place.bucket, Key: keyOf(name) });

  async function explained<T>(work: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
    try {
      return await work(AbortSignal.timeout(patience.objectMs));
    } catch (error) {
      throw bucketFailure(address, error);
    }
  }

  /** Again from the start where the body broke off, which the client does not see. */
  async function readWhole(name: string, mostBytes: number, abortSignal: AbortSignal): Promise<Uint8Array | null> {
    for (let tried = 1; ; tried++) {
      const answer = await client.send(new GetObjectCommand(of(name)), { abortSignal }).catch(orNull("NoSuchKey"));
      if (answer === null) return null;
      try {
        return await readBody(
          bodyOf(answer, abortSignal),
          mostBytes,
          () => new BucketFailure(address, "too-large", name),
        );
      } catch (error) {
        if (error instanceof BucketFailure || tried >= patience.tries) throw error;
        await sleep(pauseMs * 2 ** tried, undefined, { signal: abortSignal });
      }
    }
  }

  async function putStream(input: ReturnType<typeof of>, { path, bytes, sha256 }: FileToPut): Promise<void> {
    const file = createReadStream(path);
    const command = new PutObjectCommand({ ...input, Body: file, ContentLength: bytes });
    // Signed with the sum that is known already, in place of another walk through the file.
    command.middlewareStack.add(
      (next) => async (args) => {
        (args.request as { headers: Record<string, string> }).headers["x-amz-content-sha256"] = sha256;
        return next(args);
      },
      { step: "build", name: "signWithKnownSum" },
    );
    try {
      await client.send(command);
    } finally {
      file.destroy();
    }
  }

  const put: Bucket["put"] = (name, bytes) =>
    explained(async (abortSignal) => {
      await client.send(new PutObjectCommand({ ...of(name), Body: bytes }), { abortSignal });
    });
  const remove: Bucket["remove"] = (name) =>
    explained(async (abortSignal) => {
      await client.send(new DeleteObjectCommand(of(name)), { abortSignal });
    });

  return {
    address,
    put,
    async putFile(name, file) {
      for (let tried = 1; ; tried++) {
        try {
          return await putStream(of(name), file);
        } catch (error) {
          const failure = bucketFailure(address, error);
          if (failure.problem !== "unreachable" || tried >= patience.tries) throw failure;
          await sleep(pauseMs * 2 ** tried);
        }
      }
    },
    get: (name, mostBytes) => explained((abortSignal) => readWhole(name, mostBytes, abortSignal)),
    async open(name, { unless = null, signal }) {
      try {
        const input = { ...of(name), ...(unless !== null && { IfNoneMatch: unless }) };
        const answer = await client.send(new GetObjectCommand(input), { abortSignal: signal });
        return { found: true, tag: answer.ETag ?? null, body: bodyOf(answer, signal) };
      } catch (error) {
        const { name: said, $metadata: metadata } = error as { name?: string; $metadata?: { httpStatusCode?: number } };
        if (said === "NoSuchKey") return { found: false, isSame: false };
        if (metadata?.httpStatusCode === 304) return { found: false, isSame: true };
        throw bucketFailure(address, error);
      }
    },
    remove,
    async *list() {
      const start = keyOf("");
      let after: string | undefined;
      do {
        const input = { Bucket: place.bucket, Prefix: start, ContinuationToken: after };
        const page = await explained((abortSignal) => client.send(new ListObjectsV2Command(input), { abortSignal }));
        for (const { Key: key, LastModified: changedAt } of page.Contents ?? []) {
          if (key?.startsWith(start) && changedAt) yield { name: key.slice(start.length), changedAt };
        }
        after = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (after !== undefined);
    },
    async check({ write }) {
      const input = { Bucket: place.bucket, Prefix: keyOf(""), MaxKeys: 1 };
      await explained((abortSignal) => client.send(new ListObjectsV2Command(input), { abortSignal }));
      if (!write) return;
      await put(probe, new Uint8Array());
      await remove(probe);
    },
    close: () => client.destroy(),
  };
}

/** An empty object that is put and removed to see whether that may be done. */
const probe = "check";

function makeClient({ access }: BucketPlace, { connectMs, silenceMs, tries }: BucketPatience): S3Client {
  const { endpoint, keys } = access;
  const region = access.region ?? (endpoint === null ? null : "us-east-1");
  return new S3Client({
    ...(region !== null && { region }),
    ...(keys && { credentials: keys }),
    // A bucket as a part of the host's name needs a wildcard of names and certificates, which only AWS is sure to have.
    ...(endpoint !== null && { endpoint, forcePathStyle: true }),
    // What the client says of a request may quote its headers.
    logger: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    maxAttempts: tries,
    retryMode: "standard",
    requestHandler: { connectionTimeout: connectMs, socketTimeout: silenceMs },
    // Not every service knows the newer sums; what is put is signed with its SHA-256, and packed objects have their own.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

const ignore = (): void => undefined;

const orNull =
  (name: string) =>
  (error: unknown): null => {
    if (error instanceof Error && error.name === name) return null;
    throw error;
  };

function bodyOf({ Body: body }: GetObjectCommandOutput, signal: AbortSignal): Readable {
  if (!(body instanceof Readable)) throw new Error("an answer without a body");
  const stop = (): void => void body.destroy(signal.reason as Error);
  signal.addEventListener("abort", stop, { once: true });
  body.once("close", () => signal.removeEventListener("abort", stop));
  return body;
}

async function readBody(body: Readable, mostBytes: number, tooLarge: () => Error): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    // Leaving the loop ends the stream and its connection.
    if (bytes > mostBytes) throw tooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
