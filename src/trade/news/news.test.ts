import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { aSite } from "../../../tests/support/site.ts";
import type { NewsItem, ReportEvidence } from "../../domain/report.ts";
import { readCountries } from "../countries.ts";
import { memoryCache } from "../live/source-cache.ts";
import { attachNews } from "./attach-news.ts";
import { isFeed, readFeed } from "./feed.ts";
import { gdeltQuery, isGdeltAnswer, readArticles, readTone, searchNames } from "./gdelt.ts";
import { cleanTitle, withoutRepeats } from "./headline.ts";
import { indexCountryNames } from "./match-countries.ts";
import { openNewsDesk, usualNewsLimits, type NewsLimits } from "./news-desk.ts";

type Listener = Parameters<typeof aSite>[0];
const match = indexCountryNames(readCountries());
const avocado = { es: ["Aguacate", "palta", "pan"], en: ["Avocados", "avocado pear"] };
const quick: NewsLimits = {
  gdelt: { ...usualNewsLimits.gdelt, paceMs: 0, retries: 0, backoffMs: 1, failuresToRest: 9 },
  feed: { ...usualNewsLimits.feed, failuresToRest: 9 },
  waitMs: 30_000,
  toneWaitMs: 30_000,
};

const item = (title: string, more: Partial<NewsItem> = {}): NewsItem => ({
  title,
  url: `https://news.example/${encodeURIComponent(title)}`,
  outlet: "news.example",
  date: "2026-11-01T00:00:00Z",
  language: "en",
  ...more,
});
const article = (title: string, url = `https://a.example/${encodeURIComponent(title)}`) => ({
  url,
  title,
  seendate: "20261101T120000Z",
  domain: "a.example",
  language: "Spanish",
});
const tone = {
  timeline: [
    {
      data: [
        { date: "20261101T000000Z", value: -2 },
        { date: "20261101T120000Z", value: 4 },
      ],
    },
  ],
};

const answering =
  (articles: unknown, asked: string[] = []): Listener =>
  (request, response) => {
    asked.push(request.url ?? "");
    response.end(JSON.stringify(request.url?.includes("mode=timelinetone") ? tone : { articles }));
  };

async function desk(answer: Listener | null, feed: Listener | null = null, limits: Partial<NewsLimits> = {}) {
  const gdeltUrl = answer && `${(await aSite(answer)).url}/api/v2/doc/doc`;
  const feeds = feed ? [`${(await aSite(feed)).url}/rss.xml`] : [];
  return openNewsDesk({ gdeltUrl, feeds }, memoryCache(), { ...quick, ...limits });
}

