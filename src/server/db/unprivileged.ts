import { spawnSync } from "node:child_process";
import { chownSync, existsSync, readdirSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { EmbeddedPostgresError } from "./embedded-error.ts";

type Account = { readonly uid: number; readonly gid: number };

/** How to start a program that refuses to run as root. */
export type Unprivileged = {
  /** Goes before the command. */
  readonly prefix: readonly string[];
  /** Whom the command runs as; undefined: whoever runs Node. */
  readonly account: Account | undefined;
};

const nobody: Account = { uid: 65_534, gid: 65_534 };
const userNamespace = ["unshare", "--user", `--map-user=${nobody.uid}`, `--map-group=${nobody.gid}`];

/**
 * As root, a user namespace shows root as uid 65534: no account is needed and only root need enter the folders.
 * Where namespaces are off, or the data is somebody else's, the command becomes that uid, which must reach both paths.
 */
export function unprivileged(dataFolder: string, program: string): Unprivileged {
  if (process.getuid?.() !== 0) return { prefix: [], account: undefined };
  const owner = existsSync(dataFolder) ? statSync(dataFolder) : undefined;
  const ownedByRoot = owner === undefined || owner.uid === 0;
  if (ownedByRoot && spawnSync("unshare", [...userNamespace.slice(1), "true"]).status === 0) {
    return { prefix: userNamespace, account: undefined };
  }
  const account = ownedByRoot ? nobody : { uid: owner.uid, gid: owner.gid };
  for (const path of [program, dirname(dataFolder)]) {
    if (spawnSync("test", ["-x", path], account).status !== 0) {
      throw new EmbeddedPostgresError(
        "not-permitted",
        `PostgreSQL refuses to run as root, and uid ${account.uid} may not enter ${path}: run Sondeo as a plain user, ` +
          "keep it and DATA_DIR in folders that everybody may enter, allow user namespaces, or set DATABASE_URL",
      );
    }
  }
  if (ownedByRoot && owner) giveTo(account, dataFolder);
  return { prefix: [], account };
}

/** Changes the owner of a file or a whole folder; nothing without an account. */
export function giveTo(account: Account | undefined, path: string): void {
  if (!account) return;
  chownSync(path, account.uid, account.gid);
  if (!statSync(path).isDirectory()) return;
  for (const name of readdirSync(path)) giveTo(account, join(path, name));
}
