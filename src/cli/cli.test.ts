import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { bareEnvironment } from "../../tests/support/bare-environment.ts";
import { dataFolderWithBrowser } from "../../tests/support/data-folder.ts";
import { aSite } from "../../tests/support/site.ts";
import { readZipped } from "../../tests/support/zip.ts";
import { importSources } from "../trade/import/index.ts";

const binary = resolve(import.meta.dirname, "../../bin/sondeo.mjs");

const html = `<!doctype html><html lang="es"><title>Tostadores</title><body><h1>Tostadores de café</h1>
<table><tr><th>Nombre</th><th>Ciudad</th><th>Kilos</th></tr>
<tr><td>Alba</td><td>Lima</td><td>120</td></tr><tr><td>Brío</td><td>Bogotá</td><td>80</td></tr>
<tr><td>Cima</td><td>Quito</td><td>200</td></tr><tr><td>=Duna</td><td>Lima</td><td>95</td></tr>
<tr><td>Eco</td><td>Cali</td><td>60</td></tr></table></body></html>`;
const prompt = "nombre y kilos";

let folder: string;
let page: string;
let origin: string;
const site = createServer((request, response) => {
  if (request.url === "/robots.txt") {
    response.end("User-agent: Sondeo\nDisallow: /privado");
    return;
  }
  response.setHeader("content-type", "text/html; charset=utf-8");
  const isLetIn = request.url !== "/miembros" || request.headers.cookie === "dentro=galleta-77";
  response.writeHead(isLetIn ? 200 : 401).end(html);
});
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "cli-"));
  page = fileWith("tostadores.html", html);
  site.listen(0, "127.0.0.1");
  await once(site, "listening");
  origin = `127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.close();
  rmSync(folder, { recursive: true });
});

const fileWith = (name: string, content: string) => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};
const listOf = (...lines: unknown[]) =>
  fileWith("list.jsonl", lines.map((line) => (typeof line === "string" ? line : JSON.stringify(line))).join("\n"));

const sondeo = async (args: string[], env: Record<string, string> = {}) => {
  const child = spawn(process.execPath, [binary, ...args], {
    cwd: folder,
    env: { ...bareEnvironment, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const parts: Buffer[] = [];
  let errors = "";
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  child.stderr.setEncoding("utf8").on("data", (part: string) => (errors += part));
  const [code] = (await once(child, "close")) as [number];
  const bytes = Buffer.concat(parts);
  return { code, bytes, text: bytes.toString("utf8"), errors };
};

const lines = (text: string) =>
  text
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Record<string, unknown>);

describe("sondeo survey", () => {
  test("shows the record sets of a file with fields, counts and samples", async () => {
    const { code, text, errors } = await sondeo(["survey", page]);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(text).toMatch(/table, 5 records/);
    expect(text).toMatch(/Ciudad \(text, 100 %\): Lima \| Bogotá/);
  });

  test("--json gives the survey, --rows every record", async () => {
    const { text } = await sondeo(["survey", page, "--json", "--rows"]);
    const { sets } = JSON.parse(text) as { sets: { kind: string; rows: Record<string, unknown>[] }[] };
    const table = sets.find(({ kind }) => kind === "table");
    expect(table?.rows).toHaveLength(5);
    expect(table?.rows[2]).toMatchObject({ Nombre: "Cima", Ciudad: "Quito" });
  });

  test("reads a private address only when EGRESS_ALLOW lists it", async () => {
    const refused = await sondeo(["survey", `http://${origin}/`]);
    expect(refused).toMatchObject({ code: 1, text: "" });
    expect(refused.errors).toMatch(/^sondeo: .*unsafe-url.*EGRESS_ALLOW.*\n$/);
    const allowed = await sondeo(["survey", `http://${origin}/`, "--json"], { EGRESS_ALLOW: origin });
    expect(allowed.code).toBe(0);
    expect(JSON.parse(allowed.text)).toMatchObject({ page: { title: "Tostadores" } });
  });

  test("a path without a file, and one of a folder, are told as what they are", async () => {
    const missing = await sondeo(["survey", "no-existe.html"], { BROWSER: "off" });
    expect([missing.code, missing.errors]).toEqual([
      1,
      expect.stringMatching(/^sondeo: there is no file no-existe\.html, and at the address https:.*\n$/),
    ]);
    const directory = await sondeo(["survey", folder]);
    expect([directory.code, directory.errors]).toEqual([
      1,
      expect.stringMatching(/^sondeo: .* cannot be read \(EISDIR.*\): give the path of a saved page\n$/),
    ]);
  });

  test("robots.txt is obeyed until told otherwise, and --explain says how a page was read", async () => {
    const address = `http://${origin}/privado`;
    const env = { EGRESS_ALLOW: origin, BROWSER: "off" };
    const refused = await sondeo(["survey", address], env);
    expect([refused.code, refused.errors]).toEqual([1, expect.stringContaining("--ignore-robots")]);
    const { code, errors } = await sondeo(["survey", address, "--ignore-robots", "--explain"], env);
    expect(code).toBe(0);
    expect(errors).toContain(`page: ${address}, 200, read by http\npage: robots.txt was overridden`);
  });

  test("rules that are none are refused by name, and a password never comes as an argument", async () => {
    const wrong = await sondeo([
      "survey",
      `http://${origin}/`,
      "--rules",
      fileWith("rules.json", '{"scrolls":"many"}'),
    ]);
    expect([wrong.code, wrong.errors]).toEqual([2, expect.stringContaining("scrolls")]);
    const login = await sondeo(["survey", `http://${origin}/`, "--user", "ana"]);
    expect([login.code, login.errors]).toEqual([2, expect.stringContaining("standard input")]);
    const access = fileWith("access.json", '{"oneTimeSecret":"JBSWY3DPEHPK3PXP"}');
    const formless = await sondeo(["survey", `http://${origin}/`, "--access", access]);
    expect([formless.code, formless.errors]).toEqual([2, expect.stringContaining("add --user")]);
  });

  test("a page behind a session is read with the session of a file, which is quoted nowhere", async () => {
    const access = fileWith("access.json", '{"cookies":[{"name":"dentro","value":"galleta-77"}]}');
    const words = ["survey", `http://${origin}/miembros`, "--explain", "--access", access];
    const DATA_DIR = dataFolderWithBrowser();
    onTestFinished(() => rmSync(DATA_DIR, { recursive: true }));
    const env = { EGRESS_ALLOW: origin, DATA_DIR };
    const { code, text, errors } = await sondeo(words, env);
    expect([code, errors]).toEqual([0, expect.stringContaining("page: with a session")]);
    expect(text).toContain("Tostadores");
    expect(text + errors).not.toContain("galleta-77");
  });

  test("what a page says to the terminal is not said to it, and JSON tells it all the same", async () => {
    const name = "Alba\u001b[2J\u009b31m";
    const hostile = fileWith(
      "hostil.html",
      html.replace("<td>Alba</td>", () => `<td>${name}</td>`),
    );
    const [words, json] = [await sondeo(["survey", hostile]), await sondeo(["survey", hostile, "--json"])];
    expect(words.text).toContain("Alba\ufffd[2J\ufffd31m");
    expect(json.text).not.toMatch(/(?!\n)\p{Cc}/u);
    expect(JSON.parse(json.text).sets[0].fields[0].samples).toContain(name);
  });

  test("--batch answers each line, in order, and goes on after one that cannot be read", async () => {
    const list = listOf(
      { id: "a", file: page, url: "https://example.org/t" },
      "",
      { id: 2, file: "missing.html" },
      { id: "c", file: page },
    );
    const { code, text } = await sondeo(["survey", "--batch", list, "--rows"]);
    const answers = lines(text);
    expect(answers.map(({ id }) => id)).toEqual(["a", 2, "c"]);
    expect(Object.keys(answers[0]!)).toEqual(["id", "sets", "ms"]);
    const [best] = answers[0]!.sets as Record<string, unknown>[];
    expect(Object.keys(best!)).toEqual(["kind", "count", "score", "rows"]);
    expect(best).toMatchObject({ kind: "table", count: 5 });
    expect(answers[1]).toMatchObject({ sets: [], error: expect.stringContaining("missing.html") });
    expect(code).toBe(1);
  });
});