describe("the request to GDELT", () => {
  test("names the product in both languages, and only what it takes", () => {
    expect(searchNames(avocado)).toEqual(["aguacate", "palta", "avocados", "avocado pear"]);
    const query = gdeltQuery(searchNames(avocado));
    expect(query).toMatch(/^\(aguacate OR palta OR avocados OR "avocado pear"\) \(export OR /);
    expect(searchNames({ es: ["Café (sin tostar)", "té"], en: ["Tea, green"] })).toEqual(["cafe"]);
    expect(gdeltQuery([])).toBeNull();
  });

  test("asks for the name that was typed where a code has many, and not for the rest of its goods", () => {
    const frozen = {
      es: ["Otras frutas congeladas", "mango congelado", "piña congelada", "mora congelada", "palta congelada"],
      en: ["Other frozen fruit"],
    };
    expect(searchNames(frozen, "Palta congelada")).toEqual(["palta congelada", "mango congelado", "pina congelada"]);
    expect(searchNames(frozen, "piña congelada")).toEqual(searchNames(frozen));
    expect(searchNames(frozen, "palta congelada Xyzab")).toEqual(searchNames(frozen));
  });

  test("is made once for one product, whoever asks, and its answer is kept", async () => {
    const asked: string[] = [];
    const news = await desk(answering([article("Sube el aguacate")], asked));
    const [first, second] = await Promise.all([news.readNews(avocado), news.readNews(avocado)]);
    expect(first).toEqual(second);
    expect(await news.readNews(avocado)).toEqual(first);
    expect(asked.map((address) => new URL(address, "http://x").searchParams.get("mode"))).toEqual([
      "artlist",
      "timelinetone",
    ]);
    expect(first).toMatchObject({
      state: "ready",
      items: [{ title: "Sube el aguacate", outlet: "a.example", date: "2026-11-01T12:00:00Z", language: "es" }],
      tone: { points: [{ date: "2026-11-01", value: 1 }], average: 1 },
      uses: [{ source: { id: "gdelt" }, state: "used" }],
    });
  });
});

describe("an answer", () => {
  test("with stray backslashes and control characters is read; plain words are a refusal", () => {
    const body = `{"articles": [{"url": "https://a.example/1", "title": "It\\'s\u0001 fine , really", "seendate": "20261101T120000Z", "domain": "a.example", "language": "English"}]}`;
    expect(isGdeltAnswer(body)).toBe(true);
    expect(readArticles(body)[0]?.title).toBe("It\\'s fine, really");
    expect(isGdeltAnswer("Timespan is too short.")).toBe(false);
    expect(readArticles("{}")).toEqual([]);
    expect(readTone("{}")).toBeNull();
  });

  test("keeps no link that is not of the web, and no article without title or date", () => {
    const odd = [
      article("ok"),
      article("script", "javascript:alert(1)"),
      article(" "),
      { ...article("undated"), seendate: "soon" },
      { ...article("misdated"), seendate: "20261340T250000Z" },
      { title: 7 },
      null,
    ];
    expect(readArticles(JSON.stringify({ articles: odd })).map(({ title }) => title)).toEqual(["ok"]);
  });

  test.each<[string, Listener, string]>([
    [
      "429 in plain words",
      (_, r) => r.writeHead(429).end("Please limit requests to one every 5 seconds"),
      "rate-limited",
    ],
    ["401", (_, r) => r.writeHead(401).end(), "unauthorised"],
    ["403", (_, r) => r.writeHead(403).end(), "forbidden"],
    ["503", (_, r) => r.writeHead(503).end(), "source-error"],
    ["plain words with 200", (_, r) => r.end("Timespan is too short."), "unexpected-answer"],
    ["a page", (_, r) => r.end("<html></html>"), "unexpected-answer"],
    ["a reset", (request) => request.socket.destroy(), "unreachable"],
    ["silence", () => undefined, "silent"],
  ])("that fails by %s leaves the report without news and says why", async (_, answer, failure) => {
    const limits = failure === "silent" ? { gdelt: { ...quick.gdelt, timeoutMs: 400 } } : {};
    const news = await (await desk(answer, null, limits)).readNews(avocado);
    expect(news).toMatchObject({ state: "failed", items: [], uses: [{ state: "failed", failure }] });
  });

  test("with nothing in it means that there is no news", async () => {
    const news = await (await desk((_, response) => response.end("{}"))).readNews(avocado);
    expect(news).toMatchObject({ state: "ready", items: [], uses: [{ state: "no-figures" }] });
  });

  test("that is late comes with the next report", async () => {
    const gate = Promise.withResolvers<void>();
    const news = await desk(
      (request, response) => void gate.promise.then(() => answering([article("Sube el aguacate")])(request, response)),
      null,
      { waitMs: 20, gdelt: { ...quick.gdelt, timeoutMs: 20_000 } },
    );
    expect(await news.readNews(avocado)).toMatchObject({ state: "pending", items: [], uses: [] });
    gate.resolve();
    await expect.poll(async () => (await news.readNews(avocado)).state).toBe("ready");
  });

  test("is not waited for when the desk closes, and nothing is asked when it is off", async () => {
    const news = await desk(() => undefined, null, { gdelt: { ...quick.gdelt, timeoutMs: 60_000 } });
    const late = news.readNews(avocado);
    news.close();
    expect(await late).toMatchObject({ state: "failed" });
    expect(await (await desk(null)).readNews(avocado)).toMatchObject({ state: "off", uses: [{ state: "off" }] });
  });
});

const rss = `<?xml version="1.0"?><rss version="2.0"><channel><title>Fresh Trade</title><language>es-419</language>
<item><title><![CDATA[México exporta más <b>aguacate</b> ]]></title><link>https://fresh.example/1?utm_source=rss</link>
<pubDate>Sat, 01 Nov 2026 10:00:00 GMT</pubDate></item>
<item><title>Palta &amp; price</title><link>https://fresh.example/2</link><pubDate>Sun, 02 Nov 2026 10:00:00 GMT</pubDate>
<source url="https://else.example">Else</source></item>
<item><title>Palta without a date</title><link>https://fresh.example/3</link></item>
<item><title>Bananas</title><link>https://fresh.example/4</link><pubDate>Sun, 02 Nov 2026 10:00:00 GMT</pubDate></item>
</channel></rss>`;

describe("a feed", () => {
  test("of RSS gives title, link, date, outlet and language", () => {
    expect(readFeed(rss)).toEqual([
      item("México exporta más aguacate", {
        url: "https://fresh.example/1?utm_source=rss",
        outlet: "Fresh Trade",
        date: "2026-11-01T10:00:00.000Z",
        language: "es",
      }),
      item("Palta & price", {
        url: "https://fresh.example/2",
        outlet: "Else",
        date: "2026-11-02T10:00:00.000Z",
        language: "es",
      }),
      item("Bananas", {
        url: "https://fresh.example/4",
        outlet: "Fresh Trade",
        date: "2026-11-02T10:00:00.000Z",
        language: "es",
      }),
    ]);
  });

  test("of Atom gives the same", () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en"><title>Notes</title><entry><title>Avocado news</title>
      <link rel="self" href="https://n.example/self"/><link href="https://n.example/1"/><updated>2026-11-01T10:00:00Z</updated></entry></feed>`;
    expect(readFeed(atom)).toEqual([
      item("Avocado news", {
        url: "https://n.example/1",
        outlet: "Notes",
        date: "2026-11-01T10:00:00.000Z",
        language: "en",
      }),
    ]);
    expect([isFeed(atom), isFeed(rss), isFeed("<html><body>Not found</body></html>")]).toEqual([true, true, false]);
  });

  test("gives only headlines that name the product, in the encoding it declares", async () => {
    const latin = rss.replace("?>", ' encoding="ISO-8859-1"?>');
    const news = await desk(null, (_, response) => response.end(Buffer.from(latin, "latin1")));
    expect(await news.readNews(avocado)).toMatchObject({
      state: "ready",
      items: [{ title: "Palta & price" }, { title: "México exporta más aguacate" }],
      uses: [{ source: { id: "news-feeds" }, state: "used" }],
    });
  });

  test("that fails does not take GDELT's headlines away", async () => {
    const news = await desk(answering([article("Sube la palta")]), (_, response) => response.writeHead(500).end());
    expect(await news.readNews(avocado)).toMatchObject({
      state: "ready",
      items: [{ title: "Sube la palta" }],
      uses: [
        { source: { id: "gdelt" }, state: "used" },
        { source: { id: "news-feeds" }, state: "failed", failure: "source-error" },
      ],
    });
  });
});

test("articles that only a parameter tells apart are two", () => {
  const items = [
    item("Prices rise", { url: "https://a.example/news.php?id=1&utm_source=x" }),
    item("Prices fall", { url: "https://a.example/news.php?id=2" }),
    item("Other words", { url: "https://a.example/news.php?ref=feed&id=1" }),
  ];
  expect(withoutRepeats(items).map(({ title }) => title)).toEqual(["Prices rise", "Prices fall"]);
});

test("a headline is shown once, whatever its parameters tell of the reader and the outlet at its end, the newest first", () => {
  const items = [
    item("Prices rise", { url: "https://www.a.example/1?utm=x", date: "2026-11-01T00:00:00Z" }),
    item("Other words", { url: "http://a.example/1/", date: "2026-11-02T00:00:00Z" }),
    item("Avocado up - The Daily", { date: "2026-11-03T00:00:00Z" }),
    item("Avocado up", { url: "https://b.example/9", date: "2026-11-04T00:00:00Z" }),
  ];
  expect(withoutRepeats(items).map(({ title }) => title)).toEqual(["Avocado up", "Other words"]);
  expect(cleanTitle(`a <script>${"x".repeat(400)}</script>`)).toHaveLength(300);
});

test.each([
  ["México y Perú exportan más palta", "es", "MEX PER"],
  ["Mexico and Peru sell more", "", "MEX PER"],
  ["Le Brésil et l'Allemagne signent", "fr", "BRA DEU"],
  ["U.S. bans avocados from Michoacan; UK follows", "en", "USA GBR"],
  ["EE. UU. compra más", "es", "USA"],
  ["La salsa de chile sube en Chile", "es", "CHL"],
  ["Guinea-Bissau cashew harvest", "en", "GNB"],
  ["República Democrática del Congo: cobalto", "es", "COD"],
  ["Die Niederlande importieren Avocados aus Südafrika", "de", "NLD ZAF"],
  ["Mehr Fisch aus Island", "de", "ISL"],
  ["Prince Edward Island sends potatoes", "en", ""],
  ["Ao menos três portos param", "pt", ""],
  ["Peru’s avocados and Chile's cherries", "en", "PER CHL"],
  ["What the Tariff Means for Us", "en", ""],
  ["New Mexico picks its pecans", "en", ""],
  ["Reunión del sector en Panamá", "es", "PAN"],
  ["Ireland and Northern Ireland agree", "en", "IRL GBR"],
  ["south africa oranges", "en", ""],
  ["Trade grows", "en", ""],
  ["Georgia peach growers lose half the crop", "en", ""],
  ["Georgia's hazelnuts: Tbilisi opens a plant", "en", "GEO"],
  ["Vinos georgianos: Georgia vende más a Rusia", "es", "GEO RUS"],
  ["Haselnüsse aus Georgien", "de", "GEO"],
  ["Granada produce menos almendra y mira a Italia", "es", "ITA"],
  ["Granada, la isla caribeña de la nuez moscada", "es", "GRD"],
  ["San Martín aumenta su cosecha de cacao en Perú", "es", "PER"],
  ["Cooperativa de Santa Lucía exporta café a Japón", "es", "JPN"],
  ["Mercado de Guadalupe sin aguacate", "es", ""],
  ["Brazil nuts from Bolivia", "en", "BOL"],
  ["Crece la venta de nueces de Brasil", "es", ""],
  ["El mal de Panamá llega a Perú", "es", "PER"],
  ["Hatch Chile season begins; Chile ships grapes", "en", "CHL"],
])("%s (%s) names %s", (headline, language, expected) => {
  expect(match(headline, language).join(" ")).toBe(expected);
});

const row = (iso3: string) => ({ iso3, news: { items: [], reason: "news-off" } });
test("a row has three headlines at most, a report twenty, and the rest stand by the whole", () => {
  const report = { rows: ["MEX", "PER", "ESP"].map(row), sources: [] } as unknown as ReportEvidence;
  const items = [
    ...Array.from({ length: 5 }, (_, i) => item(`Mexico ${i}`)),
    item("Mexico and Peru"),
    ...Array.from({ length: 30 }, (_, i) => item(`Nobody ${i}`)),
  ];
  const found = attachNews(report, { state: "ready", items, tone: null, uses: [] }, match);
  expect(found.rows.map(({ news }) => [news.items.length, news.reason])).toEqual([
    [3, null],
    [1, null],
    [0, "no-news"],
  ]);
  expect(found.news?.items).toHaveLength(16);
  const off = attachNews(report, { state: "off", items: [], tone: null, uses: [] }, match);
  expect(off.news).toEqual({ items: [], reason: "news-off", tone: null });
});

const recorded = join(import.meta.dirname, "../../../../shared/trade/answers/news");
const absent = !existsSync(recorded);
if (absent) process.stderr.write("The recorded answers (../shared/trade/answers) are absent: they are not replayed.\n");
const body = (file: string): string => readFileSync(join(recorded, file), "utf8");

describe.skipIf(absent)("bodies recorded from the services", () => {
  test("are read, and refusals are told from answers", () => {
    const articles = readArticles(body("gdelt-artlist__200_vizhinjam_2024.json"));
    expect(articles[0]).toEqual({
      title: "Customs grants approval to Vizhinjam International Seaport",
      url: "https://www.thehindu.com/news/national/kerala/customs-grants-approval-to-vizhinjam-international-seaport/article68293772.ece",
      outlet: "thehindu.com",
      date: "2024-06-15T17:00:00Z",
      language: "en",
    });
    expect(articles[1]?.language).toBe("ml");
    const series = readTone(body("gdelt-timelinetone__200.json"));
    expect(series?.points.map(({ date }) => date)).toEqual(["2026-08-31", "2026-09-01"]);
    expect(series?.average).toBeCloseTo(-2.14074, 4);
    for (const refusal of [
      "gdelt__200_plaintext_keyword_error.txt",
      "gdelt__200_plaintext_timespan_error.txt",
      "gdelt__429_plaintext.txt",
    ])
      expect(isGdeltAnswer(body(refusal))).toBe(false);
    expect(readArticles(body("gdelt__200_unknown_theme_empty_object.json"))).toEqual([]);
    const feed = readFeed(body("google-news-search__200_trimmed.xml"));
    expect(feed.length).toBeGreaterThan(0);
    expect(feed.every(({ outlet, language }) => outlet !== "" && language === "en")).toBe(true);
  });
});
