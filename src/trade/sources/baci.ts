import type { SourceRef } from "../../domain/figure.ts";

/**
 * CEPII BACI: flows already reconciled between exporter and importer, free on board. Its items are the codes of one HS
 * revision, listed in the manifest: 32 energy and electrical subheadings in the snapshot, all of them after an import.
 */
export const baci: { readonly ref: SourceRef } = {
  ref: {
    id: "baci",
    title: "CEPII, BACI",
    version: "V202501",
    licence: "Etalab-2.0",
    url: "https://www.cepii.fr/CEPII/en/bdd_modele/bdd_modele_item.asp?id=37",
  },
};
