import type { HarvestUse } from "../../domain/figure.ts";

/** What production counts beyond the traded good. */
export const harvest = {
  /** After "la que". */
  uses: {
    "wine-raisins-juice": "se hace vino, pasas o jugo",
    juice: "se hace jugo",
    "juice-cider": "se hace jugo o sidra",
    "canned-juice": "se hace conserva o jugo",
    "paste-juice-canned": "se hace concentrado, jugo o conserva",
    "frozen-flakes-starch": "se congela o se hace copos o almidón",
    dried: "se seca",
    shelled: "se vende sin cáscara",
    "shelled-oil": "se vende sin cáscara o se hace aceite",
    "copra-oil": "se hace copra o aceite",
    milled: "se descascarilla y se blanquea",
    sugar: "se hace azúcar",
    several: "se transforma en otros productos",
  } satisfies Record<HarvestUse, string>,
  note: "Es toda la cosecha, también la que {use}: eso se exporta con otros códigos.",
};
