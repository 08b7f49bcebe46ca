import type { Worker } from "node:worker_threads";
import { afterAll, expect, test } from "vitest";
import type { Snapshot } from "../../domain/snapshot.ts";
import { snapshotOf } from "../../extract/page-fixture.ts";
import { errorFields } from "../logging.ts";
import { openExtractionPool } from "./pool.ts";

const pool = openExtractionPool(1);
afterAll(() => pool.close());

const rows = (count: number): Snapshot => {
  const lines = Array.from({ length: count }, (_, i) => `<tr><td>Proveedor ${i}<td>${i * 7} kg`);
  return snapshotOf(`<table><tr><th>Nombre<th>Peso${lines.join("")}</table>`);
};

test("who gives up while they wait for a thread does not wait any longer, and takes none", async () => {
  const order: string[] = [];
  const long = pool.survey(rows(3_000)).then(() => order.push("long"));
  const given = new AbortController();
  const waiting = pool.survey(rows(3), given.signal).catch((error: unknown) => {
    order.push("given up");
    return error;
  });
  given.abort();
  expect(await waiting).toMatchObject({ code: "CANCELLED" });
  await long;
  expect(order).toEqual(["given up", "long"]);
});

test("who gives up while their page is read frees the thread for the next", async () => {
  const given = new AbortController();
  const long = pool.survey(rows(20_000), given.signal);
  given.abort();
  await expect(long).rejects.toMatchObject({ code: "CANCELLED" });
  expect((await pool.survey(rows(3))).sets[0]).toMatchObject({ count: 3 });
});

test("what fails in a thread is told by its places there", async () => {
  const error: unknown = await pool.run({ snapshot: rows(3) } as never).catch((reason: unknown) => reason);
  expect(errorFields(error).stack).toMatch(/^\s+at .*answer-directly/m);
});

test("a page that takes too long is told to be too large", async () => {
  const hurried = openExtractionPool(1, 1);
  await expect(hurried.survey(rows(20_000))).rejects.toMatchObject({ code: "PAGE_TOO_LARGE" });
  await hurried.close();
});

test("what is under way when the pool closes is told so", async () => {
  const own = openExtractionPool(1);
  const [running, waiting] = [own.survey(rows(3_000)), own.survey(rows(3))];
  const ended = Promise.allSettled([running, waiting]);
  await own.close();
  expect((await ended).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
});

test("a thread that fails while it has nothing to do ends no process, and another one takes its place", async () => {
  const own = openExtractionPool(1);
  const threads: Worker[] = [];
  const note = (thread: Worker): void => void threads.push(thread);
  process.on("worker", note);
  try {
    await own.survey(rows(3));
    threads[0]!.emit("error", new Error("failed in itself"));
    expect((await own.survey(rows(4))).sets[0]).toMatchObject({ count: 4 });
    expect(threads).toHaveLength(2);
  } finally {
    process.off("worker", note);
    await Promise.all(threads.map((thread) => thread.terminate()));
    await own.close();
  }
});
