import { expect, test } from "vitest";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { nameFit } from "../names/name-fit.ts";
import { fieldOf, setOf, type Some } from "../set-fixture.ts";
import { bindingScore } from "./field-fit.ts";

const title = findConceptById("title");
const scoresOf = (fields: readonly Some[], count: number): number[] => {
  const set = setOf(fields, { count });
  return set.fields.map((field, order) => bindingScore(field, set, title, ["titulo"], order));
};

const cars: Some = { path: "h2.two>a", samples: ["Seat Ibiza", "Seat León", "Seat Ibiza"], distinct: 4 };
const towns: Some = { path: "div>span", samples: ["Lugo", "Vigo", "Ourense"], distinct: 36 };
const links: Some = { path: "h2.one>a@href", type: "url", samples: ["/1", "/2", "/3"], distinct: 40 };

test("the heading that leads to each record is its title, also where several are called the same", () => {
  const [heading = 0, town = 0] = scoresOf([cars, towns, links], 40);
  expect(heading).toBeGreaterThan(town);
});

test("so is a heading whose words stand in an element of their own within the link", () => {
  const [heading = 0, town = 0] = scoresOf([{ ...cars, path: "h2.two>a>span" }, towns, links], 40);
  expect(heading).toBeGreaterThan(town);
});

test("words that lead to the page of each record name it before what it is described by, though several are called the same", () => {
  const place: Some = { path: "a.item", samples: ["Casa en Quinta Alta", "Casa en Quinta Baja"], distinct: 20 };
  const prose: Some = { path: "div>p", samples: ["Situada en un lugar privilegiado ".repeat(4).trim()], distinct: 40 };
  const marks = Array.from({ length: 8 }, (_, i): Some => ({ type: "number", path: `p#${i}`, samples: ["1", "2"] }));
  const [name = 0, description = 0] = scoresOf(
    [...marks, place, ...marks, prose, { ...links, path: "a.item@href" }],
    40,
  ).filter((_, i) => i === 8 || i === 17);
  expect(name).toBeGreaterThan(description);
});

test("a day, its time and the same words behind it in all records name none of them", () => {
  const days = ["Jan 5, 2026", "Jan 12, 2026", "Feb 3, 2026"];
  const row: Some = { path: "div=", samples: days.map((day) => `${day} 1:00 PM Agenda Minutes`), distinct: 40 };
  const day: Some = { path: "div=|date", type: "date", samples: days, distinct: 40 };
  expect(scoresOf([row, day], 40)[0]).toBe(0);
});

test("class words that are written as one are read as two", () => {
  const venue = fieldOf({ path: "div>span.venuename", nameFrom: "position" }, 0);
  expect(nameFit(venue, null, ["venue"])).toBeGreaterThan(0);
  expect(nameFit(fieldOf({ path: "div>span.revenue", nameFrom: "position" }, 0), null, ["venue"])).toBe(0);
});

test("a class that says how the page is built does not hide the one around it", () => {
  const field = fieldOf({ path: "div.universidad>div.content>a", nameFrom: "position" }, 0);
  expect(nameFit(field, null, ["universidad"])).toBeGreaterThan(0);
});
