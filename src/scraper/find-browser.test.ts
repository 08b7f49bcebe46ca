import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { findBrowser } from "./find-browser.ts";

test.runIf(existsSync("/proc"))("a folder that cannot be made is told as such", async () => {
  await expect(findBrowser({ kind: "auto", folder: "/proc/nada/browser" })).rejects.toThrow("ENOENT");
});
