import type { FlowSource } from "./flow-source.ts";

/** Subheadings of the snapshot, by heading. */
const subheadings = {
  "2713": ["20", "90"],
  "2714": ["10"],
  "2716": ["00"],
  "2804": ["10"],
  "2844": ["50"],
  "2845": ["10", "20", "30", "40"],
  "7613": ["00"],
  "8401": ["10", "30", "40"],
  "8402": ["11", "12", "20", "90"],
  "8403": ["10", "90"],
  "8406": ["90"],
  "8411": ["99"],
  "8502": ["20", "40"],
  "8503": ["00"],
  "8504": ["40", "50"],
  "8541": ["59"],
  "8544": ["60"],
  "8546": ["10", "20", "90"],
};

/**
 * CEPII BACI, HS 2022 release: flows already reconciled between exporter and importer, free on board.
 * The snapshot holds its energy and electrical subheadings; each is one item.
 */
export const baci: FlowSource = {
  ref: {
    id: "baci",
    title: "CEPII, BACI",
    version: "V202501",
    licence: "Etalab-2.0",
    url: "https://www.cepii.fr/CEPII/en/bdd_modele/bdd_modele_item.asp?id=37",
  },
  readItems: () =>
    Object.entries(subheadings)
      .flatMap(([heading, endings]) => endings.map((ending) => heading + ending))
      .map((code) => ({ hs6: [code], items: [code], answers: [], name: null })),
};
