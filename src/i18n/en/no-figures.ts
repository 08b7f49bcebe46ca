import type { Translation } from "../index.ts";
import type { noFigures as noFiguresEs, apart as apartEs } from "../es/no-figures.ts";

export const noFigures: Translation<typeof noFiguresEs> = {
  onlyAPart: (source) =>
    `${source} has only a part of this product, or mixes it with others: we do not show that figure as its own.`,
  wholeCode: (code, typed) =>
    `Code ${code} may hold more than “${typed}”: what is known of it, and its figures once there are some, are of the whole code.`,
  produced: "What we do know: who makes it",
  mined: (metal) => `What we do know: who mines ${metal}`,
  producedIn: (tonnes, countries, year) => `${tonnes} tonnes in ${countries} countries in ${year}.`,
  minedHint: "These are tonnes of the metal in what leaves the mines, not of this product.",
  metals: {
    cobalt: "cobalt",
    copper: "copper",
    gold: "gold",
    lead: "lead",
    lithium: "lithium",
    manganese: "manganese",
    nickel: "nickel",
    silver: "silver",
    tin: "tin",
    zinc: "zinc",
  },
  volumeTitle: (name) => `Who makes, exports and imports it, in cubic metres: ${name}`,
  madeIn: (cubicMetres, countries, year) =>
    `${countries} countries made ${cubicMetres} m³ in ${year}. They cannot be added to tonnes.`,
  exportedIn: (cubicMetres, year) => `The exports of ${year} came to ${cubicMetres} m³.`,
  importedIn: (cubicMetres, year) => `The imports of ${year} came to ${cubicMetres} m³.`,
  volumeImporters: "Largest importers in cubic metres",
  volumeMakers: "Largest makers in cubic metres",
  volumeExporters: "Largest exporters in cubic metres",
  volumeColumns: { country: "Country", cubicMetres: "m³", share: "Share" },
  productionColumns: { country: "Country", tonnes: "Tonnes", share: "Share" },
  namedBy: "Countries that have it among their main exports",
  namedByHint: (year) =>
    `According to the CIA's World Factbook${year === null ? "" : ` (${year})`}, which does not say how much: a small country may export very little (confidence D).`,
  fillTitle: "How to get its figures",
  ways: {
    "import-baci": {
      source: "CEPII BACI",
      gives: "trade between countries of every code, free",
      what: "Import CEPII BACI, which has every code",
      how: "sondeo data import baci",
    },
    "import-faostat-trade": {
      source: "FAOSTAT's trade",
      gives: "crops and livestock products, with partner countries, free",
      what: "Import FAOSTAT's trade",
      how: "sondeo data import faostat-trade",
    },
    "connect-comtrade": {
      source: "UN Comtrade",
      gives: "what each country reported last; asks for a key and a licence that allows this use",
      what: "Connect UN Comtrade, if this installation's licence allows it",
      how: "COMTRADE_LICENSED",
    },
  },
  askOperator: "These sources have it. Ask whoever runs this installation to add one:",
};

export const apart: Translation<typeof apartEs> = {
  title: (countries, _count, year) => `Only ${countries} reported this product separately in ${year}`,
  someCountries: (count) => `${count} countries`,
  body: "It had no code of its own in the Harmonized System yet, and the other countries counted it within other products. The trade figures are of those countries only, not of the world; production is of all countries.",
  reporters: "Countries that report it",
  exporter: "Largest reported exporter",
  importer: "Its largest buyer",
  production: "World production",
  price: "Price on departure",
  fillTitle: "How to get every country's figures",
};
