import { writeFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { constants, deflateRawSync } from "node:zlib";
import { afterAll, beforeAll, expect, test } from "vitest";
import writeWorkbook from "write-excel-file/node";
import type { Scraper } from "../index.ts";
import { createScraper, readPageFile } from "../index.ts";
import { convertContent } from "./convert-content.ts";
import type { LoopbackServer } from "../loopback.test-support.ts";
import { serve } from "../loopback.test-support.ts";

type Answer = { type?: string; body: string | Uint8Array };

/** Text at places of one page, as a PDF writes it. */
function pdf(lines: readonly (readonly [x: number, y: number, text: string])[]): Buffer {
  const stream = lines.map(([x, y, text]) => `BT /F1 10 Tf ${x} ${y} Td (${text}) Tj ET`).join("\n");
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 600 800]/Resources<</Font<</F1 5 0 R>>>>/Contents 4 0 R>>",
    `<</Length ${stream.length}>>\nstream\n${stream}\nendstream`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ];
  let text = "%PDF-1.4\n";
  const offsets = objects.map((object, i) => {
    const at = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const xref = text.length;
  text += `xref\n0 6\n0000000000 65535 f \n${offsets.map((at) => `${String(at).padStart(10, "0")} 00000 n \n`).join("")}`;
  return Buffer.from(`${text}trailer<</Size 6/Root 1 0 R>>\nstartxref\n${xref}\n%%EOF`, "latin1");
}

const priceRows = ["Aceite", "Vino", "Queso", "Miel"].map((name, i) => ({
  name,
  price: `${i + 3}.50`,
  unit: "EUR/kg",
}));
const answers: Record<string, Answer> = {
  "/lista.json": {
    type: "application/json",
    body: JSON.stringify({
      total: 2,
      data: {
        items: [
          { name: "Aceite", price: { value: 3.5, currency: "EUR" }, tags: ["a", "b"] },
          { name: "Vino & <b>", price: { value: 7 } },
        ],
      },
    }),
  },
  "/lineas": { type: "application/x-ndjson", body: '{"a":1,"b":"x"}\n{"a":2,"b":"y"}\n' },
  "/mapa": {
    type: "application/json",
    body: JSON.stringify({ uno: { p: 1, q: 2 }, dos: { p: 3, q: 4 }, tres: { p: 5, q: 6 } }),
  },
  "/precios.csv": {
    type: "text/csv; charset=windows-1252",
    body: Buffer.from('Producto;Precio\r\nJamón;12,5\r\n"Vino; tinto";7\r\n', "latin1"),
  },
  "/hoja.tsv": { type: "text/tab-separated-values", body: "a\tb\n1\t2\n3\t4\n" },
  "/baja": { type: "application/octet-stream", body: "no" },
  "/canal": {
    type: "application/rss+xml",
    body: `<?xml version="1.0"?><rss><channel><title>Avisos</title>
      <item><title>Uno</title><link>https://e.example/1</link><pubDate>Mon, 02 Nov 2026 10:00:00 GMT</pubDate><description><![CDATA[<p>Texto <b>uno</b></p>]]></description></item>
      <item><title>Dos</title><link>https://e.example/2</link></item></channel></rss>`,
  },
  "/atom": {
    type: "application/atom+xml",
    body: `<feed xmlns="http://www.w3.org/2005/Atom"><entry><title>A</title><link href="https://e.example/a"/><author><name>Ana</name></author></entry><entry><title>B</title></entry></feed>`,
  },
  "/sitemap.xml": {
    type: "text/xml",
    body: `<urlset><url><loc>https://e.example/1</loc><lastmod>2026-01-01</lastmod></url><url><loc>https://e.example/2</loc></url></urlset>`,
  },
  "/tabla.pdf": {
    type: "application/pdf",
    body: pdf([
      [50, 760, "Precios de la semana"],
      ...[["Producto", "Precio", "Unidad"], ...priceRows.map(({ name, price, unit }) => [name, price, unit])].flatMap(
        (cells, row) => cells.map((text, column) => [50 + column * 150, 720 - row * 18, text] as const),
      ),
    ]),
  },
  "/roto.json": { type: "application/json", body: '{"a":[1,2' },
  "/hondo.json": { type: "application/json", body: `${"[".repeat(200_000)}${"]".repeat(200_000)}` },
  "/disperso.json": {
    type: "application/json",
    body: JSON.stringify(Array.from({ length: 40_000 }, (_, i) => ({ [`c${i % 200}`]: 1 }))),
  },
  "/hueco.json": { type: "application/json", body: "[]" },
  "/disfraz.xlsx": { type: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", body: "<html>" },
};

let server: LoopbackServer;
let scraper: Scraper;
beforeAll(async () => {
  const workbook = await writeWorkbook([
    [{ value: "Producto" }, { value: "Precio" }, { value: "Fecha" }],
    [
      { value: "Aceite" },
      { type: Number, value: 3.5 },
      { type: Date, value: new Date("2026-01-02"), format: "dd/mm/yyyy" },
    ],
    [
      { value: "Vino" },
      { type: Number, value: 7 },
      { type: Date, value: new Date("2026-02-03"), format: "dd/mm/yyyy" },
    ],
  ]).toBuffer();
  answers["/libro.xlsx"] = { type: "application/octet-stream", body: workbook };
  server = await serve((request, response) => {
    const answer = answers[request.url ?? ""];
    response.setHeader("content-type", answer?.type ?? "").end(answer?.body);
  });
  scraper = createScraper({ allow: [server.host], userAgent: "Sondeo/test" });
});
afterAll(async () => {
  await scraper.close();
  await server.close();
});

async function read(path: string): Promise<{ html: string; notes: readonly string[] } | string> {
  const result = await scraper.fetchPage(server.at(path));
  if (!result.ok) return result.reason;
  const { body, contentType, charset, notes } = result.snapshot;
  expect([contentType, charset]).toEqual(["text/html", "utf-8"]);
  return { html: new TextDecoder().decode(body), notes };
}

/** Rows of cells, whatever the markup around them. */
async function cells(path: string): Promise<string[][]> {
  const page = await read(path);
  if (typeof page === "string") throw new Error(page);
  return [...page.html.matchAll(/<tr>(.*?)<\/tr>/g)].map(([, row = ""]) =>
    [...row.matchAll(/<t[dh]>(.*?)<\/t[dh]>/g)].map(([, text = ""]) => text.replaceAll(/<\/?a[^>]*>/g, "")),
  );
}

test("lists of records in JSON are tables, nested values get dotted names, and text stays text", async () => {
  expect((await cells("/lista.json")).slice(0, 3)).toEqual([
    ["name", "price.value", "price.currency", "tags"],
    ["Aceite", "3.5", "EUR", "a, b"],
    ["Vino &amp; &lt;b&gt;", "7", "", ""],
  ]);
  expect(await cells("/lineas")).toEqual([
    ["a", "b"],
    ["1", "x"],
    ["2", "y"],
  ]);
  expect(await cells("/mapa")).toEqual([
    ["key", "p", "q"],
    ["uno", "1", "2"],
    ["dos", "3", "4"],
    ["tres", "5", "6"],
  ]);
});

test("separated values keep their encoding and quotes, whatever the separator", async () => {
  expect(await cells("/precios.csv")).toEqual([
    ["Producto", "Precio"],
    ["Jamón", "12,5"],
    ["Vino; tinto", "7"],
  ]);
  expect(await cells("/hoja.tsv")).toEqual([
    ["a", "b"],
    ["1", "2"],
    ["3", "4"],
  ]);
});

test("a workbook is told by its bytes and name, and its dates are dates", async () => {
  expect(await cells("/libro.xlsx")).toEqual([
    ["Producto", "Precio", "Fecha"],
    ["Aceite", "3.5", "2026-01-02"],
    ["Vino", "7", "2026-02-03"],
  ]);
});

test("feeds and site maps are tables of their entries", async () => {
  expect(await cells("/canal")).toEqual([
    ["title", "link", "pubDate", "description"],
    ["Uno", "https://e.example/1", "Mon, 02 Nov 2026 10:00:00 GMT", "Texto uno"],
    ["Dos", "https://e.example/2", "", ""],
  ]);
  expect(await cells("/atom")).toEqual([
    ["title", "link", "author"],
    ["A", "https://e.example/a", "Ana"],
    ["B", "", ""],
  ]);
  expect(await cells("/sitemap.xml")).toEqual([
    ["loc", "lastmod"],
    ["https://e.example/1", "2026-01-01"],
    ["https://e.example/2", ""],
  ]);
});

test("a table of a PDF keeps its rows and columns, and the rest its text", async () => {
  expect(await cells("/tabla.pdf")).toEqual([
    ["Producto", "Precio", "Unidad"],
    ...priceRows.map(({ name, price, unit }) => [name, price, unit]),
  ]);
  expect(await read("/tabla.pdf")).toMatchObject({
    html: expect.stringContaining("<p>Precios de la semana</p>") as string,
    notes: ["converted from application/pdf"],
  });
});

test.each([
  ["/roto.json", "not-html"],
  ["/hueco.json", "not-html"],
  ["/disperso.json", "too-large"],
  ["/disfraz.xlsx", "not-html"],
  ["/baja", "not-html"],
])("%s ends as %s", async (path, reason) => {
  expect(await read(path)).toBe(reason);
});

test("JSON nested beyond all reason, and a workbook that unpacks without end, end alone", async () => {
  expect(await read("/hondo.json")).toMatch(/not-html/);
  answers["/bomba.xlsx"] = { type: "application/octet-stream", body: zipBomb() };
  // Left to itself it holds more than two gigabytes before it breaks.
  expect(await read("/bomba.xlsx")).toBe("too-large");
  expect(await cells("/lineas")).toHaveLength(3);
});

/** A workbook of 1 MB whose only sheet is 1 GB. */
function zipBomb(): Buffer {
  const times = 16;
  const repeated = Buffer.alloc(64 * 1024 * 1024, "<c/>");
  const block = deflateRawSync(repeated, { finishFlush: constants.Z_FULL_FLUSH });
  const files = [
    ["[Content_Types].xml", Buffer.from("<Types/>")],
    [
      "xl/workbook.xml",
      Buffer.from(`<workbook xmlns:r="r"><sheets><sheet name="a" sheetId="1" r:id="rId1"/></sheets></workbook>`),
    ],
    [
      "xl/_rels/workbook.xml.rels",
      Buffer.from(
        `<Relationships><Relationship Id="rId1" Type="worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
      ),
    ],
    ["xl/worksheets/sheet1.xml", repeated],
  ] as const;
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const [name, content] of files) {
    const isLarge = content === repeated;
    const packed = isLarge
      ? Buffer.concat([...Array<Buffer>(times).fill(block), deflateRawSync("")])
      : deflateRawSync(content);
    const size = isLarge ? content.length * times : content.length;
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(size, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from("PK\u0003\u0004"), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(at, 10);
    directory.push(
      Buffer.concat([Buffer.from("PK\u0001\u0002"), Buffer.from([20, 0]), common, tail, Buffer.from(name)]),
    );
    parts.push(local);
    at += local.length;
  }
  const entries = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(entries.length, 8);
  end.writeUInt32LE(at, 12);
  return Buffer.concat([...parts, entries, Buffer.from("PK\u0005\u0006"), end]);
}

test("a saved file of records is read as a page too", async () => {
  const folder = mkdtempSync(join(tmpdir(), "sondeo-content-"));
  const file = join(folder, "precios.csv");
  writeFileSync(file, "a,b\n1,2\n3,4\n");
  const { body, notes, tier } = await readPageFile(file, "https://e.example/precios.csv");
  expect(new TextDecoder().decode(body)).toContain("<td>3</td><td>4</td>");
  expect([tier, notes]).toEqual(["file", ["converted from csv"]]);
  rmSync(folder, { recursive: true });
});

test("for who has left already nothing is read", async () => {
  const threads: unknown[] = [];
  const note = (thread: unknown): void => void threads.push(thread);
  process.on("worker", note);
  const body = new TextEncoder().encode("nombre,precio\nAceite,3\nVino,4\n");
  const conversion = { kind: "csv" as const, title: "precios", charset: "utf-8", body };
  await expect(convertContent(conversion, AbortSignal.abort(new Error("enough")))).rejects.toThrow("enough");
  process.off("worker", note);
  expect(threads).toEqual([]);
});
