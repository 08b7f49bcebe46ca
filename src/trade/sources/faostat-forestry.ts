import type { SourceRef } from "../../domain/figure.ts";
import type { ExpandCode } from "./flow-source.ts";
import type { ProductionSource } from "./production-source.ts";

/** Items counted in cubic metres that together are exactly a set of subheadings. */
export type VolumeGroup = {
  readonly items: readonly string[];
  readonly hs6: readonly string[];
  /** Codes that the group answers for although its set is a little wider; its name then says so. */
  readonly answers: readonly string[];
  readonly name: { readonly es: string; readonly en: string };
};

const ref: SourceRef = {
  id: "faostat-forestry",
  title: "FAO, FAOSTAT forestry production and trade (gcamfaostat)",
  version: "2024-10-15",
  licence: "CC-BY-4.0",
  url: "https://www.fao.org/faostat/en/#data/FO",
};

type Wood = { items: string[]; codes: string[]; answers?: string[]; es: string; en: string };

/** The joint forest sector questionnaire's goods and their headings. Panels as a sum hold goods of three headings and are left out. */
const woods: readonly Wood[] = [
  { items: ["1864"], codes: ["440111", "440112"], es: "Leña", en: "Wood fuel" },
  { items: ["1865"], codes: ["4403"], es: "Madera en bruto para la industria", en: "Industrial roundwood" },
  {
    items: ["1872"],
    codes: ["4406", "4407"],
    answers: ["4407"],
    es: "Madera aserrada, con las traviesas de ferrocarril",
    en: "Sawn wood, railway sleepers included",
  },
  { items: ["1634"], codes: ["4408"], es: "Hojas para chapado", en: "Veneer sheets" },
  { items: ["1697", "1606"], codes: ["4410"], es: "Tableros de partículas y OSB", en: "Particle board and OSB" },
  { items: ["1874"], codes: ["4411"], es: "Tableros de fibra", en: "Fibreboard" },
  { items: ["1640"], codes: ["4412"], es: "Contrachapado", en: "Plywood" },
];

/** FAOSTAT forestry: wood in cubic metres, never in a column of tonnes; charcoal, pellets and dissolving pulp in tonnes. */
export const faostatForestry: ProductionSource & { readVolumes(expand: ExpandCode): readonly VolumeGroup[] } = {
  ref,
  readItems: (expand) =>
    [
      { items: ["1630"], codes: ["4402"] },
      { items: ["1693"], codes: ["440131"] },
      { items: ["1667"], codes: ["4702"] },
    ].map(({ items, codes }) => ({ items, hs6: codes.flatMap(expand), sameGood: true })),
  readVolumes: (expand) =>
    woods.map(({ items, codes, answers = [], es, en }) => ({
      items,
      hs6: codes.flatMap(expand),
      answers,
      name: { es, en },
    })),
};
