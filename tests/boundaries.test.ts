import { spawnSync } from "node:child_process";
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";

const project = resolve(import.meta.dirname, "..");
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "boundaries-"));
  copyFileSync(join(project, ".oxlintrc.json"), join(folder, ".oxlintrc.json"));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** What the project's lint says of a file with this one line at this place. */
const lint = (file: string, line: string) => {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `${line}\n`);
  const { stdout } = spawnSync(
    process.execPath,
    [join(project, "node_modules/oxlint/bin/oxlint"), "-f", "json", file],
    {
      cwd: folder,
      encoding: "utf8",
    },
  );
  const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; message: string; help?: string }[] };
  return diagnostics
    .filter(({ code }) => /no-restricted-imports|no-process-env|no-cycle/.test(code))
    .map(({ message, help }) => `${message} ${help ?? ""}`);
};

const use = (from: string) => `import { thing } from "${from}"; export const other = thing;`;

test.each([
  ["src/domain/x.ts", use("../contract/index.ts"), "domain is the ground floor"],
  ["src/domain/x.ts", use("pg"), "domain imports no package but zod"],
  ["src/contract/x.ts", use("../server/config.ts"), "contract knows domain only"],
  ["src/i18n/es/x.ts", use("../../web/root.tsx"), "i18n knows domain and contract only"],
  ["src/extract/values/x.ts", use("../../scraper/index.ts"), "Engines are strangers"],
  ["src/trade/x.ts", use("../extract/index.ts"), "Engines are strangers"],
  ["src/scraper/x.ts", use("../server/config.ts"), "An engine knows no user"],
  ["src/trade/x.ts", use("../contract/research.ts"), "An engine knows no user"],
  ["src/ai/x.ts", use("../i18n/index.ts"), "An engine knows no user"],
  ["src/extract/x.ts", use("node:fs"), "extract is pure"],
  ["src/server/x.ts", use("../web/root.tsx"), "server knows neither screens nor terminal"],
  ["src/server/http/x.ts", use("../../cli/main.ts"), "server knows neither screens nor terminal"],
  ["src/server/jobs/x.ts", use("../features/research/jobs.ts"), "What carries the features does not know them"],
  ["src/server/auth.ts", use("./features/accounts/login.ts"), "What carries the features does not know them"],
  ["src/server/access/x.ts", use("../features/accounts/login.ts"), "What carries the features does not know them"],
  ["src/server/features/accounts/x.ts", use("../searches/list-searches.ts"), "Features do not import each other"],
  ["src/server/features/accounts/x.ts", use("../../app.ts"), "A feature does not know who composes it"],
  ["src/server/features/accounts/x.ts", use("../../../web/root.tsx"), "server knows neither screens nor terminal"],
  ["src/web/api/x.ts", use("../../server/config.ts"), "The browser calls the server through src/contract"],
  ["src/web/components/x.tsx", use("../../extract/index.ts"), "Engines run on the server"],
  ["src/web/x.ts", use("node:path"), "Screens run in a browser"],
  ["src/web/screens/login/x.tsx", use("../signup/screen.tsx"), "Screens are strangers"],
  ["src/web/screens/login/x.tsx", use("../../../trade/index.ts"), "Engines run on the server"],
  ["src/cli/x.ts", use("../web/root.tsx"), "The terminal does not know the screens"],
  ["src/server/features/accounts/x.ts", "export const port = process.env.PORT;", "process.env"],
  ["src/scraper/x.ts", "export const port = process.env.PORT;", "process.env"],
])("%s may not say: %s", (file, line, sentence) => {
  expect(lint(file, line)).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  ["src/domain/x.ts", use("./plan.ts")],
  ["src/domain/x.ts", use("zod")],
  ["src/contract/x.ts", use("../domain/plan.ts")],
  ["src/extract/values/x.ts", use("../tree.ts")],
  ["src/extract/values/x.test.ts", use("node:fs")],
  ["src/server/app.ts", use("./features/research/routes.ts")],
  ["src/server/features/accounts/x.ts", use("../../http/route.ts")],
  ["src/server/features/accounts/x.ts", use("../../../trade/index.ts")],
  ["src/web/screens/login/x.tsx", use("../../components/button.tsx")],
  ["src/cli/x.ts", use("../server/config.ts")],
  ["src/server/main.ts", "export const config = process.env;"],
])("%s may say: %s", (file, line) => {
  expect(lint(file, line)).toEqual([]);
});

test("two files may not import each other", () => {
  expect(lint("src/trade/one.ts", 'import { two } from "./two.ts"; export const one = () => two;')).toEqual([]);
  expect(lint("src/trade/two.ts", 'import { one } from "./one.ts"; export const two = () => one;')).toEqual([
    expect.stringContaining("ycle"),
  ]);
});
