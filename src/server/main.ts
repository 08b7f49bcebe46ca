import path from "node:path";
import { buildApp } from "./app.ts";
import { ConfigError } from "./config-error.ts";
import { readConfig } from "./config.ts";
import { makeKeptFolder } from "./data-dir.ts";
import { migrateDatabase, UnusableDatabase } from "./db/client.ts";
import { EmbeddedPostgresError } from "./db/embedded-error.ts";
import { startEmbeddedPostgres } from "./db/embedded.ts";
import { openDeps } from "./deps.ts";
import { endAll } from "./end-all.ts";
import { prepareAccess } from "./features/accounts/prepare-access.ts";
import { makeLogger } from "./logging.ts";
import { paymentsOffNotice } from "./payments/payments-off-notice.ts";

/** Starts the server and says on the console what a person needs to know. */
async function start(): Promise<void> {
  const startedAt = performance.now();
  const config = readConfig(process.env);
  makeKeptFolder("DATA_DIR", config.dataDir);
  const log = makeLogger(config.logLevel);
  for (const notice of config.notices) console.warn(notice);

  const embedded = config.databaseUrl
    ? null
    : await startEmbeddedPostgres({ folder: path.join(config.dataDir, "postgres") });
  const connection = embedded?.connection ?? { connectionString: config.databaseUrl! };
  await migrateDatabase(connection);
  const deps = await openDeps(config, connection, log);
  const starting = { ...deps, db: deps.patientDb };
  const paymentsOff = await paymentsOffNotice(starting);
  if (paymentsOff) console.warn(paymentsOff);
  const setupLink = await prepareAccess(starting);
  const app = await buildApp(deps);

  let closing = false;
  const close = async (code: number): Promise<void> => {
    if (closing) return;
    closing = true;
    await endAll(log, { web: () => app.close() });
    await deps.close();
    await endAll(log, { database: () => embedded?.stop() });
    process.exit(code);
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void close(0));

  if (config.roles.includes("web")) {
    try {
      await app.listen({ host: config.host, port: config.port });
    } catch (error) {
      console.error(listenProblem(error, config.host, config.port));
      await close(1);
    }
    console.log(`Sondeo is ready on ${config.appUrl} (${Math.round(performance.now() - startedAt)} ms)`);
    if (setupLink)
      console.log(`Nobody owns this installation yet. Open this link once to become its owner:\n${setupLink}`);
  } else {
    console.log("Sondeo's worker is ready");
  }
}

function listenProblem(error: unknown, host: string, port: number): string {
  const code = error instanceof Error && "code" in error ? error.code : "";
  if (code === "EADDRINUSE") return `Port ${port} on ${host} is taken by another program. Stop it, or set PORT.`;
  if (code === "EACCES") return `Port ${port} may not be opened by this user. Set PORT to 1024 or more.`;
  return `Cannot listen on ${host}:${port}: ${String(code)}`;
}

start().catch((error: unknown) => {
  const known = [ConfigError, EmbeddedPostgresError, UnusableDatabase].some((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? error.message : error);
  process.exit(1);
});
