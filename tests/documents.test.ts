import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { expect, test } from "vitest";

const project = resolve(import.meta.dirname, "..");
const documents = globSync(["*.md", "docs/**/*.md", "src/**/*.md"], { cwd: project });
const made = /^(build|node_modules|bench)\//;

/** Links to files, and paths in backticks: from a folder of the project, from one beside the document, or up from it. */
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
  for (const [, path = ""] of text.matchAll(/`((?:\.\.\/)+[\w./-]+)`/g))
    yield resolve(project, dirname(document), path);
}

test.each(documents)("%s names only files that are there", (document) => {
  const missing = [...pathsNamedIn(document)].filter((path) => !existsSync(path));
  expect(missing.map((path) => path.slice(project.length + 1))).toEqual([]);
});

const engine = documents.filter((document) => document.startsWith("src/extract/"));

test.each(engine)("%s names only files of its folder, or with the way to them", (document) => {
  const folder = resolve(project, dirname(document));
  const text = readFileSync(resolve(project, document), "utf8");
  const names = [...text.matchAll(/`([\w.-]+\.ts)`/g)].map(([, name = ""]) => name);
  expect(names.filter((name) => !existsSync(resolve(folder, name)))).toEqual([]);
});
