import type { figures as es } from "../es/figures.ts";
import type { Translation } from "../index.ts";

export const figures: Translation<typeof es> = {
  metaTitle: "Figures · Sondeo",
  menu: "Figures",
  title: "Figures of this installation",
  lead: "Everybody's reports are made of these. You can bring newer figures, or those of more products: they are free and cost nothing of any plan.",
  failed: "We could not read what figures there are. Try again.",
  offersTitle: "What you can import",
  has: (p) => `You have ${p.years}, version ${p.version}.`,
  hasExtract: (p) => `You only have a sample of ${p.years}, version ${p.version}.`,
  hasNothing: "You have nothing of this source.",
  expected: (p) => `The source usually has figures up to ${p.year} by now.`,
  upToDate: "It is up to date.",
  download: (p) => `Downloads some ${p.megabytes} MB.`,
  gives: {
    baci: "Trade between countries in every product. If you import one only, take this.",
    "faostat-trade": "Agricultural trade as each side reports it, with prices at departure and on arrival.",
    "faostat-production": "Output of crops and livestock, in tonnes.",
    "faostat-forestry": "Wood: output and trade of each country, in cubic metres.",
    usgs: "Metals that leave each country's mines.",
    bgs: "Output of more than seventy minerals.",
  },
  import: "Import",
  importAgain: "Import again",
  importingNote: "You may leave this page: the import goes on. Until it ends, reports use the figures of before.",
  importingElsewhere: (p) => `${p.source} is being imported already. Wait until that ends.`,
  done: (p) => `Imported: ${p.what}. The next reports use these figures.`,
  cancelled: "Import cancelled: the figures are those of before. What was downloaded is kept for the next time.",
  places: {
    folder: "The figures stay on this machine.",
    bucket: "The figures are copied to the common store, and the other machines use them within a minute.",
    "not-shared":
      "This installation is spread over machines that each have a folder of their own, so nothing can be imported from here. Whoever set it up has to name a common place in TRADE_DATA_URL.",
  },
  free: (p) => `Free disk space: ${p.gigabytes} GB.`,
  installedTitle: "Installed figures",
  rows: (p) => `${p.rows} rows`,
  newer: "Bring newer figures",
  noticeTitle: (p) => `You can have figures of every product, up to ${p.year}`,
  noticeText:
    "Those that came along cover mostly food, and many are of 2011. CEPII BACI is free, and a button imports it.",
  noticeOpen: "See the figures",
  noticeLater: "Not now",
  openScreen: "Import them under “Figures”",
};
