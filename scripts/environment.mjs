// Brings any Node >= 20 to what the project needs: its packages, Node 24 out of them, and the built web part.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { delimiter, dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

export const projectFolder = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const inProject = (name) => join(projectFolder, name);
const readJson = (name) => JSON.parse(readFileSync(inProject(name), "utf8"));

/** Installs the locked packages, development ones too, unless npm's own record says that they are there. */
export function installPackages() {
  if (isInstalled()) return;
  if (!mayWriteHere("the packages have to be installed")) process.exit(1);
  console.log("Installing packages …");
  const quiet = [
    "--include=dev",
    "--include=optional",
    "--no-audit",
    "--no-fund",
    "--prefer-offline",
    "--loglevel=error",
  ];
  // `npm ci` refuses a lock file when a registry lacks a binary of some other platform.
  if (npm(["ci", ...quiet]) !== 0 && npm(["install", "--no-save", ...quiet]) !== 0) {
    console.error("The packages could not be installed: see npm's message above; with a network, run npm start again.");
    process.exit(1);
  }
}

function mayWriteHere(reason) {
  try {
    accessSync(projectFolder, constants.W_OK);
    return true;
  } catch {
    console.error(`${projectFolder} cannot be written to, and ${reason}: run npm start once where it can.`);
    return false;
  }
}

function npm(args) {
  const fromNpm = process.env.npm_execpath?.endsWith(".js") ? [process.execPath, process.env.npm_execpath] : ["npm"];
  const [command, ...first] = fromNpm;
  const shell = process.platform === "win32" && command === "npm";
  return spawnSync(command, [...first, ...args], { cwd: projectFolder, stdio: "inherit", shell }).status;
}

function isInstalled() {
  const record = "node_modules/.package-lock.json";
  if (!existsSync(inProject(record))) return false;
  const installed = readJson(record).packages;
  return Object.entries(readJson("package-lock.json").packages).every(
    ([path, { version, optional }]) => path === "" || optional || installed[path]?.version === version,
  );
}

/** The Node 24 that npm installed for this platform, or the running one if it is new enough. */
export function findNode24() {
  const platform = process.platform === "win32" ? "win" : process.platform;
  const program = process.platform === "win32" ? "node.exe" : "node";
  const installed = inProject(`node_modules/node-${platform}-${process.arch}/bin/${program}`);
  if (existsSync(installed)) return installed;
  if (Number(process.versions.node.split(".")[0]) >= 24) return process.execPath;
  console.error(
    `Node ${process.versions.node} runs here, Sondeo needs 24, and npm has none for ${platform}-${process.arch}: install Node 24.`,
  );
  return process.exit(1);
}

/**
 * The environment for what runs on Node 24: it and the packages' programs come first. Compiled code is kept, for a start
 * without it takes 0.2 s of processor and 25 MB more, to strip types.
 */
export const environmentFor = (node24, extra = {}) => ({
  NODE_COMPILE_CACHE: inProject("node_modules/.cache/compiled"),
  ...process.env,
  PATH: [dirname(node24), inProject("node_modules/.bin"), process.env.PATH].join(delimiter),
  ...extra,
});

/**
 * Where code is guarded by memory keys (some x64 processors, Linux), V8 aborts the whole process now and then when a thread ends while
 * others compile (nodejs/node#64500).
 */
export const steadyFlags =
  process.platform === "linux" && process.arch === "x64" ? ["--no-memory-protection-keys"] : [];

/**
 * How Node runs a command. Twice the young objects, as V8 has it, save no time and take 80 MB more on large pages. Patterns become machine
 * code at once: by bytecode first, each is compiled twice, a tenth of the time. TurboFan waits for ten times as many calls: an eighth less.
 */
export const engineFlags = [
  ...steadyFlags,
  "--max-semi-space-size=16",
  "--no-regexp-tier-up",
  "--invocation-count-for-turbofan=30000",
];

/** The JavaScript file behind a package's program, for running it by Node 24. */
export function programOf(packageName, program = packageName.split("/").at(-1)) {
  const { bin } = readJson(`node_modules/${packageName}/package.json`);
  return inProject(join("node_modules", packageName, typeof bin === "string" ? bin : bin[program]));
}

/** The prerenderer gives each page ten seconds, and no setting for more. */
const waitedTooLong = /aborted due to timeout/;

function runBuild(node24) {
  const built = spawnSync(node24, [programOf("@react-router/dev", "react-router"), "build"], {
    cwd: projectFolder,
    stdio: ["ignore", "inherit", "pipe"],
    encoding: "utf8",
    env: environmentFor(node24, { NODE_ENV: "production" }),
  });
  process.stderr.write(built.stderr);
  return built;
}

/** Builds the web part unless the last build was made of the same sources. Returns the exit code. */
export function buildWeb(node24) {
  const stamp = inProject("build/.sources");
  const sources = hashOfSources();
  if (existsSync(inProject("build/client")) && existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return 0;
  if (!mayWriteHere("the web part has to be built")) return 1;
  console.log("Building the web part …");
  let built = runBuild(node24);
  if (built.status !== 0 && waitedTooLong.test(built.stderr)) {
    console.log("A page took too long, as on a busy machine: building once more …");
    built = runBuild(node24);
  }
  const { status } = built;
  if (status === 0) writeFileSync(stamp, sources);
  return status ?? 1;
}

const webSources = [
  "src/web",
  "src/i18n",
  "src/domain",
  "src/contract",
  "public",
  "package-lock.json",
  "tsconfig.base.json",
  "vite.config.ts",
  "react-router.config.ts",
];

function hashOfSources() {
  const hash = createHash("sha256");
  for (const path of webSources.flatMap(filesUnder))
    hash
      .update(path)
      .update("\0")
      .update(readFileSync(inProject(path)));
  return hash.digest("hex");
}

function filesUnder(path) {
  if (!existsSync(inProject(path))) return [];
  if (statSync(inProject(path)).isFile()) return [path];
  return readdirSync(inProject(path))
    .toSorted()
    .flatMap((name) => filesUnder(`${path}/${name}`));
}
