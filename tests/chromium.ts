import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";

const folder = resolve(import.meta.dirname, "../build/chromium");
const unpacked = join(folder, "chromium");
const given = process.env.CHROMIUM_PATH;
const unpacks = process.platform === "linux" && process.arch === "x64";
const usual = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"].find((path) =>
  existsSync(path),
);

/** The browser of the tests: CHROMIUM_PATH, else the one that npm brings, else the system's, else Playwright's own. */
export const chromiumPath: string | undefined = given ?? (unpacks ? unpacked : usual);

/** Unpacks npm's Chromium into a folder of this checkout, once, with the libraries that the system lacks. */
export default async function unpackChromium(): Promise<void> {
  if (chromiumPath !== unpacked) return;
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // The package unpacks into the temporary folder and trusts what already lies there: ours only.
  const { TMPDIR } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: chromium, inflate } = await import("@sparticuz/chromium");
    await chromium.executablePath();
    const lacking = spawnSync("ldd", [unpacked], { encoding: "utf8" }).stdout.includes("not found");
    if (lacking) {
      const libraries = await inflate(
        resolve(import.meta.dirname, "../node_modules/@sparticuz/chromium/bin/al2023.tar.br"),
      );
      process.env.LD_LIBRARY_PATH = join(libraries, "lib");
    }
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
