import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const threads = ["Riego por goteo", "Poda de otoño", "Semillas viejas", "Suelo arcilloso", "Compost en casa", "Plagas"];
const boards = ["Huerto", "Frutales", "Huerto", "Suelos", "Suelos", "Plagas y remedios"];
const writers = ["huertano", "lechuga7", "tomatera", "huertano", "azada", "calabacín"];
const last = ["azada", "Marta R.", "huertano", "lechuga7", "tomatera", "azada"];

const user = (name: string): string => `<a href="/profile/user/${encodeURIComponent(name)}">${name}</a>`;
const forum = `<html lang="en"><body><main><table><thead><tr><th>Discussion</th><th>Created</th><th>Most recent</th></tr></thead><tbody>${threads
  .map(
    (thread, i) =>
      `<tr><td><a href="/forum/post/${i}">${thread}</a><div><a href="/forum/board/${encodeURIComponent(boards[i] ?? "")}">${boards[i]}</a></div></td>
       <td>${user(writers[i] ?? "")} <span>May ${i + 3}, 2025</span></td><td>${user(last[i] ?? "")} <span>June ${i + 3}, 2025</span></td></tr>`,
  )
  .join("")}</tbody></table></main></body></html>`;

test("the address that a link leads to says whose name it is, and what the text beside the title is", () => {
  const { plain } = extract(forum, "the title, the board and the author");
  expect(plain).toEqual(threads.map((title, i) => ({ title, board: boards[i], author: writers[i] })));
});

test("who did something is asked for by it, and the link is that on what was asked for first", () => {
  const { plain } = extract(forum, "the discussion, the link, the author and the last post by");
  expect(plain).toEqual(
    threads.map((discussion, i) => ({
      discussion,
      link: `https://www.ejemplo.es/forum/post/${i}`,
      author: writers[i],
      "last post by": last[i],
    })),
  );
});

test("a figure with just the words that were asked for is the answer, whatever else is counted", () => {
  const parks = [541, 1, 85, 52];
  const html = `<html lang="en"><body><main>${parks
    .map(
      (sites, i) =>
        `<div class="card"><h2><a href="/p/${i}">Alder Park ${"ABCD"[i]}</a></h2><h3>${sites} matching sites</h3>
         <a href="/p/${i}?type=tent">Tent site (${i + 4})</a></div>`,
    )
    .join("")}</main></body></html>`;
  expect(extract(html, "name, link and matching sites").plain.map((row) => row["matching sites"])).toEqual(
    parks.map((sites) => `${sites} matching sites`),
  );
});

test("what answers to another text is its title, with the Re that begins it", () => {
  const subjects = ["Re: Water pump", "Re: Old seeds", "Re: Clay soil", "Thermometers"];
  const html = `<html lang="en"><body><main><ul>${subjects
    .map((subject, i) => `<li><a href="/t/${i}">${subject}</a> <span>May ${i + 3}, 2025</span></li>`)
    .join("")}</ul></main></body></html>`;
  expect(extract(html, "title and date").plain.map((row) => row.title)).toEqual(subjects);
});
