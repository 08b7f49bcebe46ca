import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { startSite, type Site } from "../../../../tests/support/site.ts";
import { deleteAccount, readUsage } from "../../../contract/accounts.ts";
import { cancelJob, JobAccepted } from "../../../contract/jobs.ts";
import { scrapeWebsite } from "../../../contract/website.ts";
import { job } from "../../db/schema.ts";

let site: Site;
let server: TestServer;
/** Pages that were asked for and are not answered. */
const waiting = new Set<string>();
beforeAll(async () => {
  site = await startSite((request, response) => {
    const { url = "" } = request;
    if (url === "/robots.txt") return void response.writeHead(404).end();
    waiting.add(url);
    response.on("close", () => waiting.delete(url));
    return undefined;
  });
  server = await startTestServer({ EGRESS_ALLOW: `127.0.0.1:${site.port}` });
});
afterAll(async () => {
  await server.close();
  site.close();
});

/** Much sooner than a page is given up by itself. */
const soon = { timeout: 15_000 };

async function startScrape(as: TestUser, path: string): Promise<string> {
  const answer = await server.call(
    scrapeWebsite,
    { body: { url: site.url + path, auth: false } },
    { as, headers: { prefer: "respond-async" } },
  );
  await expect.poll(() => waiting.has(path)).toBe(true);
  return JobAccepted.parse(answer.body).jobId;
}

test("a job that is cancelled leaves its page at once and costs nothing, however often that is asked", async () => {
  const ana = await server.aUser();
  const id = await startScrape(ana, "/a");
  const cancel = () => server.call(cancelJob, { params: { id } }, { as: ana });
  expect((await cancel()).body).toEqual({ success: true, state: "cancelled" });
  await expect.poll(() => waiting.has("/a"), soon).toBe(false);
  expect((await cancel()).body.state).toBe("cancelled");
  expect((await server.call(readUsage, {}, { as: ana })).body).toMatchObject({ scrapes: 0 });
});

test("nobody cancels what is another person's", async () => {
  const [ana, eva] = [await server.aUser(), await server.aUser()];
  const id = await startScrape(ana, "/b");
  expect((await server.call(cancelJob, { params: { id } }, { as: eva })).status).toBe(404);
  const [row] = await server.deps.db.select().from(job).where(eq(job.id, id));
  expect([row?.state, waiting.has("/b")]).toEqual(["running", true]);
  await server.call(cancelJob, { params: { id } }, { as: ana });
});

test("the jobs of an account that is deleted leave their pages at once", async () => {
  const ana = await server.aUser();
  await startScrape(ana, "/c");
  const { status } = await server.call(
    deleteAccount,
    { body: { currentPassword: ana.password, confirm: true } },
    { as: ana },
  );
  expect(status).toBe(200);
  await expect.poll(() => waiting.has("/c"), soon).toBe(false);
});
