import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";

const project = resolve(import.meta.dirname, "..");
const documents = globSync(["*.md", "docs/**/*.md", "src/**/*.md"], { cwd: project });
const made = /^(build|node_modules|bench)\//;

/** Links to files, and paths in backticks that begin with a folder of the project or one beside the document. */
function* pathsNamedIn(document: string): Generator<string> {
  const text = readFileSync(resolve(project, document), "utf8");
  for (const [, link = ""] of text.matchAll(/\]\((?!https?:|#)([^)#\s]+)/g))
    yield resolve(project, dirname(document), link);
  for (const [, path = ""] of text.matchAll(/`([a-z]+\/[\w./-]+)`/g)) {
    const [folder = ""] = path.split("/", 1);
    const beside = resolve(project, dirname(document));
    if (existsSync(resolve(project, folder)) && !made.test(path)) yield resolve(project, path);
    else if (existsSync(resolve(beside, folder))) yield resolve(beside, path);
  }
}

test.each(documents)("%s names only files that are there", (document) => {
  const missing = [...pathsNamedIn(document)].filter((path) => !existsSync(path));
  expect(missing.map((path) => path.slice(project.length + 1))).toEqual([]);
});
