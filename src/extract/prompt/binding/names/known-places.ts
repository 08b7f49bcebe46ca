import { isKnownTown } from "../../../values/known-towns.ts";
import { isCountry } from "./countries.ts";

/** Whether a value names a large town or a country, alone or with what it lies in: `Elda (Alicante)`. */
export const namesKnownPlace = (sample: string): boolean =>
  sample.split(/\s?[,;/()]\s?|\s[-–—]\s/u).some((part) => isKnownTown(part) || isCountry(part));
