import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

type Office = readonly [name: string, phone: string];
const regions: readonly (readonly [string, readonly (readonly [string, readonly Office[]])[]])[] = [
  [
    "Galicia",
    [
      [
        "A Coruña",
        [
          ["Ferrol", "981 301 200"],
          ["Betanzos", "981 770 011"],
          ["Santiago", "981 550 101"],
        ],
      ],
      ["Lugo", [["Viveiro", "982 560 128"]]],
    ],
  ],
  [
    "Andalucía",
    [
      [
        "Cádiz",
        [
          ["Jerez", "956 149 863"],
          ["Algeciras", "956 672 720"],
        ],
      ],
      ["Jaén", [["Úbeda", "953 779 204"]]],
    ],
  ],
  [
    "Aragón",
    [
      ["Huesca", [["Jaca", "974 360 098"]]],
      [
        "Teruel",
        [
          ["Alcañiz", "978 831 213"],
          ["Calamocha", "978 863 234"],
        ],
      ],
    ],
  ],
];

type Written = {
  readonly region: (name: string, held: string) => string;
  readonly province: (name: string, held: string) => string;
  readonly office: (office: Office) => string;
  readonly around?: (list: string) => string;
};

const row = ([name, phone]: Office): string => `<tr><td>${name}</td><td>${phone}</td><td>Mañanas</td></tr>`;
const item = ([name, phone]: Office): string => `<li><b>${name}</b><br>Tel.: ${phone}</li>`;
const card = ([name, phone]: Office): string => `<div class="oficina"><h4>${name}</h4><p>${phone}</p></div>`;
const wide = (name: string, held: string): string => `<tr><td colspan="3">${name}</td></tr>${held}`;
const table = (list: string): string =>
  `<table><tr><th>Oficina</th><th>Teléfono</th><th>Horario</th></tr>${list}</table>`;

const ways: Readonly<Record<string, Written>> = {
  "headings over lists": {
    region: (name, held) => `<h2>${name}</h2>${held}`,
    province: (name, held) => `<h3>${name}</h3><ul>${held}</ul>`,
    office: item,
  },
  "blocks within blocks, each with a first line": {
    region: (name, held) => `<div class="zona"><div class="cab">${name}</div>${held}</div>`,
    province: (name, held) => `<div class="parte"><div class="cab">${name}</div><div class="lista">${held}</div></div>`,
    office: card,
  },
  "paragraphs between the records, told apart by class": {
    region: (name, held) => `<p class="grande">${name}</p>${held}`,
    province: (name, held) => `<p class="mediano">${name}</p>${held}`,
    office: card,
  },
  "entries that hold lists": {
    region: (name, held) => `<li>${name}<ul>${held}</ul></li>`,
    province: (name, held) => `<li>${name}<ul>${held}</ul></li>`,
    office: item,
    around: (list) => `<ul>${list}</ul>`,
  },
  "rows of a table that differ by what is in them": {
    region: (name, held) => `<tr><td colspan="3"><h2>${name}</h2></td></tr>${held}`,
    province: (name, held) => `<tr><td colspan="3"><b>${name}</b></td></tr>${held}`,
    office: row,
    around: table,
  },
  "rows of a table that nothing tells apart": { region: wide, province: wide, office: row, around: table },
};

const written = ({ region, province, office, around = (list) => list }: Written): string => {
  const list = regions.map(([name, provinces]) =>
    region(name, provinces.map(([of, offices]) => province(of, offices.map(office).join(""))).join("")),
  );
  return `<html lang="es"><body><main><h1>Oficinas</h1>${around(list.join(""))}</main></body></html>`;
};

const expected = regions.flatMap(([region, provinces]) =>
  provinces.flatMap(([province, offices]) => offices.map(([name, phone]) => [name, province, region, phone])),
);

test.each(Object.entries(ways))("each level above the records is a column: %s", (_, way) => {
  const rows = extract(written(way), "oficina, provincia, región y teléfono").plain.map((row) => Object.values(row));
  expect(rows).toEqual(expected);
});

test("of several levels the inner one is meant, and a wide area by the outer one", () => {
  const [way] = Object.values(ways);
  if (!way) throw new Error("nothing is written");
  const asked = (prompt: string): unknown[][] => extract(written(way), prompt).plain.map((row) => Object.values(row));
  expect(asked("oficina y provincia")).toEqual(expected.map(([name, province]) => [name, province]));
  expect(asked("oficina y región")).toEqual(expected.map(([name, , region]) => [name, region]));
});

test("what stands behind the records of each group is no heading of the next one", () => {
  const groups = regions.map(
    ([region, provinces]) =>
      `<section><h2>${region}</h2><div class="lista">${provinces.flatMap(([, offices]) => offices.map(card)).join("")}</div><p class="pie">Actualizado en ${region}</p></section>`,
  );
  const { survey } = extract(`<html lang="es"><body><main>${groups.join("")}</main></body></html>`, "oficina");
  const above = survey.sets[0]?.fields.filter(({ path }) => path.startsWith("^heading"));
  expect(above?.map(({ samples }) => samples)).toEqual([regions.map(([region]) => region)]);
});
