import type { ComparedSides, ComparedValue, Comparison } from "../../../domain/comparison.ts";
import type { Json } from "../../../domain/json-text.ts";
import { nameSource, type SourceWords } from "../../../domain/source-words.ts";
import type { comparison as comparisonText } from "../../../i18n/es/comparison.ts";
import type { Translation } from "../../../i18n/index.ts";
import type { ExportedTable } from "../../components/export-menu/exported-table.ts";
import { exportCompared, units, writeYears } from "./write-compared.ts";

type OriginWords = {
  readonly sources: SourceWords;
  /** Why something is missing, in words. */
  readonly reasons: Readonly<Partial<Record<string, string>>>;
  readonly notAmong: string;
};

type Line = {
  readonly name: string;
  readonly sides: ComparedSides<ComparedValue | null>;
  /** Why a report has nothing of a country. */
  readonly notAmong: string;
};

function linesOf({ figures, countries, makers }: Comparison, words: Translation<typeof comparisonText>): Line[] {
  const parts = ["value", "share", "price"] as const;
  return [
    ...figures.map(({ key, sides }) => ({ name: words.names[key], sides, notAmong: "" })),
    ...countries.flatMap(({ country, sides: [first, second] }) =>
      parts.map((part): Line => ({
        name: words.exported[part](country),
        sides: [first?.[part] ?? null, second?.[part] ?? null],
        notAmong: words.notAmong,
      })),
    ),
    ...makers.flatMap(({ country, sides: [first, second] }): Line[] => [
      {
        name: words.exported.production(country),
        sides: [first?.tonnes ?? null, second?.tonnes ?? null],
        notAmong: words.notAmongMakers,
      },
      {
        name: words.exported.productionShare(country),
        sides: [first?.share ?? null, second?.share ?? null],
        notAmong: words.notAmongMakers,
      },
    ]),
  ];
}

/** On the screen what a source is of stands below the tables; a file has it beside each value, or why there is none. */
function sideCells(side: ComparedValue | null, { sources, reasons, notAmong }: OriginWords): Json[] {
  if (side === null) return [null, "", notAmong];
  if (side.value === null) return [null, "", reasons[side.reason] ?? ""];
  return [exportCompared(side), writeYears(side), side.sources.map((each) => nameSource(each, sources)).join(", ")];
}

/** The comparison as a table: a line for each figure, and beside each value its years and its source. */
export function exportedComparison(
  comparison: Comparison,
  names: ComparedSides<string>,
  words: Translation<typeof comparisonText>,
  origins: Omit<OriginWords, "notAmong">,
): ExportedTable {
  const { unit, year, source } = words.columns;
  const titles = [
    words.figure,
    unit,
    ...names.flatMap((name, side) => [`${side + 1}. ${name}`, `${side + 1}. ${year}`, `${side + 1}. ${source}`]),
  ];
  const rows = linesOf(comparison, words).map(({ name, sides, notAmong }): Json[] => {
    const kind = (sides[0] ?? sides[1])?.kind;
    return [name, kind ? units[kind] : "", ...sides.flatMap((side) => sideCells(side, { ...origins, notAmong }))];
  });
  const columns = titles.map((key) => ({ key, report: null, numeric: false }));
  return {
    arranged: {
      table: { columns, rows },
      columns: columns.map((column, place) => ({ column, title: column.key, place })),
      places: rows.map((_, place) => place),
      types: new Map(),
    },
    sources: null,
    searchId: null,
  };
}
