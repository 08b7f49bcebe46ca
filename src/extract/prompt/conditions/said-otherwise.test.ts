import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const pageOf = (lang: string, title: string, records: readonly string[]): string =>
  `<!doctype html><html lang="${lang}"><head><title>${title}</title></head><body><main><h1>${title}</h1><div>${records
    .map((record) => `<div class="row">${record}</div>`)
    .join("")}</div></main></body></html>`;

const firm = (name: string, kind: string, place: string, i: number): string =>
  `<h3><a href="/f/${i}">${name}</a></h3><p class="kind">${kind}</p><p class="place">${place}</p>`;
const firms = pageOf(
  "en",
  "Suppliers",
  [
    ["Harbor Mills", "Wholesale", "Reading, PA"],
    ["Blue Quarry", "Retail", "Dayton, OH"],
    ["Stone & Vine", "Red wine", "Erie, PA"],
    ["Cobalt Press", "Olive oil", "Austin, TX 78701"],
    ["Fern House", "Wholesale", "Toledo, OH"],
  ].map(([name = "", kind = "", place = ""], i) => firm(name, kind, place, i)),
);

const wares = pageOf(
  "de",
  "Angebote",
  [
    ["Rucksack Tarn", "Leder", "49 €", "auf Lager", "Deutschland"],
    ["Jeep Modell 41", "Stahl", "120 €", "ausverkauft", "Spanien"],
    ["Uhr Solstitium", "Edelstahl", "230 €", "auf Lager", "Deutschland"],
    ["Puzzle Jeep Parade", "Papier", "15 €", "auf Lager", "Rumänien"],
    ["Lampe Firn", "Holz", "80 €", "ausverkauft", "Italien"],
  ].map(
    ([name = "", stuff = "", price = "", stock = "", land = ""], i) =>
      `<h3><a href="/w/${i}">${name}</a></h3><p class="stuff">${stuff}</p><span class="price">${price}</span><p class="stock">${stock}</p><p class="land">${land}</p>`,
  ),
);

const namesFrom = (page: string, prompt: string): string[] =>
  extract(page, prompt).rows.map((cells) => cells[0]?.raw ?? "");

test.each([
  ["empresas de Pensilvania", ["Harbor Mills", "Stone & Vine"]],
  ["empresas de Texas, con su ubicación", ["Cobalt Press"]],
  ["empresas que sean mayoristas", ["Harbor Mills", "Fern House"]],
  ["empresas de vino tinto", ["Stone & Vine"]],
  ["empresas de aceite de oliva", ["Cobalt Press"]],
  ["empresas que no sean de Ohio", ["Harbor Mills", "Stone & Vine", "Cobalt Press"]],
])("on an English page: %s", (prompt, expected) => {
  expect(namesFrom(firms, prompt)).toEqual(expected);
});

test.each([
  ["productos de Alemania, nombre y precio", ["Rucksack Tarn", "Uhr Solstitium"]],
  ["productos de cuero o madera, nombre y precio", ["Rucksack Tarn", "Lampe Firn"]],
  ["nombre y precio de los agotados", ["Jeep Modell 41", "Lampe Firn"]],
  ["name and price of what is in stock", ["Rucksack Tarn", "Uhr Solstitium", "Puzzle Jeep Parade"]],
  ["los Jeep de menos de 200 euros, con precio", ["Jeep Modell 41", "Puzzle Jeep Parade"]],
])("on a German page: %s", (prompt, expected) => {
  expect(namesFrom(wares, prompt)).toEqual(expected);
});

const films = pageOf(
  "nl",
  "Films",
  [
    ["De stille molen", ["Bevat geweld", "16 jaar en ouder"]],
    ["Zomer in Delft", ["Alle leeftijden"]],
    ["Nachttrein", ["16 jaar en ouder"]],
    ["Het meer", ["Bevat angst", "Bevat geweld", "12 jaar en ouder"]],
  ].map(
    ([name, icons], i) =>
      `<h2><a href="/${i}">${String(name)}</a></h2><div>${(icons as string[]).map((alt) => `<img src="/i/${alt.length}.png" alt="${alt}">`).join("")}</div><p>Een film over ${String(name)} en meer.</p>`,
  ),
);

test.each(["films rated for 16 and over", "títulos de las películas para mayores de 16 años"])(
  "an age that icons show: %s",
  (prompt) => {
    expect(namesFrom(films, prompt)).toEqual(["De stille molen", "Nachttrein"]);
  },
);

const programmes = pageOf(
  "en",
  "Schedule",
  [
    ["08:00", "Morning Tide", "with Nora Pell"],
    ["10:00", "City Desk", "with Bram Osei"],
    ["12:00", "Long Wave", "with Nora Pell"],
    ["15:00", "Low Lamps", "with Ida Quist"],
  ].map(([time = "", name = "", host = ""], i) => `<b>${time}</b><h3><a href="/s/${i}">${name}</a></h3><p>${host}</p>`),
);

test.each(["¿a qué horas suena Nora Pell? programa y hora", "when is Nora Pell on? show and time"])(
  "a name in a question chooses the records: %s",
  (prompt) => {
    expect(namesFrom(programmes, prompt)).toEqual(["Morning Tide", "Long Wave"]);
  },
);

test("a name in a question that the page lacks is reported", () => {
  const { understood } = extract(programmes, "¿a qué horas suena Vera Molnar? programa y hora");
  expect(understood.notFound).toEqual(["Vera Molnar"]);
});
