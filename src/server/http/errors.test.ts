import { existsSync } from "node:fs";
import { writeFile } from "node:fs/promises";
import { once } from "node:events";
import { connect } from "node:net";
import { Readable } from "node:stream";
import compress from "@fastify/compress";
import Fastify, { type FastifyBaseLogger } from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { makeLogger } from "../logging.ts";
import { installErrors, toFailure } from "./errors.ts";

test.runIf(existsSync("/dev/full"))("a disk without room makes the service unavailable for a time", async () => {
  const error: unknown = await writeFile("/dev/full", "x").catch((reason: unknown) => reason);
  const { status, failure } = toFailure(error, "id");
  expect([status, failure.code]).toEqual([503, "UNAVAILABLE"]);
});

test("what nobody expected says nothing of itself", () => {
  const { status, failure } = toFailure(new Error("select secret from user"), "id");
  expect([status, failure.code, failure.requestId]).toEqual([500, "INTERNAL", "id"]);
  expect(failure.message).not.toContain("secret");
});

test("a caller who goes away before a long answer is no error, a source that breaks off is one", async () => {
  const lines: string[] = [];
  const log: FastifyBaseLogger = makeLogger("error", { write: (line: string) => void lines.push(line) });
  const app = Fastify({ loggerInstance: log, forceCloseConnections: true });
  onTestFinished(() => app.close());
  installErrors(app);
  await app.register(compress, { threshold: 1_024 });
  const hasAnswered = Promise.withResolvers<void>();
  app.post("/long", async (request) => {
    await once(request.socket, "close");
    setTimeout(hasAnswered.resolve, 200);
    return { text: "a".repeat(2_000_000) };
  });
  app.post("/broken", (_request, reply) => {
    const source = new Readable({ read() {} });
    void reply.type("text/html").send(source);
    source.destroy();
  });
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  const caller = connect(Number(new URL(url).port), "127.0.0.1");
  const body = "content-type: application/json\r\ncontent-length: 2\r\n\r\n{}";
  caller.write(`POST /long HTTP/1.1\r\nhost: localhost\r\naccept-encoding: gzip\r\n${body}`, () => {
    setTimeout(() => caller.destroy(), 200);
  });
  await hasAnswered.promise;
  expect(lines).toEqual([]);
  const broken = await fetch(`${url}/broken`, { method: "POST" });
  expect(await broken.json()).toMatchObject({ code: "INTERNAL" });
  expect(lines).toHaveLength(1);
});
