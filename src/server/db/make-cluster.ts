import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { EmbeddedPostgresError } from "./embedded-error.ts";
import { isAlive } from "./postmaster-lock.ts";
import { giveTo, type Unprivileged } from "./unprivileged.ts";

const majorVersion = "18";

/** Data files in `folder`: those that are there, or new ones, made beside it and moved into place whole. */
export function makeCluster(folder: string, initdb: string, superuser: string, as: Unprivileged): void {
  const versionFile = join(folder, "PG_VERSION");
  if (existsSync(versionFile)) {
    const version = readFileSync(versionFile, "utf8").trim();
    if (version === majorVersion) return;
    throw new EmbeddedPostgresError(
      "wrong-folder",
      `${folder} holds data of PostgreSQL ${version}, this Sondeo runs ${majorVersion}: back it up with the Sondeo that made it, and restore that into a new DATA_DIR`,
    );
  }
  if (existsSync(folder) && readdirSync(folder).length > 0) {
    throw new EmbeddedPostgresError("wrong-folder", `${folder} holds files but no database: choose another DATA_DIR`);
  }
  removeAbandonedDrafts(folder);
  const draft = `${draftPrefix(folder)}${process.pid}`;
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  giveTo(as.account, draft);
  const locale = ["--encoding=UTF8", "--locale=C", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  const command = [initdb, "-D", draft, "-U", superuser, "--auth=trust", "--no-instructions", ...locale];
  const [program = initdb, ...args] = [...as.prefix, ...command];
  const result = spawnSync(program, args, { encoding: "utf8", cwd: "/", ...as.account });
  if (result.status !== 0) {
    throw new EmbeddedPostgresError("did-not-start", `initdb failed: ${result.stderr || String(result.error)}`);
  }
  writeFileSync(join(draft, "pg_hba.conf"), "local all all trust\n");
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(versionFile)) throw error;
  }
}

const draftPrefix = (folder: string) => `${folder}.new-`;

/** Left by a process that was killed while it made them. */
function removeAbandonedDrafts(folder: string): void {
  if (!existsSync(dirname(folder))) return;
  for (const name of readdirSync(dirname(folder))) {
    const draft = join(dirname(folder), name);
    if (!draft.startsWith(draftPrefix(folder)) || isAlive(Number(draft.slice(draftPrefix(folder).length)))) continue;
    rmSync(draft, { recursive: true });
  }
}
