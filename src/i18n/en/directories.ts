import type { directories as spanish } from "../es/directories.ts";
import type { Translation } from "../index.ts";

export const directories: Translation<typeof spanish> = {
  world: "All world trade",
  food: "Food and agriculture",
  minerals: "Minerals and metals",
  descriptions: {
    world: "Every product of the Harmonized System: who exports it, to whom and at what price.",
    food: "Chapters 01 to 24: what is grown, raised, fished and made to eat and drink.",
    minerals: "Chapters 25 to 27 and 71 to 83, and the inorganic compounds of metals.",
  },
};
