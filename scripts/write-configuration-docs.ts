import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { aboutVariable, variables } from "../src/server/config-variables.ts";

const described = Object.entries(variables.shape).map(([name, schema]) => ({ name, ...aboutVariable(schema) }));
const groups = Map.groupBy(described, ({ group }) => group);

/** docs/configuration.md: every variable with its default and meaning, by group. */
export function configurationPage(): string {
  const tables = [...groups].map(([group, members]) =>
    [
      `## ${group}`,
      "",
      "| variable | default | meaning |",
      "|---|---|---|",
      ...members.map((about) => `| \`${about.name}\` | ${about.fallback} | ${about.meaning} |`),
    ].join("\n"),
  );
  return `# Configuration

Sondeo is configured by environment variables alone and works with none of them set. An empty one counts as unset.
A start with wrong values lists all of them and stops. Written by \`npm run docs:configuration\` from
\`src/server/config-variables.ts\`: change it there.

${tables.join("\n\n")}
`;
}

/** .env.example: the same as a file to copy, every line commented out. Sondeo itself reads no .env file. */
export function environmentExample(): string {
  const sections = [...groups].map(([group, members]) =>
    [
      `# ${group}`,
      ...members.flatMap((about) => [`# ${about.meaning} Default: ${about.fallback}`, `# ${about.name}=`]),
    ].join("\n"),
  );
  return `# Every variable of docs/configuration.md. Sondeo reads the environment, not this file:
# copy it, fill it in, and run  set -a; . ./.env; set +a; npm start

${sections.join("\n\n").replaceAll("`", "")}
`;
}

if (import.meta.main) {
  const project = resolve(import.meta.dirname, "..");
  writeFileSync(resolve(project, "docs/configuration.md"), configurationPage());
  writeFileSync(resolve(project, ".env.example"), environmentExample());
}
