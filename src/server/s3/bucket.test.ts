import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type S3Fault, type S3StandIn, standInPlace, startS3StandIn } from "../../../tests/support/s3-stand-in.ts";
import { ConfigError } from "../config-error.ts";
import { errorFields } from "../logging.ts";
import { openBucket, type Bucket, type BucketPatience } from "./bucket.ts";
import { BucketFailure, type BucketProblem } from "./bucket-failure.ts";
import type { BucketPlace } from "./bucket-place.ts";
import { explained } from "./explain-bucket-failure.ts";

let s3: S3StandIn;
let bucket: Bucket;
const hasty: BucketPatience = { connectMs: 500, silenceMs: 200, objectMs: 10_000, tries: 4 };
beforeEach(async () => {
  s3 = await startS3StandIn();
  bucket = openBucket(standInPlace(s3, "here"), hasty);
});
afterEach(async () => {
  bucket.close();
  await s3.close();
});

const text = async (name: string): Promise<string> => Buffer.from((await bucket.get(name, 1_000))!).toString();
const failing = async (asked: Promise<unknown>): Promise<BucketFailure> => {
  const error = await asked.catch((thrown: unknown) => thrown);
  if (!(error instanceof BucketFailure)) throw new Error(`no failure of a bucket: ${String(error)}`);
  return error;
};

/** Does this with the first requests and serves the rest. */
function first(count: number, fault: S3Fault): void {
  let left = count;
  s3.play(() => (left-- > 0 ? fault : null));
}

describe("a service that stumbles", () => {
  test.each<[string, S3Fault]>([
    ["asks to slow down", { do: "refuse", status: 503, code: "SlowDown" }],
    ["has an error of its own", { do: "refuse", status: 500, code: "InternalError" }],
    ["has too many requests", { do: "refuse", status: 429, code: "TooManyRequests" }],
    ["breaks the line", { do: "break" }],
    ["cuts the answer in half", { do: "cut" }],
    ["stops within an answer", { do: "stall" }],
    ["says nothing", { do: "silence" }],
  ])("and %s is asked again", async (_how, fault) => {
    await bucket.put("one", Buffer.from("uno, dos"));
    first(2, fault);
    expect(await text("one")).toBe("uno, dos");
    expect(s3.seen.filter(({ method }) => method === "GET")).toHaveLength(3);
  });

  test("is asked again to put and to remove, which may have been done already", async () => {
    first(2, { do: "break" });
    await bucket.put("one", Buffer.from("x"));
    expect([...s3.objects.keys()]).toEqual(["here/one"]);
    first(2, { do: "refuse", status: 503, code: "SlowDown" });
    await bucket.remove("one");
    expect(s3.objects.size).toBe(0);
  });

  test("for too long is given up: it cannot be reached", async () => {
    s3.play(() => ({ do: "refuse", status: 503, code: "SlowDown" }));
    expect((await failing(bucket.get("one", 10))).problem).toBe("unreachable");
    expect(s3.seen).toHaveLength(hasty.tries);
    s3.play(() => ({ do: "silence" }));
    const inHaste = openBucket(standInPlace(s3, "here"), { ...hasty, silenceMs: 60_000, objectMs: 300 });
    expect((await failing(inHaste.put("one", Buffer.from("x")))).problem).toBe("unreachable");
    inHaste.close();
  });
});

const at = (place: BucketPlace, write = true): Promise<BucketFailure> =>
  failing(openBucket(place, hasty).check({ write }));

const inRegion = (region: string): BucketPlace => {
  const place = standInPlace(s3, "here");
  return { ...place, access: { ...place.access, region } };
};

