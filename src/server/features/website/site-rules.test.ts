import { rmSync } from "node:fs";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "../../../contract/website.ts";
import { dataFolderWithBrowser } from "../../../../tests/support/data-folder.ts";
import { startTestServer, type TestServer, type TestUser } from "../../../../tests/support/server.ts";
import { startSite, type Site } from "../../../../tests/support/site.ts";
import { job, siteRule, user } from "../../db/schema.ts";

let site: Site;
let host: string;
let server: TestServer;
let dataDir: string;
let visits = 0;
const catalogue = `<!doctype html><html lang="es"><title>Catálogo</title><body>
  <ul id="ofertas">${[1, 2, 3, 4, 5, 6].map((n) => `<li><b>Oferta ${n}</b> <i>9,9${n} €</i></li>`).join("")}</ul>
  <script>const list = document.createElement("ul");
  list.id = "lista";
  list.innerHTML = Array.from({ length: 7 }, (_, i) => "<li><b>Aceite " + i + "</b> <i>3,50 €</i></li>").join("");
  document.body.append(list);</script><p>${"Un catálogo con muchas palabras. ".repeat(80)}</p>`;

beforeAll(async () => {
  site = await startSite((request, response) => {
    if (request.url === "/catalogo") visits++;
    response.setHeader("content-type", "text/html; charset=utf-8").end(catalogue);
  });
  host = `127.0.0.1:${site.port}`;
  dataDir = dataFolderWithBrowser();
  server = await startTestServer({ EGRESS_ALLOW: host, BROWSER: "auto", DATA_DIR: dataDir });
});
afterAll(async () => {
  await server.close();
  site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function withPro(): Promise<TestUser> {
  const person = await server.aUser();
  await server.deps.db.update(user).set({ plan: "pro" }).where(eq(user.email, person.email));
  return person;
}
const save = (as: TestUser, of: string, rules: contract.KeptSiteRules["rules"]) =>
  server.call(contract.saveSiteRules, { body: { site: of, rules } }, { as });
const listed = async (as: TestUser) =>
  (await server.call(contract.listSiteRules, {}, { as })).body.sites.map(({ site: of, rules }) => [of, rules]);
const forget = (as: TestUser, of: string) => server.call(contract.deleteSiteRules, { params: { site: of } }, { as });
type Body = Parameters<typeof server.call<typeof contract.scrapeWebsite>>[1]["body"];
const scrape = (as: TestUser, more: Partial<Body> = {}) =>
  server.call(contract.scrapeWebsite, { body: { url: `${site.url}/catalogo`, ...more } }, { as });

test("rules are kept by site for their owner alone: a later save stands in for the earlier, another person sees none", async () => {
  const [ana, berta] = [await withPro(), await withPro()];
  expect((await save(ana, "https://www.Tienda.example/ofertas?p=1", { scrolls: 2 })).body.kept.site).toBe(
    "tienda.example",
  );
  await save(ana, "tienda.example", { keep: ["#lista"] });
  await save(ana, "tienda.example:8080", { language: "fr" });
  expect(await listed(ana)).toEqual([
    ["tienda.example", { keep: ["#lista"] }],
    ["tienda.example:8080", { language: "fr" }],
  ]);
  expect(await listed(berta)).toEqual([]);
  expect((await forget(berta, "tienda.example")).body.code).toBe("NOT_FOUND");
  expect((await forget(ana, "tienda.example")).status).toBe(200);
  expect(await listed(ana)).toHaveLength(1);
});

test("they are part of Pro: without it none are saved and those that are there do not hold, yet can be deleted", async () => {
  const ana = await withPro();
  await save(ana, host, { keep: ["#lista"] });
  await server.deps.db.update(user).set({ plan: "standard" }).where(eq(user.id, ana.id));
  expect((await save(ana, host, { scrolls: 1 })).body.code).toBe("LIMIT_REACHED");
  expect((await scrape(ana)).status).toBe(200);
  const [done] = await server.deps.db.select().from(job).where(eq(job.ownerId, ana.id));
  expect(done?.input).toMatchObject({ rules: null });
  expect((await forget(ana, host)).status).toBe(200);
});

test("a hundred sites and no more, however many calls come at once; what is no site or no rule is refused", async () => {
  const ana = await withPro();
  const rows = Array.from({ length: 98 }, (_, i) => ({ ownerId: ana.id, site: `s${i}.example`, rules: {} }));
  await server.deps.db.insert(siteRule).values(rows);
  const answers = await Promise.all(["a", "b", "c", "d"].map((name) => save(ana, `${name}.example`, { scrolls: 1 })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(2);
  expect(answers.filter(({ body }) => body.code === "LIMIT_REACHED")).toHaveLength(2);
  expect((await save(ana, "s1.example", { scrolls: 5 })).status).toBe(200);
  expect((await save(ana, "no es un sitio", {})).body.code).toBe("INVALID_INPUT");
  expect((await save(ana, "a.example", { scrolls: 1_000 })).body.code).toBe("INVALID_INPUT");
});

test.each<[contract.KeptSiteRules["rules"]]>([
  [{ waitFor: "text=Más" }],
  [{ loadMore: { selector: "button:has-text(Más)", times: 2 } }],
  [{ remove: [".ad", "div["] }],
  [{ keep: ["ul >"] }],
])("rules that no browser could follow, %j, are refused by their selector, kept or for one page", async (rules) => {
  const ana = await withPro();
  const bad = rules.waitFor ?? rules.loadMore?.selector ?? [...(rules.remove ?? []), ...(rules.keep ?? [])].at(-1);
  const refused = [await save(ana, "tienda.example", rules), await scrape(ana, { rules })];
  expect(refused.map(({ status, body }) => [status, body.code, body.message])).toEqual(
    refused.map(() => [400, "SELECTOR_INVALID", `Not a CSS selector: ${bad}`]),
  );
  expect(await listed(ana)).toEqual([]);
});

test.each(['[title="\0"]', '[title="\ud83d"]'])(
  "a rule with a character that no JSON can hold, %j, is no failure, kept or for one page",
  async (selector) => {
    const ana = await withPro();
    const rules = { remove: [selector] };
    expect((await save(ana, "tienda.example", rules)).status).toBe(200);
    const first = await scrape(ana, { rules });
    expect(first.status).toBe(200);
    expect((await scrape(ana, { rules })).body.data._id).toBe(first.body.data._id);
  },
);

test("a page of the site is read by them, in the browser, and kept for as long as the rules are the same", async () => {
  const ana = await withPro();
  const withoutRules = await scrape(ana);
  expect(withoutRules.body.data.recordSets[0]).toMatchObject({ count: 6 });
  await save(ana, host, { waitFor: "#lista", keep: ["#lista"] });
  const byRules = await scrape(ana);
  expect(byRules.body.data.recordSets[0]).toMatchObject({ count: 7 });
  expect(byRules.body.data.recordSets.filter(({ count }) => count === 6)).toEqual([]);
  visits = 0;
  expect((await scrape(ana)).body.data._id).toBe(byRules.body.data._id);
  expect((await scrape(ana, { rules: null })).body.data._id).toBe(withoutRules.body.data._id);
  expect(visits).toBe(0);
});
