import type { RequestListener } from "node:http";
import { channel } from "node:diagnostics_channel";
import type { Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { corporaNote, hasCorpora, readCases, readFakeDns } from "./corpus.test-support.ts";
import { createScraper } from "./index.ts";
import type { Scraper } from "./index.ts";
import { serve } from "./loopback.test-support.ts";
import type { LoopbackServer } from "./loopback.test-support.ts";

const cleanUps: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(cleanUps.splice(0).map((cleanUp) => cleanUp()));
});

async function open(handler: RequestListener, o?: Parameters<typeof serve>[1]): Promise<LoopbackServer> {
  const server = await serve(handler, o);
  cleanUps.push(() => server.close());
  return server;
}

function scraperFor(o: Pick<Parameters<typeof createScraper>[0], "allow" | "resolve" | "limits">): Scraper {
  const scraper = createScraper({ userAgent: "Sondeo/test", ...o });
  cleanUps.push(() => scraper.close());
  return scraper;
}

const sayAddress: RequestListener = (request, response) => {
  response.setHeader("content-type", "text/html").end(`<p>${request.socket.localAddress}`);
};

test("the address connected to is the one that was checked, though the name changes its answer at once", async () => {
  const first = await open(sayAddress, { address: "127.0.0.1" });
  await open(sayAddress, { address: "127.0.0.2", port: first.port });
  const answers = [["127.0.0.1"], ["127.0.0.2"]];
  let asked = 0;
  const host = `rebinding.example:${first.port}`;
  const scraper = scraperFor({ allow: [host], resolve: async () => answers[asked++] ?? ["127.0.0.2"] });
  const result = await scraper.fetchPage(`http://${host}/`);
  if (!result.ok) throw new Error(result.detail);
  expect(Buffer.from(result.snapshot.body).toString()).toBe("<p>127.0.0.1");
  expect(asked).toBe(1);
});

test("each new connection is checked again: a name that turns private is refused", async () => {
  const server = await open((_request, response) => {
    response.writeHead(302, { location: "http://turns.example:8080/" }).end();
  });
  const asked: string[] = [];
  const scraper = scraperFor({
    allow: [server.host],
    resolve: async (host) => {
      asked.push(host);
      return ["169.254.169.254"];
    },
  });
  expect(await scraper.fetchPage(server.at("/"))).toMatchObject({ reason: "unsafe-url" });
  expect(asked).toEqual(["turns.example"]);
});

type BlockCase = { cls: string; url: string };

/** Every address a socket of this process is told to connect to while `work` runs. */
async function connectionsDuring(work: () => Promise<void>): Promise<Set<string>> {
  const remotes = new Set<string>();
  const hear = (message: unknown): void => {
    const { socket } = message as { socket: Socket };
    socket.on("connectionAttempt", (address: string, port: number) => remotes.add(`${address}:${port}`));
  };
  const clientSockets = channel("net.client.socket");
  clientSockets.subscribe(hear);
  try {
    await work();
  } finally {
    clientSockets.unsubscribe(hear);
  }
  return remotes;
}

test.skipIf(!hasCorpora)(
  `forbidden addresses, asked for directly or by redirect, see no connection${corporaNote}`,
  async () => {
    const redirector = await open((request, response) => {
      const { searchParams } = new URL(request.url ?? "/", "http://redirector.example");
      const to = searchParams.get("to") ?? "";
      const left = searchParams.get("kind") === "chain5" ? Number(searchParams.get("left") ?? 5) : 0;
      const location = left > 0 ? `/?kind=chain5&left=${left - 1}&to=${encodeURIComponent(to)}` : to;
      response.writeHead(Number(searchParams.get("code") ?? 302), { location }).end();
    });
    const dns = readFakeDns();
    const scraper = scraperFor({
      allow: [redirector.host],
      resolve: async (host) => {
        const answer = dns[host] ?? ["10.0.0.1"];
        return Array.isArray(answer[0]) ? (answer.at(-1) as string[]) : (answer as string[]);
      },
    });
    const cases = readCases<BlockCase>("ssrf/must-block.jsonl");
    const reasons: Record<string, number> = {};
    const remotes = await connectionsDuring(async () => {
      for (const { url } of cases) {
        const address = url.replace("http://redir.attacker.test", `http://${redirector.host}`);
        const result = await scraper.fetchPage(address);
        const reason = result.ok ? "ok" : result.reason;
        reasons[reason] = (reasons[reason] ?? 0) + 1;
      }
    });
    expect(reasons).toEqual({ "unsafe-url": cases.length });
    expect([...remotes]).toEqual([redirector.host]);
  },
);