describe("sondeo extract", () => {
  test("gives the rows that the prompt asks for as JSON", async () => {
    const { code, text } = await sondeo(["extract", page, prompt]);
    expect(code).toBe(0);
    const rows = JSON.parse(text) as Record<string, unknown>[];
    expect(rows).toHaveLength(5);
    expect(Object.values(rows[0]!)).toEqual(["Alba", "120"]);
  });

  test("--format csv makes formulas inert, --limit cuts", async () => {
    const { text } = await sondeo(["extract", page, prompt, "--format", "csv", "--limit", "4"]);
    const [header, ...rows] = text.replace("\uFEFF", "").trim().split("\r\n");
    expect(header).toMatch(/^nombre,kilos$/i);
    expect(rows).toEqual(["Alba,120", "Brío,80", "Cima,200", "'=Duna,95"]);
  });

  test("--format xlsx writes a workbook in which numbers are numbers", async () => {
    const { bytes } = await sondeo(["extract", page, prompt, "--format", "xlsx"]);
    const sheet = readZipped(bytes, "xl/worksheets/sheet1.xml");
    expect(sheet).toContain("<v>120</v>");
    expect(sheet).not.toContain("<f>");
    expect(readZipped(bytes, "xl/workbook.xml")).toContain('name="Sources"');
  });

  test("--explain tells each decision on standard error and leaves standard output alone", async () => {
    const { text, errors } = await sondeo(["extract", page, prompt, "--explain"]);
    expect(JSON.parse(text)).toHaveLength(5);
    expect(errors).toMatch(/^set .*table, 5 records/m);
    expect(errors).toMatch(/^column ".*nombre/im);
    expect(errors).toMatch(/^rows: 5 in the set, .* 5 returned/m);
  });

  test("--batch gives rows and plan for each line", async () => {
    const list = listOf({ id: "a", file: page, prompt }, { id: "b", file: page, prompt: "ciudad" });
    const { code, text } = await sondeo(["extract", "--batch", list]);
    const answers = lines(text);
    expect(code).toBe(0);
    expect(Object.keys(answers[0]!)).toEqual(["id", "rows", "plan", "ms"]);
    expect(answers.map(({ rows }) => (rows as unknown[]).length)).toEqual([5, 5]);
    expect(answers[0]!.plan).toMatchObject({ set: { kind: "table" } });
  });

  test("says so when no language model is there", async () => {
    const { code, errors } = await sondeo(["extract", page, prompt, "--engine", "ai"]);
    expect(code).toBe(1);
    expect(errors).toMatch(/^sondeo: No language model.*\n$/);
  });
});

describe("the trade commands", () => {
  test("codes lists what a name may mean, best first", async () => {
    const { text } = await sondeo(["codes", "aguacate", "--json"]);
    const [best] = JSON.parse(text) as object[];
    expect(best).toEqual({ code: "080440", nameEs: "Aguacate", nameEn: "Avocados", score: 1 });
    const list = fileWith("names.txt", "palta\ncafé\n");
    const answers = lines((await sondeo(["codes", "--batch", list])).text);
    expect(answers.map((answer) => answer.name)).toEqual(["palta", "café"]);
    expect((answers[0]!.candidates as { code: string }[])[0]).toMatchObject({ code: "080440" });
  });

  test("research gives exporters with the seven keys and their evidence", async () => {
    const { code, text } = await sondeo(["research", "avocado", "--lang", "en"]);
    expect(code).toBe(0);
    const report = JSON.parse(text) as { rows: object[]; codes: string[]; evidence: object };
    expect(Object.keys(report)).toEqual(["product", "codes", "candidates", "rows", "summary", "evidence"]);
    expect(report.codes).toEqual(["080440"]);
    expect(report.rows.length).toBeGreaterThanOrEqual(10);
    expect(Object.keys(report.rows[0]!)).toHaveLength(7);
    expect(report.rows[0]).toMatchObject({ "Exporter Country": "Mexico" });
  });

  test("research --format csv has one line per exporter, each figure with its year and source", async () => {
    const { text } = await sondeo(["research", "aguacate", "--format", "csv"]);
    const [header, first] = text.replace("\uFEFF", "").split("\r\n");
    expect(header).toMatch(/^Exporter Country,"Estimated Export Value/);
    expect(header).toContain(
      '"Estimated Export Value (USD, Annual): año","Estimated Export Value (USD, Annual): fuente"',
    );
    expect(first).toMatch(/^México,[\d.]+,2011,"?FAO, FAOSTAT/);
  });

  test("research without figures exits 1 with what to do, and says why in its JSON", async () => {
    const { code, text, errors } = await sondeo(["research", "transformador de potencia"]);
    expect(code).toBe(1);
    expect(JSON.parse(text)).toMatchObject({ rows: [], evidence: null, reason: expect.any(String) });
    expect(errors).toMatch(/^sondeo: No report for .* \(no-figures\): "sondeo data import baci" or --live .*8504.*\n$/);
  });

  test.each([
    [["tuna"], /several-products\): it may be \d+ .+, \d+ .+; give one with --code$/],
    [["palta", "--code", "080441"], /unknown-product\): .+ --code takes what is near: 0804 .+$/],
    [["seguro de vida"], /no-good\): it is a service, and figures are of goods.*$/],
    [["qzxwv"], /unknown-product\): .+ try a plainer name, or the English one$/],
  ])("research %j says why there is no report and what to ask for instead", async (words, says) => {
    const { code, errors } = await sondeo(["research", ...words]);
    expect(code).toBe(1);
    expect(errors.trimEnd()).toMatch(says);
  });

  test("research --live asks the sources that are configured, and only then", async () => {
    const year = String(new Date().getUTCFullYear() - 1);
    const article = { url: "https://example.org/a", title: "México exporta transformadores", domain: "example.org" };
    const seen: string[] = [];
    const live = await aSite((request, response) => {
      const { pathname, searchParams } = new URL(request.url ?? "", "http://stand-in");
      seen.push(pathname);
      const flow = {
        period: year,
        reporterCode: 484,
        partnerCode: 842,
        flowCode: "X",
        cmdCode: "8504",
        primaryValue: 9e6,
      };
      const isWorld = searchParams.get("partnerCode") === "0";
      const data = searchParams.get("flowCode") === "X" ? [{ ...flow, partnerCode: isWorld ? 0 : 842 }] : [];
      const articles = [{ ...article, seendate: `${year}0601T120000Z`, language: "Spanish", sourcecountry: "Mexico" }];
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify(pathname.includes("/doc") ? { articles } : { count: data.length, data }));
    });
    const env = { COMTRADE_URL: live.url, NEWS_URL: live.url };
    const ask = ["research", "transformadores eléctricos", "--code", "8504"];
    expect((await sondeo(ask, env)).code).toBe(1);
    expect(seen).toEqual([]);
    const { code, text } = await sondeo([...ask, "--live"], env);
    expect(code).toBe(0);
    expect((JSON.parse(text) as { rows: object[] }).rows).toMatchObject([
      { "Exporter Country": "México", "Relevant News": [expect.stringContaining("México exporta")] },
    ]);
    const off = await sondeo([...ask, "--live"], { NEWS_URL: "off" });
    expect([off.code, off.errors]).toEqual([1, expect.stringMatching(/^sondeo: No live source is on.*\n$/)]);
  });

  test("two names of a product and its code alone give the same table", async () => {
    const asked = [["palta"], ["aguacate"], ["--code", "0804.40"]];
    const tables = await Promise.all(asked.map((words) => sondeo(["research", ...words, "--format", "csv"])));
    expect(tables[0]!.text.split("\n").length).toBeGreaterThan(50);
    expect(new Set(tables.map(({ text }) => text)).size).toBe(1);
  });

  test("data list names sources with years and licence", async () => {
    const { text } = await sondeo(["data", "list", "--json"]);
    const versions = JSON.parse(text) as { source: { licence: string }; years: [number, number]; rows: number }[];
    expect(versions.length).toBeGreaterThan(0);
    for (const { source, rows } of versions) {
      expect(source.licence).not.toBe("");
      expect(rows).toBeGreaterThan(0);
    }
  });
});

