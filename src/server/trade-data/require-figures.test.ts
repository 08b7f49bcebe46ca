import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { ConfigError } from "../config-error.ts";
import { readyTradeData } from "./ready-trade-data.ts";

const folder = mkdtempSync(join(tmpdir(), "figures-"));
const shippedFolder = join(import.meta.dirname, "../../../data/trade");
afterAll(() => rmSync(folder, { recursive: true }));

const emptyFolder = () => mkdtempSync(join(folder, "empty-"));

test("a named folder without figures is a problem of the configuration", async () => {
  const opening = readyTradeData({ dataFolder: emptyFolder(), shippedFolder: null, bucket: null });
  await expect(opening).rejects.toBeInstanceOf(ConfigError);
  await expect(opening).rejects.toThrow(/TRADE_DATA_URL: .* "sondeo data import SOURCE"/);
});

test("the folder of DATA_DIR may be empty, as long as figures come with the application", async () => {
  const folders = { dataFolder: emptyFolder(), shippedFolder };
  expect((await readyTradeData({ ...folders, bucket: null })).folders).toEqual(folders);
});

test("a manifest in DATA_DIR that cannot be read hides the shipped figures, and is named", async () => {
  const dataFolder = emptyFolder();
  writeFileSync(join(dataFolder, "manifest.json"), "[]");
  await expect(readyTradeData({ dataFolder, shippedFolder, bucket: null })).rejects.toThrow(
    `DATA_DIR: ${dataFolder} has a manifest.json that this version cannot read`,
  );
});
