import type { DirectoryId } from "../../contract/research.ts";

export const directories = {
  world: "Todo el comercio mundial",
  food: "Alimentos y agricultura",
  minerals: "Minerales y metales",
  descriptions: {
    world: "Todos los productos del Sistema Armonizado: quién los exporta, a quién y a qué precio.",
    food: "Capítulos 01 a 24: lo que se cultiva, se cría, se pesca y se elabora para comer y beber.",
    minerals: "Capítulos 25 a 27 y 71 a 83, y los compuestos inorgánicos de los metales.",
  } satisfies Record<DirectoryId, string>,
} satisfies Record<DirectoryId, string> & { descriptions: Record<DirectoryId, string> };
