import { z } from "zod";
import { SourceRef } from "./figure.ts";

const Share = z.object({
  iso3: z.string(),
  country: z.string(),
  cubicMetres: z.number(),
  /** Of all countries that the source lists, 0 to 1. */
  share: z.number(),
});

/** Who makes, sells and buys what is counted in cubic metres, in the newest year: wood, whose tonnes nobody counts. */
export const KnownVolume = z.object({
  source: SourceRef,
  year: z.number().int(),
  /** What the source counts as one good. */
  nameEs: z.string(),
  nameEn: z.string(),
  totalCubicMetres: z.number(),
  countries: z.number().int(),
  /** The largest, at most ten. */
  makers: z.array(Share),
  exportedCubicMetres: z.number(),
  exporters: z.array(Share),
  importedCubicMetres: z.number(),
  importers: z.array(Share),
});
export type KnownVolume = z.infer<typeof KnownVolume>;
