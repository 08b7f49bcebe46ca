import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const row = (link: string, words: string, day: string, size: string): string =>
  `<tr><td><a href="${link}">${words}</a></td><td>${day}</td><td>${size}</td></tr>`;

test("the way to the folder above is no file of a listing", () => {
  const files = ["acta.pdf", "balance.pdf", "memoria.pdf", "plan.pdf"];
  const page = `<html lang="en"><body><h1>Index of /actas</h1><table><tr><th>Name</th><th>Last modified</th><th>Size</th></tr>${row("/", "Parent Directory", "&nbsp;", "-")}${files
    .map((file, i) => row(file, file, `2026-03-0${i + 1} 10:1${i}`, `${i + 11}K`))
    .join("")}</table></body></html>`;
  expect(extract(page, "name, size").plain.map((one) => one.name)).toEqual(files);
});
