import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { EventSource as UndiciEventSource } from "undici";
import { afterAll, beforeEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { endpoint } from "../../contract/endpoint.ts";
import type { JobEvent, JobStage } from "../../contract/jobs.ts";
import { followJob, type JobPoint, startJob, stopJob } from "./jobs.ts";

const longCall = endpoint({
  method: "POST",
  path: "/api/long",
  summary: "A call that runs as a job",
  access: "user",
  long: true,
  body: z.object({ name: z.string() }),
  response: z.object({ success: z.literal(true), rows: z.number() }),
});

type Step = Pick<JobEvent, "state" | "stage"> & Partial<Pick<JobEvent, "progress">>;

/** What the server does with the one job it has. */
let job: { steps: Step[]; result?: unknown; code?: string; streamStatus: number; cutAfter: number };
let resumedAfter: (string | undefined)[];
let cancelled: number;
let posted: { prefer: string | undefined; key: string | undefined; body: string }[];

const server = createServer((request, response) => {
  const path = request.url ?? "";
  if (request.method === "POST") {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      const { prefer, "idempotency-key": key } = request.headers;
      posted.push({ prefer: prefer as string | undefined, key: key as string | undefined, body });
      answer(response, 202, { success: true, jobId: "j1" });
    });
  } else if (request.method === "DELETE") {
    cancelled++;
    if (cancelled === 1) request.socket.destroy();
    else answer(response, 200, { success: true, state: "cancelled" });
  } else if (path.endsWith("/events")) {
    stream(response, request.headers["last-event-id"] as string | undefined);
  } else {
    const { state, stage, progress = null } = job.steps.at(-1)!;
    answer(response, 200, {
      success: true,
      job: { id: "j1", kind: "build-report", state, stage, progress, code: job.code ?? null, message: null },
      result: job.result,
    });
  }
});

function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
}

function stream(response: ServerResponse, lastEventId: string | undefined): void {
  resumedAfter.push(lastEventId);
  if (job.streamStatus !== 200) {
    response.writeHead(job.streamStatus).end();
    return;
  }
  response.writeHead(200, { "content-type": "text/event-stream" });
  response.write("retry: 20\n\n");
  const from = Number(lastEventId ?? 0);
  const until = lastEventId === undefined ? job.cutAfter : job.steps.length;
  for (const [i, step] of job.steps.slice(from, until).entries()) {
    const event = { id: from + i + 1, at: "2026-11-20T09:00:00Z", code: null, progress: null, ...step };
    response.write(`id: ${event.id}\ndata: ${JSON.stringify(event)}\n\n`);
  }
  response.end();
}

await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

// A browser asks its own origin; here the origin has to be said.
const fetchHere = globalThis.fetch;
vi.stubGlobal("fetch", (path: string, init?: RequestInit) => fetchHere(origin + path, init));
vi.stubGlobal(
  "EventSource",
  class extends UndiciEventSource {
    constructor(path: string) {
      super(origin + path);
    }
  },
);
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});

beforeEach(() => {
  job = {
    steps: [
      { state: "queued", stage: null },
      { state: "running", stage: "building-report" },
      { state: "running", stage: "saving", progress: { done: 40, of: 100 } },
      { state: "done", stage: "saving" },
    ],
    result: { success: true, rows: 3 },
    streamStatus: 200,
    cutAfter: 4,
  };
  resumedAfter = [];
  posted = [];
  cancelled = 0;
});

async function follow(): Promise<{ reply: unknown; stages: (JobStage | null)[]; counts: number[] }> {
  const stages: (JobStage | null)[] = [];
  const counts: number[] = [];
  const onPoint = ({ stage, progress }: JobPoint): void => {
    stages.push(stage);
    if (progress) counts.push(progress.done);
  };
  const reply = await followJob(longCall, "j1", { signal: new AbortController().signal, onPoint });
  return { reply, stages, counts };
}

test("a call is handed over with its key, and answers the id of its job", async () => {
  const { signal } = new AbortController();
  await expect(startJob(longCall, { body: { name: "café" } }, { idempotencyKey: "k1", signal })).resolves.toBe("j1");
  expect(posted).toEqual([{ prefer: "respond-async", key: "k1", body: '{"name":"café"}' }]);
});

test("stages arrive in order and the result is fetched", async () => {
  const { reply, stages, counts } = await follow();
  expect(counts).toEqual([40]);
  expect(reply).toEqual({ success: true, rows: 3 });
  expect(stages.slice(0, 4)).toEqual([null, "building-report", "saving", "saving"]);
});

test("a stream that breaks is resumed after the last event seen", async () => {
  job.cutAfter = 2;
  const { stages } = await follow();
  expect(resumedAfter).toEqual([undefined, "2"]);
  expect(stages.slice(0, 4)).toEqual([null, "building-report", "saving", "saving"]);
});

test("without a stream the job is asked for its state", async () => {
  job.streamStatus = 404;
  const { reply } = await follow();
  expect(reply).toEqual({ success: true, rows: 3 });
});

test("a job that failed tells its code", async () => {
  job = { ...job, steps: [{ state: "failed", stage: "saving" }], code: "PAGE_DNS", result: undefined, cutAfter: 1 };
  await expect(follow()).rejects.toMatchObject({ name: "ApiError", code: "PAGE_DNS", status: 422, requestId: "j1" });
});

test("a cancelled job is told apart from a failed one", async () => {
  job = { ...job, steps: [{ state: "cancelled", stage: null }], result: undefined, cutAfter: 1 };
  await expect(follow()).rejects.toMatchObject({ code: "CANCELLED" });
});

test("a result of another shape is a failure, not a value", async () => {
  job.result = { success: true, rows: "three" };
  await expect(follow()).rejects.toMatchObject({ code: "INTERNAL" });
});

test("a job that is to end is told so again where no answer came", async () => {
  await stopJob("j1", new AbortController().signal);
  expect(cancelled).toBe(2);
});
