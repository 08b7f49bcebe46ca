import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { type Environment, readConfig } from "./config.ts";

const DATA_DIR = mkdtempSync(path.join(tmpdir(), "notices-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true }));
const noticesOf = (env: Environment) => readConfig({ DATA_DIR, ...env }).notices;

test.each([
  ["RETENTION_DAY", "RETENTION_DAYS"],
  ["SONDEO_PORT", "PORT"],
  ["EGRESS_ALOLW", "EGRESS_ALLOW"],
  ["log_level", "LOG_LEVEL"],
  ["ALLOWED_EMIALS", "ALLOWED_EMAILS"],
  ["DATABASE_URI", "DATABASE_URL"],
])("%s, which nothing reads, is said to be %s perhaps", (name, meant) => {
  expect(noticesOf({ [name]: "x" })).toEqual([expect.stringMatching(`^${name}: .* is it ${meant}\\?$`)]);
});

test("nothing is said of what is somebody else's, of an empty one, or of one whose neighbour is set", () => {
  const ofOthers = { HOME: "/root", HOSTNAME: "box", NODE_ENV: "production", PATH: "/bin", POSTGRES_PASSWORD: "x" };
  expect(noticesOf({ ...ofOthers, RETENTION_DAY: " ", LOGLEVEL: "info", LOG_LEVEL: "warn" })).toEqual([]);
});
