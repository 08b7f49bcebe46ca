import type { Translation } from "../index.ts";
import type { noFigures as noFiguresEs, apart as apartEs } from "../es/no-figures.ts";

export const noFigures: Translation<typeof noFiguresEs> = {
  onlyAPart: (source) =>
    `${source} covers only part of this product, or mixes it with others: we do not show that figure as if it were its own.`,
  wholeCode: (code, typed) =>
    `Code ${code} may cover more than “${typed}”: what is known about it, and any figures once there are some, are for the whole code.`,
  produced: "What we do know: who produces it",
  mined: (metal) => `What we do know: who mines ${metal}`,
  producedIn: (tonnes, countries, year) =>
    `${tonnes} metric tons in ${countries} ${countries === 1 ? "country" : "countries"} in ${year}.`,
  minedHint: "These are metric tons of the metal contained in what leaves the mines, not of this product.",
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
  volumeTitle: (name) => `Who produces, exports and imports it, in cubic meters: ${name}`,
  madeIn: (cubicMetres, countries, year) =>
    `${countries === 1 ? "1 country" : `${countries} countries`} produced ${cubicMetres} m³ in ${year}. They cannot be added to metric tons.`,
  exportedIn: (cubicMetres, year) => `Exports in ${year} came to ${cubicMetres} m³.`,
  importedIn: (cubicMetres, year) => `Imports in ${year} came to ${cubicMetres} m³.`,
  volumeImporters: "Largest importers in cubic meters",
  volumeMakers: "Largest producers in cubic meters",
  volumeExporters: "Largest exporters in cubic meters",
  volumeColumns: { country: "Country", cubicMetres: "m³", share: "Share" },
  productionColumns: { country: "Country", tonnes: "Metric tons", share: "Share" },
  namedBy: "Countries that have it among their main exports",
  namedByHint: (year) =>
    `According to the CIA’s World Factbook${year === null ? "" : ` (${year})`}, which does not say how much: a small country may export very little (confidence D).`,
  untraded: (places) =>
    `No source in this installation has any trade of ${places}: very little is exported there, or another country counts it.`,
  fillTitle: "How to get its figures",
  ways: {
    "import-baci": {
      source: "CEPII BACI",
      gives: "trade between countries for every code, free",
      what: "Import CEPII BACI, which has every code",
      how: "sondeo data import baci",
    },
    "import-faostat-trade": {
      source: "FAOSTAT trade",
      gives: "crops and livestock products, with partner countries, free",
      what: "Import FAOSTAT trade",
      how: "sondeo data import faostat-trade",
    },
    "connect-comtrade": {
      source: "UN Comtrade",
      gives: "the latest each country has reported; requires a key and a license that allows this use",
      what: "Connect UN Comtrade, if this installation’s license allows it",
      how: "COMTRADE_LICENSED",
    },
  },
  askOperator: "These sources have it. Ask whoever runs this installation to add one:",
};

export const apart: Translation<typeof apartEs> = {
  title: (countries, _count, year) => `Only ${countries} reported this product separately in ${year}`,
  someCountries: (count) => `${count} countries`,
  body: (count) =>
    `It did not have its own code in the Harmonized System yet, and the other countries counted it within other products. The trade figures are for ${count === 1 ? "that country" : "those countries"} only, not the world; production is for all countries.`,
  toldByBuyers: (sellers, reporters) => `Of ${sellers}, only what ${reporters} reported buying is known.`,
  theseCountries: "those countries",
  reporters: "Countries that report it",
  exporter: "Largest reported exporter",
  importer: "Its largest buyer",
  production: "World production",
  price: "Export price",
  fillTitle: "How to get every country’s figures",
};
