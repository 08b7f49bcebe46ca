import type { harvest as es } from "../es/harvest.ts";
import type { Translation } from "../index.ts";

export const harvest: Translation<typeof es> = {
  uses: {
    "wine-raisins-juice": "made into wine, raisins or juice",
    juice: "made into juice",
    "juice-cider": "made into juice or cider",
    "canned-juice": "canned or made into juice",
    "paste-juice-canned": "made into paste or juice, or canned",
    "frozen-flakes-starch": "frozen or made into flakes or starch",
    dried: "dried",
    shelled: "sold without its shell",
    "shelled-oil": "sold without its shell or made into oil",
    "copra-oil": "made into copra or oil",
    milled: "husked and milled",
    sugar: "made into sugar",
    several: "made into other products",
  },
  note: "It is the whole harvest, including what is {use}, which is exported under other codes.",
};
