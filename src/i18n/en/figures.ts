import type { figures as es } from "../es/figures.ts";
import type { Translation } from "../index.ts";

export const figures: Translation<typeof es> = {
  metaTitle: "Figures · Sondeo",
  menu: "Figures",
  title: "Figures of this installation",
  lead: "Everyone’s reports come from these. You can get newer figures, or figures for more products: they are free and nothing is deducted from any plan.",
  failed: "We could not find out which figures there are. Try again.",
  offersTitle: "What you can import",
  has: (p) => `You have ${p.years}, version ${p.version}.`,
  hasExtract: (p) => `You only have a sample of ${p.years}, version ${p.version}.`,
  hasNothing: "You have no figures from this source yet.",
  expected: (p) => `The source usually has figures up to ${p.year} by now.`,
  upToDate: "It is up to date.",
  download: (p) => `Downloads about ${p.megabytes} MB.`,
  gives: {
    baci: "Trade between countries for every product. If you import only one, make it this one.",
    "faostat-trade": "Agricultural trade as each side reports it, with export and import prices.",
    "faostat-production": "Crop and livestock production, in metric tons.",
    "faostat-forestry": "Wood: production and trade of each country, in cubic meters.",
    usgs: "Metals mined in each country.",
    bgs: "Production of more than seventy minerals.",
  },
  import: "Import",
  importAgain: "Import again",
  importingNote: "You can leave this page: the import goes on. Until it finishes, reports use the earlier figures.",
  importingElsewhere: (p) => `${p.source} is already being imported. Wait until it finishes.`,
  done: (p) => `Imported: ${p.what}. New reports already use these figures.`,
  cancelled: "Import canceled: the figures are as they were. What was downloaded is kept for next time.",
  places: {
    folder: "The figures stay on this machine.",
    bucket: "The figures are copied to the shared store, and the other machines start using them within a minute.",
    "not-shared":
      "This installation runs on several machines, each with its own folder, so nothing can be imported from here. Whoever set it up has to name a shared place in TRADE_DATA_URL.",
  },
  free: (p) => `Free disk space: ${p.gigabytes} GB.`,
  installedTitle: "Installed figures",
  rows: (p) => `${p.rows} rows`,
  newer: "Get newer figures",
  noticeTitle: (p) => `You can have figures for every product, up to ${p.year}`,
  noticeText:
    "The ones that come built in cover mostly food, and many are from 2011. CEPII BACI is free and takes one button to import.",
  noticeOpen: "See the figures",
  noticeLater: "Not now",
  openScreen: "Import them under “Figures”",
};