describe("a bucket that cannot be used", () => {
  test.each<[string, BucketProblem, () => BucketPlace]>([
    ["is not there", "no-bucket", () => standInPlace(s3, "here", { bucket: "another" })],
    ["does not know the key", "refused", () => standInPlace(s3, "here", { accessKeyId: "AKIANOBODY" })],
    ["does not know the secret", "refused", () => standInPlace(s3, "here", { secretAccessKey: "wrong" })],
    ["is in another region", "wrong-region", () => inRegion("us-west-1")],
    ["has nobody listening", "unreachable", () => standInPlace({ endpoint: "http://127.0.0.1:9" }, "here")],
    ["has no name in the net", "unreachable", () => standInPlace({ endpoint: "http://nowhere.invalid" }, "here")],
  ])("because it %s says so at once", async (_why, problem, place) => {
    expect((await at(place())).problem).toBe(problem);
  });

  test("because nothing may be written there says so, and is good enough to read", async () => {
    s3.play(({ method }) => (method === "PUT" ? { do: "refuse", status: 403, code: "AccessDenied" } : null));
    expect((await at(standInPlace(s3, "here"))).problem).toBe("refused");
    await bucket.check({ write: false });
  });

  test("is told in one line that names the setting and what to do, and never a key", async () => {
    const failure = await at(standInPlace(s3, "here", { secretAccessKey: "wrong" }));
    const told = explained("OBJECT_STORE_URL", failure);
    expect(told).toBeInstanceOf(ConfigError);
    expect((told as ConfigError).problems).toEqual([
      expect.stringMatching(/^OBJECT_STORE_URL: s3:\/\/sondeo\/here cannot be used: .*SignatureDoesNotMatch/),
    ]);
    const said = `${failure.stack} ${JSON.stringify(failure)} ${String(told)} ${JSON.stringify(errorFields(failure))}`;
    for (const secret of ["AKIASTANDIN", "AWS4-HMAC", "wrong", "s3cr3t"]) expect(said).not.toContain(secret);
    expect(errorFields(failure).cause).toBe("S3_REFUSED");
  });
});

test("the check leaves nothing behind", async () => {
  await bucket.check({ write: true });
  expect(s3.objects.size).toBe(0);
});

test("an object that is larger than it may be is not read to its end", async () => {
  s3.objects.set("here/large", { bytes: Buffer.alloc(100_000), changedAt: new Date() });
  // Whoever reads on waits for the half that never comes.
  s3.play(() => ({ do: "stall" }));
  const patient = openBucket(standInPlace(s3, "here"), { ...hasty, silenceMs: 60_000, objectMs: 60_000 });
  expect((await failing(patient.get("large", 1_000))).problem).toBe("too-large");
  patient.close();
});

test("a list goes on over every page of it, and stays below the prefix", async () => {
  const names = Array.from({ length: 10 }, (_, i) => `figures & more/${i} ñ+%`);
  for (const name of names) await bucket.put(name, Buffer.from("x"));
  s3.objects.set("herenot/other", { bytes: Buffer.from("x"), changedAt: new Date() });
  const listed: string[] = [];
  for await (const { name } of bucket.list()) listed.push(name);
  expect(listed).toEqual(names);
});

test("an object that is still the one with its tag is not sent again", async () => {
  await bucket.put("one", Buffer.from("uno"));
  const { signal } = new AbortController();
  const opened = await bucket.open("one", { signal });
  if (!opened.found) throw new Error("not found");
  opened.body.resume();
  expect(await bucket.open("one", { unless: opened.tag, signal })).toEqual({ found: false, isSame: true });
  expect(await bucket.open("none", { unless: opened.tag, signal })).toEqual({ found: false, isSame: false });
  await bucket.put("one", Buffer.from("dos"));
  expect(await bucket.open("one", { unless: opened.tag, signal })).toMatchObject({ found: true });
});

test("a file is streamed under the sum that it should have, and refused with another", async () => {
  const folder = mkdtempSync(path.join(tmpdir(), "bucket-"));
  const bytes = Buffer.from("figures".repeat(100_000));
  const file = { path: path.join(folder, "figures.parquet"), bytes: bytes.length };
  writeFileSync(file.path, bytes);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  first(2, { do: "break" });
  await bucket.putFile("figures.parquet", { ...file, sha256 });
  expect(s3.objects.get("here/figures.parquet")?.bytes.equals(bytes)).toBe(true);
  const wrong = bucket.putFile("wrong.parquet", { ...file, sha256: createHash("sha256").update("x").digest("hex") });
  expect((await failing(wrong)).said).toMatch(/SignatureDoesNotMatch|XAmzContentSHA256Mismatch/);
  expect(s3.objects.size).toBe(1);
  rmSync(folder, { recursive: true });
});
