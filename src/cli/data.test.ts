import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  closeSync,
  constants,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { bareEnvironment } from "../../tests/support/bare-environment.ts";
import { startFileServer, type FileServer } from "../../tests/support/file-server.ts";
import { importData } from "../trade/import/index.ts";
import { verifyData } from "../trade/verify-data.ts";

const main = resolve(import.meta.dirname, "main.ts");
const csvName = "BACI_HS22_Y2023_V202601.csv";
const flows = (rows: number): string =>
  `t,i,j,k,v,q\n${Array.from({ length: rows }, (_, n) => `2023,484,${n % 2 ? 842 : 124},${10_000 + n},${n + 1},1\n`).join("")}`;

let folder: string;
let dataDir: string;
let server: FileServer;
let counter = 0;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "data-"));
  server = await startFileServer();
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});
beforeEach(() => {
  dataDir = join(folder, `data-${++counter}`);
});

const fileWith = (name: string, content: string): string => {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
};

function start(words: string[], env: Record<string, string> = {}): ChildProcess {
  return spawn(process.execPath, [main, "data", ...words], {
    cwd: folder,
    env: { ...bareEnvironment, DATA_DIR: dataDir, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

async function data(words: string[], env: Record<string, string> = {}) {
  const child = start(words, env);
  let [text, errors] = ["", ""];
  child.stdout?.setEncoding("utf8").on("data", (part: string) => (text += part));
  child.stderr?.setEncoding("utf8").on("data", (part: string) => (errors += part));
  const [code] = (await once(child, "close")) as [number];
  return { code, text, errors };
}

describe("sondeo data", () => {
  test("import, list and verify tell what came in, in place of what, and that it is whole", async () => {
    const imported = await data(["import", "baci", fileWith(csvName, flows(500))]);
    expect(imported).toMatchObject({
      code: 0,
      text: expect.stringMatching(
        /^CEPII, BACI, V202601: 500 rows, 2023, Etalab-2\.0 → flows-baci-[0-9a-f]{12}\.parquet\n$/,
      ),
    });
    expect(imported.errors).toContain("in place of CEPII, BACI, V202501: 62926 rows, 2023");
    expect(imported.errors).not.toContain("\u001b");
    const list = await data(["list"]);
    expect(list.text).toMatch(/^baci {2}V202601 {2}2023 {2}500 rows {2}Etalab-2\.0/m);
    expect(list.text).toMatch(/^fao-trade {2}2011/m);
    expect(await data(["verify"])).toMatchObject({
      code: 0,
      text: expect.stringMatching(/^ok {2}flows-baci-\w+\.parquet {2}500 rows$/m),
    });
  });

  test("verify names a file that changed and one that is gone", async () => {
    await data(["import", "baci", fileWith(csvName, flows(500))]);
    const trade = join(dataDir, "trade");
    const changed = readdirSync(trade).find((name) => name.startsWith("flows-baci-")) ?? "";
    appendFileSync(join(trade, changed), "x");
    rmSync(join(trade, "production-usgs.parquet"));
    const verified = await data(["verify"]);
    expect(verified.code).toBe(1);
    expect(verified.text).toMatch(new RegExp(`^WRONG: checksum.* {2}${changed}`, "m"));
    expect(verified.text).toMatch(/^WRONG: missing {2}production-usgs\.parquet/m);
    expect(verified.errors).toMatch(/2 of 9 files .* import their source again/);
  });

  test("a folder that nothing can be written to is told by its setting", async () => {
    dataDir = "/proc/nada";
    const refused = await data(["import", "baci", fileWith(csvName, flows(5))]);
    expect(refused).toMatchObject({ code: 1, text: "" });
    expect(refused.errors).toContain(
      "DATA_DIR: /proc/nada/trade cannot be used (ENOENT); give a folder that can be written to",
    );
  });

  test.each([
    [null, 'holds no figures (no manifest.json); "sondeo data import SOURCE" puts some there'],
    ["{", "has a manifest.json that this version cannot read; remove that file and import the sources again"],
    ['{"files":[{"table":"roads"}]}', "has a manifest.json that this version cannot read"],
  ])("a named folder whose manifest is %j is told with what to do next", async (manifest, sentence) => {
    const figures = mkdtempSync(join(folder, "figures-"));
    if (manifest !== null) writeFileSync(join(figures, "manifest.json"), manifest);
    for (const words of [["list"], ["verify"]]) {
      const refused = await data(words, { TRADE_DATA_URL: figures });
      expect(refused).toMatchObject({ code: 1, text: "" });
      expect(refused.errors).toContain(`TRADE_DATA_URL: ${figures} ${sentence}`);
      expect(refused.errors).not.toContain("should not happen");
    }
  });

  test("an import fills a named folder without a manifest, and stops before one that it cannot read", async () => {
    const figures = mkdtempSync(join(folder, "figures-"));
    const input = fileWith(csvName, flows(5));
    const env = { TRADE_DATA_URL: figures };
    expect(await data(["import", "baci", input], env)).toMatchObject({ code: 0 });
    expect(await data(["list"], env)).toMatchObject({ text: expect.stringMatching(/^baci .* 5 rows .*\n$/) });
    writeFileSync(join(figures, "manifest.json"), "{");
    const refused = await data(["import", "baci", input], env);
    expect(refused.errors).toContain(`TRADE_DATA_URL: ${figures} has a manifest.json that this version cannot read`);
  });

  test("a refused file is one line that says what is wrong and where", async () => {
    const bad = await data(["import", "baci", fileWith(csvName, `${flows(20)}2023,484,842,80440,x,1\n`)]);
    expect(bad.code).toBe(1);
    expect(bad.errors.trimEnd().split("\n").at(-1)).toMatch(
      /^sondeo: BACI_HS22_Y2023_V202601\.csv: line 22: .*"x".*\(wrong-row\)\. Nothing was changed/,
    );
  });

  test.each([
    [["import", "oec"], /Usage: sondeo data list/],
    [["import", "comtrade-file"], /give the file that you have/],
  ])("%j is wrong use", async (words, sentence) => {
    expect(await data(words)).toMatchObject({ code: 2, errors: expect.stringMatching(sentence) });
  });
});

/** An import in this process, to begin or to go on from. */
async function importHere(input: string): Promise<number | undefined> {
  const result = await importData({
    source: "baci",
    inputs: [input],
    dataFolder: join(dataDir, "trade"),
    shippedFolder: null,
  });
  return result.ok ? result.files[0]?.rows : undefined;
}

const problemsIn = async (trade: string) => (await verifyData(trade)).flatMap(({ problems }) => problems);

/** Waits until the import has come as far as `isThere` says. */
async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await sleep(5);
}

const bytesDownloaded = (downloads: string): number =>
  readdirSync(downloads)
    .filter((name) => !name.endsWith(".json"))
    .reduce((bytes, name) => bytes + statSync(join(downloads, name)).size, 0);

/** Whether somebody writes into a named pipe: nobody reads more of it than that, so the writer stays where it is. */
const isWrittenInto = (pipe: number): boolean => {
  try {
    return readSync(pipe, Buffer.alloc(1)) > 0;
  } catch {
    return false;
  }
};

describe("an import that is killed", () => {
  const path = `/${csvName}`;

  test.each([
    ["while it downloads", async (trade: string) => until(() => bytesDownloaded(join(trade, ".import/downloads")) > 0)],
    [
      "while it writes",
      async (trade: string, goOn: () => void) => {
        const written = join(trade, ".import/written/flows.parquet");
        spawnSync("mkfifo", [written]);
        const pipe = openSync(written, constants.O_RDONLY | constants.O_NONBLOCK);
        goOn();
        onTestFinished(() => closeSync(pipe));
        await until(() => isWrittenInto(pipe));
      },
    ],
  ])("%s leaves the old figures, and the next one succeeds", async (_when, reach) => {
    await importHere(fileWith(csvName, flows(300)));
    const trade = join(dataDir, "trade");
    const before = readFileSync(join(trade, "manifest.json"), "utf8");
    const { promise: held, resolve: goOn } = Promise.withResolvers<void>();
    server.behave({ kind: "hold", afterBytes: 1_000, until: held });
    server.put(path, flows(400_000).replaceAll("2023,484", "2022,484"));
    const child = start(["import", "baci", `${server.origin}${path}`]);
    await until(() => existsSync(join(trade, ".import/downloads")));
    await reach(trade, goOn);
    child.kill("SIGKILL");
    await once(child, "close");
    expect(readFileSync(join(trade, "manifest.json"), "utf8")).toBe(before);
    expect(await problemsIn(trade)).toEqual([]);
    server.put(path, flows(700), '"2"');
    expect(await importHere(`${server.origin}${path}`)).toBe(700);
    expect(readdirSync(join(trade, ".import/written"))).toEqual([]);
  });

  test("by Ctrl+C says that nothing changed; a second import meanwhile is refused", async () => {
    await importHere(fileWith(csvName, flows(300)));
    const trade = join(dataDir, "trade");
    server.behave({ kind: "status", status: 503, headers: { "retry-after": "30" } });
    server.put(path, flows(10));
    const child = start(["import", "baci", `${server.origin}${path}`]);
    let errors = "";
    child.stderr?.setEncoding("utf8").on("data", (part: string) => (errors += part));
    await until(() => server.ranges.length > 0);
    const second = await data(["import", "baci", join(folder, csvName)]);
    expect(second).toMatchObject({ code: 1, errors: expect.stringContaining("another import is running") });
    child.kill("SIGINT");
    const [code] = (await once(child, "close")) as [number];
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining("the figures are as they were") });
    expect(existsSync(join(trade, "manifest.json"))).toBe(true);
    expect(await problemsIn(trade)).toEqual([]);
  });
});
