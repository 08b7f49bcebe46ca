import { spawn, spawnSync } from "node:child_process";
import { createReadStream, createWriteStream, existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readFile, rename, rm, writeFile } from "node:fs/promises";
import { findPackageJSON } from "node:module";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createBrotliDecompress } from "node:zlib";

/** A browser of this machine. `folder` is private to this product: what is unpacked into it is executed. */
export type LocalBrowser =
  | { readonly kind: "auto"; readonly folder: string }
  | { readonly kind: "executable"; readonly path: string; readonly folder: string };

/** Where the browser comes from. The ws:// or wss:// address of a remote one may hold a token: it is not shown. */
export type BrowserChoice =
  | { readonly kind: "off" }
  | LocalBrowser
  | { readonly kind: "remote"; readonly address: string };

export type BrowserProgram = {
  readonly executable: string;
  readonly environment: Readonly<Record<string, string>>;
};

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

function packageOfChromium(): string | null {
  try {
    const manifest = findPackageJSON("@sparticuz/chromium", import.meta.url);
    return manifest === undefined ? null : dirname(manifest);
  } catch {
    return null;
  }
}

/** One folder after the other: where none can be made, as in /proc, Node's own way of making all of them never ends. */
async function makeFolder(folder: string): Promise<void> {
  if (existsSync(folder)) return;
  await makeFolder(dirname(folder));
  await mkdir(folder, { mode: 0o700 }).catch((error: unknown) => {
    if (!existsSync(folder)) throw error;
  });
}

/** Made whole beside its place and moved into it, so that two processes that start together do not meet half a file. */
async function makeOnce(path: string, make: (draft: string) => Promise<void>): Promise<void> {
  if (existsSync(path)) return;
  const draft = await mkdtemp(`${path}.`);
  try {
    const inside = join(draft, "whole");
    await make(inside);
    await rename(inside, path);
  } catch (error) {
    if (!existsSync(path)) throw error;
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
}

const decompress = (from: string, to: string): Promise<void> =>
  pipeline(createReadStream(from), createBrotliDecompress(), createWriteStream(to, { mode: 0o700 }));

async function unpackFolder(archive: string, to: string): Promise<void> {
  await mkdir(to, { mode: 0o700 });
  const tar = spawn("tar", ["-x", "-C", to], { stdio: ["pipe", "ignore", "ignore"] });
  const ended = new Promise<void>((resolve, reject) => {
    tar.once("error", reject).once("exit", (code) => (code === 0 ? resolve() : reject(new Error(`tar: ${code}`))));
  });
  await Promise.all([pipeline(createReadStream(archive), createBrotliDecompress(), tar.stdin), ended]);
}

/** The Chromium that npm brought, unpacked once per version, with the libraries that the system lacks. */
async function unpackChromium(packageFolder: string, folder: string): Promise<BrowserProgram> {
  const { version } = JSON.parse(await readFile(join(packageFolder, "package.json"), "utf8")) as { version: string };
  const own = join(folder, version);
  await makeFolder(own);
  const executable = join(own, "chromium");
  await makeOnce(executable, (draft) => decompress(join(packageFolder, "bin/chromium.br"), draft));
  const isLacking = spawnSync("ldd", [executable], { encoding: "utf8" }).stdout?.includes("not found") ?? false;
  if (!isLacking) return { executable, environment: {} };
  const libraries = join(own, "libraries");
  await makeOnce(libraries, (draft) => unpackFolder(join(packageFolder, "bin/al2023.tar.br"), draft));
  return { executable, environment: { LD_LIBRARY_PATH: join(libraries, "lib") } };
}

const userNamespace = ["--user", "--map-user=65534", "--map-group=65534", "--"];

/**
 * Starts Chromium without core files, which would hold what people typed. As root it has no sandbox: a user namespace
 * shows root to it as an ordinary user, and the sandbox stays on. Where namespaces are off there is no browser.
 */
async function wrap(program: BrowserProgram, folder: string): Promise<BrowserProgram | null> {
  const isRoot = process.getuid?.() === 0;
  if (isRoot && spawnSync("unshare", [...userNamespace, "true"]).status !== 0) return null;
  const wrapper = join(folder, isRoot ? "chromium-in-user-namespace.sh" : "chromium.sh");
  const draft = `${wrapper}.${process.pid}`;
  const prefix = isRoot ? `unshare ${userNamespace.join(" ")} ` : "";
  await writeFile(draft, `#!/bin/sh\nulimit -c 0\nexec ${prefix}"$REAL_CHROMIUM" "$@"\n`);
  await chmod(draft, 0o700);
  await rename(draft, wrapper);
  return { executable: wrapper, environment: { ...program.environment, REAL_CHROMIUM: program.executable } };
}

/**
 * The program to start and the environment to start it with (that, and nothing of ours), or null when this machine has
 * none that can run with its sandbox on. Rejects when the folder cannot be written.
 */
export async function findBrowser(choice: LocalBrowser): Promise<BrowserProgram | null> {
  const { folder } = choice;
  const home = join(folder, "home");
  await makeFolder(home);
  const found = await findProgram(choice);
  const program = found && (await wrap(found, folder));
  return (
    program && {
      ...program,
      environment: { PATH: "/usr/local/bin:/usr/bin:/bin", HOME: home, LANG: "C.UTF-8", ...program.environment },
    }
  );
}

async function findProgram(choice: LocalBrowser): Promise<BrowserProgram | null> {
  if (choice.kind === "executable")
    return existsSync(choice.path) ? { executable: choice.path, environment: {} } : null;
  const packageFolder = process.platform === "linux" && process.arch === "x64" ? packageOfChromium() : null;
  if (packageFolder !== null) return unpackChromium(packageFolder, choice.folder);
  const executable = systemBrowsers.find((path) => existsSync(path));
  return executable === undefined ? null : { executable, environment: {} };
}
