import { randomBytes } from "node:crypto";
import * as zlib from "node:zlib";
import type { RequestListener, ServerResponse } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createScraper } from "./index.ts";
import type { FetchResult, ScrapeLimits } from "./index.ts";
import { serve } from "./loopback.test-support.ts";

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp()));
});

async function fetchFrom(handler: RequestListener, limits: Partial<ScrapeLimits> = {}): Promise<FetchResult> {
  const server = await serve(handler);
  const scraper = createScraper({ allow: [server.host], userAgent: "Sondeo/test", limits });
  cleanUps.push(
    () => scraper.close(),
    () => server.close(),
  );
  return scraper.fetchPage(server.at("/"));
}

const send = (response: ServerResponse, body: Uint8Array, contentEncoding: string): void => {
  response
    .writeHead(200, { "content-type": "text/html; charset=utf-8", "content-encoding": contentEncoding })
    .end(body);
};

const textOf = (result: FetchResult): string =>
  result.ok ? Buffer.from(result.snapshot.body).toString() : `${result.reason}: ${result.detail}`;

const page = `<!doctype html><p>Año ${randomBytes(50_000).toString("hex")}`;

const encoders: [string, (body: Uint8Array) => Uint8Array][] = [
  ["gzip", (body) => zlib.gzipSync(body)],
  ["X-GZIP", (body) => zlib.gzipSync(body)],
  ["deflate", (body) => zlib.deflateSync(body)],
  ["br", (body) => zlib.brotliCompressSync(body)],
  ["zstd", (body) => zlib.zstdCompressSync(body)],
];

test.each([...encoders, ["deflate", (body: Uint8Array) => zlib.deflateRawSync(body)] as const])(
  "a page compressed with %s is decompressed",
  async (coding, encode) => {
    expect(textOf(await fetchFrom((_request, response) => send(response, encode(Buffer.from(page)), coding)))).toBe(
      page,
    );
  },
);

test("codings applied one after the other are undone in reverse", async () => {
  const body = zlib.brotliCompressSync(zlib.deflateRawSync(zlib.gzipSync(page)));
  expect(textOf(await fetchFrom((_request, response) => send(response, body, "gzip, identity, deflate, br")))).toBe(
    page,
  );
});

test.each(["gzip, gzip, gzip, gzip", "compress", "gzip, secret"])(
  "the codings %j are refused before anything is decompressed",
  async (codings) => {
    const result = await fetchFrom((_request, response) => send(response, zlib.gzipSync(page), codings));
    expect(result).toMatchObject({ ok: false, reason: "not-html", status: 200 });
  },
);

test.each(encoders)("a small %s body that unpacks beyond the limit is stopped", async (coding, encode) => {
  const bomb = encode(new Uint8Array(64 * 1024 * 1024));
  expect(bomb.byteLength).toBeLessThan(100_000);
  const result = await fetchFrom((_request, response) => send(response, bomb, coding));
  expect(result).toMatchObject({ ok: false, reason: "too-large", status: 200 });
});

test("a bomb inside a bomb is stopped", async () => {
  const bomb = zlib.gzipSync(zlib.brotliCompressSync(zlib.gzipSync(new Uint8Array(256 * 1024 * 1024))));
  const result = await fetchFrom((_request, response) => send(response, bomb, "gzip, br, gzip"));
  expect(result).toMatchObject({ ok: false, reason: "too-large" });
});

test("a zstd frame that asks for a window above 8 MB is refused", async () => {
  const wide = zlib.zstdCompressSync(randomBytes(20_000_000), {
    params: { [zlib.constants.ZSTD_c_windowLog]: 25, [zlib.constants.ZSTD_c_contentSizeFlag]: 0 },
  });
  const result = await fetchFrom((_request, response) => send(response, wide, "zstd"));
  expect(result).toMatchObject({ ok: false, reason: "unreachable" });
  expect(result).toMatchObject({ detail: expect.stringContaining("broken compression") as string });
});

test("an endless body is stopped at the limit and its connection closed", async () => {
  const closed = Promise.withResolvers<void>();
  const result = await fetchFrom(
    (_request, response) => {
      response.writeHead(200, { "content-type": "text/html" });
      const pour = (): void => {
        while (response.write("<p>more</p>".repeat(1_000)));
      };
      response.on("drain", pour).on("close", () => closed.resolve());
      pour();
    },
    { bodyBytes: 1_000_000 },
  );
  expect(result).toMatchObject({ ok: false, reason: "too-large" });
  await closed.promise;
});

const sendThousandBytes: RequestListener = (_request, response) => {
  response.writeHead(200, { "content-type": "text/html" }).end(`<p>${"x".repeat(997)}`);
};

test("a page of exactly the limit is a page, one byte more is not", async () => {
  expect(await fetchFrom(sendThousandBytes, { bodyBytes: 1_000 })).toMatchObject({ ok: true });
  expect(await fetchFrom(sendThousandBytes, { bodyBytes: 999 })).toMatchObject({ ok: false, reason: "too-large" });
});

test.each(encoders)("broken %s is reported as such, not as a page", async (coding) => {
  const result = await fetchFrom((_request, response) => send(response, Buffer.from("<p>not compressed"), coding));
  expect(result).toMatchObject({ ok: false, reason: "unreachable" });
  expect(result).toMatchObject({ detail: expect.stringContaining("broken compression") as string });
});

test("a gzip body without its trailer is whole", async () => {
  const body = zlib.gzipSync(page);
  const result = await fetchFrom((_request, response) => send(response, body.subarray(0, body.length - 8), "gzip"));
  expect(textOf(result)).toBe(page);
});

test.each(encoders.slice(-2))("a %s body that is cut off is not taken for a page", async (coding, encode) => {
  const body = encode(Buffer.from(page));
  const result = await fetchFrom((_request, response) => send(response, body.subarray(0, body.length - 8), coding));
  expect(result).toMatchObject({ ok: false, reason: "unreachable" });
});

test("an empty compressed body is an empty page", async () => {
  for (const [coding] of encoders) {
    const result = await fetchFrom((_request, response) => send(response, new Uint8Array(), coding));
    expect([coding, result]).toMatchObject([coding, { ok: false, reason: "empty-page" }]);
  }
});

test("an endless error page does not delay the answer beyond its first part", async () => {
  const result = await fetchFrom((_request, response) => {
    response.writeHead(503, { "content-type": "text/html" });
    const pour = (): void => {
      while (response.write("<p>more</p>".repeat(1_000)));
    };
    response.on("drain", pour);
    pour();
  });
  expect(result).toMatchObject({ ok: false, reason: "server-error", status: 503 });
});