describe("wrong use", () => {
  test.each([
    [[]],
    [["dance"]],
    [["constructor"]],
    [["survey"]],
    [["survey", "a.html", "b.html"]],
    [["survey", "--batch", "x.jsonl"]],
    [["survey", "--batch", "x.jsonl", "--rows", "--ignore-robots"]],
    [["extract", "--batch", "x.jsonl", "--format", "csv"]],
    [["research", "--batch", "x.txt", "--format", "csv"]],
    [["survey", "a.html", "--loud"]],
    [["survey", "neither file nor address"]],
    [["extract", "a.html"]],
    [["extract", "a.html", "p", "--format", "pdf"]],
    [["extract", "a.html", "p", "--limit", "0"]],
    [["research", "x", "--code", "8"]],
    [["research", "x", "--lang", "fr"]],
    [["data", "burn"]],
  ])("%j exits 2", async (args) => {
    const { code, errors } = await sondeo(args);
    expect(code).toBe(2);
    if (args.length > 0) expect(errors).toMatch(/^sondeo: .+\n$/);
  });

  test("a list with a line of another shape is refused with its number", async () => {
    const { code, errors } = await sondeo(["extract", "--batch", listOf("", { id: 1, file: page })]);
    expect(code).toBe(2);
    expect(errors).toMatch(/line 2: prompt/);
  });

  test.each([
    ["extract", "--help"],
    ["survey", "-h"],
    ["codes", "--help"],
  ])("%s %s says how the command is written", async (name, word) => {
    const { code, errors, text } = await sondeo([name, word]);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(text).toMatch(new RegExp(`^Usage: sondeo ${name} `));
  });

  test("help is not an error, and names every source that can be imported", async () => {
    const { code, errors, text } = await sondeo(["help"]);
    expect({ code, errors }).toEqual({ code: 0, errors: "" });
    expect(text).toContain("sondeo COMMAND");
    expect(importSources.filter((source) => !text.includes(source))).toEqual([]);
  });
});
