import type { contradiction as es } from "../es/contradiction.ts";
import type { Translation } from "../index.ts";

export const contradiction: Translation<typeof es> = {
  note: "The exporter and its buyers contradict each other: it reported sales of {exported} USD to the countries that report this product too, and they reported buying {imported} USD from it, freight and insurance included. The value is, for each destination, the average of both figures without freight, or the only one there is. It often comes from goods that pass through a third country or that each customs office classifies its own way.",
};
