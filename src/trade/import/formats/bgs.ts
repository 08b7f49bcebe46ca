import { z } from "zod";
import { asContent, bgs } from "../../sources/bgs.ts";
import { ImportFailure } from "../failure.ts";
import type { PlainFile } from "../open-inputs.ts";
import { provenance } from "../table.ts";
import { newestDate, type Format } from "./format.ts";
import { loadRows, readJson } from "./json-features.ts";
import { keepStored, versionsWith } from "./keep-stored.ts";

const text = z.string().nullish();
const Collection = z.object({ features: z.array(z.object({ properties: z.unknown() })) });
const Properties = z.object({
  bgs_commodity_trans: z.string(),
  bgs_sub_commodity_trans: text,
  bgs_statistic_type_trans: z.string(),
  country_iso3_code: text,
  year: z.union([z.number().int(), z.string().regex(/^\d{4}/)]),
  quantity: z.number().nullish(),
  units: text,
});

type Made = { item: string; country: string; year: number; tonnes: number };

function tonnesPerUnit(units: string): number | null {
  if (/^(metric )?tonnes?\b/i.test(units)) return 1;
  if (/^thousand (metric )?tonnes?\b/i.test(units)) return 1_000;
  if (/^million (metric )?tonnes?\b/i.test(units)) return 1_000_000;
  return /^kilograms?\b/i.test(units) ? 0.001 : null;
}

function readMade(properties: z.infer<typeof Properties>): Made | null {
  const { bgs_commodity_trans: commodity, bgs_sub_commodity_trans: part, country_iso3_code: country } = properties;
  const perUnit = tonnesPerUnit(properties.units?.trim() ?? "");
  if (properties.bgs_statistic_type_trans.toLowerCase() !== "production") return null;
  if (!country || perUnit === null || !((properties.quantity ?? 0) > 0)) return null;
  const kind = part?.toLowerCase() === "unknown" ? null : part;
  const item = [commodity, kind].filter(Boolean).join(" / ").toLowerCase();
  return {
    // Alumina in bauxite, potassium in potash: not the weight of what is sold.
    item: /\bcontent\b/i.test(properties.units ?? "") ? asContent(item) : item,
    country,
    year: Number(String(properties.year).slice(0, 4)),
    tonnes: (properties.quantity ?? 0) * perUnit,
  };
}

async function readMadeOf(files: readonly PlainFile[]): Promise<Made[]> {
  const made: Made[] = [];
  for (const file of files) {
    const page = Collection.safeParse(await readJson(file));
    if (!page.success) throw new ImportFailure("wrong-format", `${file.name}: line 1 is not a collection of features`);
    const read = page.data.features.flatMap((feature, i) => {
      const properties = Properties.safeParse(feature.properties);
      if (properties.success) return readMade(properties.data) ?? [];
      const [issue] = properties.error.issues;
      const where = issue?.path.join(".") ?? "properties";
      throw new ImportFailure("wrong-row", `${file.name}: feature ${i + 1}: ${where}: ${issue?.message ?? "is wrong"}`);
    });
    made.push(...read);
  }
  return made;
}

/** World Mineral Statistics as GeoJSON, in pages: production in tonnes. What is not in this import is kept. */
export const bgsFormat: Format = {
  // Pages of 10,000 features are said to end in the middle at times.
  officialUrls: [
    "https://ogcapi.bgs.ac.uk/collections/world-mineral-statistics/items?f=json&limit=2000&bgs_statistic_type_trans=Production",
  ],
  isPaged: true,
  async readTables({ connection, files, release, stored }) {
    const kept = stored("production", bgs.ref.id);
    const ref = { ...bgs.ref, version: versionsWith(kept, release ?? newestDate(files)) };
    const columns = { item: "VARCHAR", country: "VARCHAR", year: "DOUBLE", tonnes: "DOUBLE" } as const;
    await loadRows(connection, "bgs_made", columns, await readMadeOf(files));
    const fresh = `select item, year::usmallint as year, country, sum(tonnes) as tonnes from (
        select distinct * from bgs_made where country in (select iso3 from name_of_country)
      ) group by all`;
    const select = `select ${provenance(ref)}, item, year, country, tonnes
      from (${keepStored(fresh, kept, "item, year, country, tonnes")})
      order by item, country, year`;
    return [{ table: "production", ref, select, relation: null, lines: null }];
  },
};
