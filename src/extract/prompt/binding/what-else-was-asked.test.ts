import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const heads = ["Case Caption", "Case No.", "Topics and Issues", "Author", "County", "Decided"];
const rows = [
  [
    "Vega v. Board of Harbors",
    "CA-21-112",
    "Pilot dues; whether a launch is a vessel when it is moored",
    "Ortiz",
    "Alder",
  ],
  ["State v. Marlow", "CA-21-115", "Search of a shed without a warrant; harmless error in the charge", "Dunn", "Birch"],
  [
    "In re Estate of Pell",
    "CA-21-121",
    "A will that was signed twice; witnesses who did not read it",
    "Ortiz",
    "Alder",
  ],
  [
    "Rook v. Castle Rentals",
    "CA-21-130",
    "Deposit kept after the lease; interest from the day of the claim",
    "Shaw",
    "Cedar",
  ],
].map((cells, i) => [...cells, `${i + 3}/12/2025`]);
const cells = (tag: string, texts: readonly string[]): string =>
  `<tr>${texts.map((text) => `<${tag}>${text}</${tag}>`).join("")}</tr>`;
const page = `<html lang="en"><body><main><h1>Opinions</h1><table>${cells("th", heads)}${rows
  .map(([caption = "", ...rest]) => cells("td", [`<a href="/${rest[0]}.pdf">${caption}</a>`, ...rest]))
  .join("")}</table></main></body></html>`;

test.each([
  ["the name or title"],
  ["the name or title and the docket number"],
  ["the name or title, the judges, the link and the docket number"],
  ["the docket number, the summary, the name or title and the county"],
])("the title is the same column with %s", (asked) => {
  const { plain } = extract(page, `Extract ${asked} of every record in the list`);
  expect(plain.map((row) => row["name or title"])).toEqual(rows.map(([caption]) => caption));
});
