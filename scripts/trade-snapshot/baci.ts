import { baciSelect } from "../../src/trade/import/formats/baci.ts";
import { literal } from "../../src/trade/import/table.ts";
import { baci } from "../../src/trade/sources/baci.ts";
import { currentRevision } from "../../src/trade/sources/hs-codes.ts";
import type { TableMaker } from "./table-maker.ts";

export const makeBaci: TableMaker = (_connection, folder) =>
  Promise.resolve({
    table: "flows",
    ref: baci.ref,
    select: baciSelect(`read_csv(${literal(`${folder}/baci-energy-2023/baci_energy_subset.csv`)}, header = true)`),
    hs: { revision: currentRevision, listed: [], isExtract: true },
  });
