import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as accounts from "../contract/accounts.ts";
import * as research from "../contract/research.ts";
import * as searches from "../contract/searches.ts";
import * as website from "../contract/website.ts";
import { promptsPerPage } from "../domain/plans.ts";
import { startTestServer, type TestServer, type TestUser } from "../../tests/support/server.ts";
import { startSite, type Site } from "../../tests/support/site.ts";

const corpus = resolve(import.meta.dirname, "../../../shared/corpora/strings/blns.jsonl");
const fromCorpus = existsSync(corpus)
  ? readFileSync(corpus, "utf8")
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => (JSON.parse(line) as { s: string }).s)
  : [];
/** A name's text column keeps half a character as U+FFFD. */
const stored = (name: string): string => name.toWellFormed().trim();
/** The last ones hold what PostgreSQL stores in no text, and halves of characters. */
const naughty = [...fromCorpus, "a\0b", "medio \ud83d", "\ude00 medio", "😀".repeat(60)];
/** What a prompt is kept as: without spaces around it, then without what no JSON of PostgreSQL holds. */
const kept = (text: string): string => text.trim().replaceAll(/[\p{Surrogate}\0]/gu, "");

const page = `<!doctype html><html lang="es"><title>Lonja</title><ul>${["Mero", "Atún", "Rape", "Sepia"]
  .map((name, i) => `<li><h3>${name}</h3> <span class="price">${i + 5},20 €</span></li>`)
  .join("")}</ul></html>`;

let site: Site;
let server: TestServer;
let ana: TestUser;
beforeAll(async () => {
  site = await startSite((_, response) => response.setHeader("content-type", "text/html; charset=utf-8").end(page));
  server = await startTestServer({ EGRESS_ALLOW: `127.0.0.1:${site.port}`, PLAN_LIMITS: "off" });
  ana = await server.aUser();
});
afterAll(async () => {
  await server.close();
  site.close();
});

async function openPage(): Promise<string> {
  const opened = await server.call(website.scrapeWebsite, { body: { url: site.url, fresh: true } }, { as: ana });
  return opened.body.data._id;
}

describe(`strings that break programs${fromCorpus.length > 0 ? "" : " (a few: ../shared/corpora is absent)"}`, () => {
  test("as the name of a search come back as they were, or are refused", async () => {
    const searchId = await openPage();
    for (const name of naughty) {
      const { status, body } = await server.call(searches.renameSearch, { body: { searchId, name } }, { as: ana });
      expect([name, status]).toEqual([name, status === 400 ? 400 : 200]);
      if (status === 200) expect(body.name).toBe(stored(name));
    }
  });

  test("as a user name come back as they were, or are refused", async () => {
    for (const username of naughty) {
      const change = { body: { username, password: null } };
      const { status, body } = await server.call(accounts.updateProfile, change, { as: ana });
      expect([username, status]).toEqual([username, 200]);
      if (body.success) expect(body.user?.username).toBe(stored(username));
    }
  });

  test("as a product are looked up, or refused", async () => {
    for (const productName of naughty) {
      const { status } = await server.call(research.gatherEvidence, { body: { productName } }, { as: ana });
      expect([productName, status]).toEqual([productName, status === 400 ? 400 : 200]);
    }
  });

  test("as a prompt give a table of the page or none, and are kept with it", async () => {
    const prompts = naughty
      .filter((text) => kept(text) !== "")
      .filter((_, i) => i % 4 === 0 || i > fromCorpus.length - 5);
    let scrappedDataId = "";
    for (const [i, prompt] of prompts.entries()) {
      if (i % promptsPerPage === 0) scrappedDataId = await openPage();
      const asked = { body: { scrappedDataId, prompt } };
      const { status, body } = await server.call(website.analysePage, asked, { as: ana });
      expect([prompt, status]).toEqual([prompt, 200]);
      const { searchId } = body.dataResponse;
      if (searchId === null) continue;
      const saved = await server.call(searches.readSearch, { body: { searchId } }, { as: ana });
      expect(saved.body.search.prompt).toBe(kept(prompt));
    }
  });
});
