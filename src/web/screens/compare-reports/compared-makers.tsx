import type { compareReports, ComparedSides } from "../../../domain/comparison.ts";
import { wholeHarvestOf, writeHarvestNote } from "../../../domain/harvest-words.ts";
import type { SourceWords } from "../../../domain/source-words.ts";
import { comparison as comparisonText } from "../../../i18n/comparison.ts";
import { harvest } from "../../../i18n/harvest.ts";
import { sources as sourceTexts } from "../../../i18n/sources.ts";
import { useText } from "../../language.ts";
import { MakerCell } from "./compared-cell.tsx";
import { type Comparable, ComparedTable, nameStyle, rowStyle } from "./compared-table.tsx";
import { writeOrigin } from "./write-compared.ts";

/** Year and source of what the countries of a report make. */
function originOfMakers({ evidence: { insight } }: Comparable, words: SourceWords): string {
  const makers = insight?.makers;
  if (!makers?.finding) return "";
  const { last } = makers.finding;
  return writeOrigin({ years: [last, last], sources: makers.sources }, words);
}

type Props = {
  makers: ReturnType<typeof compareReports>["makers"];
  reports: ComparedSides<Comparable>;
};

/** What the countries of both reports make. */
export function ComparedMakers({ makers, reports }: Props) {
  const words = useText(comparisonText);
  const sourceWords = useText(sourceTexts);
  return (
    <section className="grid min-w-0 gap-3" aria-labelledby="compared-makers">
      <h2 id="compared-makers" className="text-lg">
        {words.makers}
      </h2>
      <p className="text-xs text-quiet">{words.makersHint}</p>
      {reports.map((report) => (
        <HarvestNote key={report.id} report={report} />
      ))}
      <ComparedTable title={words.makers} rowTitle={words.country} reports={reports} originOf={originOfMakers}>
        {makers.map(({ iso3, country, sides }, i) => (
          <tr key={iso3} className={rowStyle}>
            <th scope="row" className={nameStyle}>
              {country}
            </th>
            {reports.map((report, side) => (
              <MakerCell
                key={report.id}
                maker={sides[side] ?? null}
                usual={originOfMakers(report, sourceWords)}
                above={makers.slice(0, i).map((row) => row.sides[side] ?? null)}
              />
            ))}
          </tr>
        ))}
      </ComparedTable>
    </section>
  );
}

/** That production counts more than the product of a report. */
function HarvestNote({ report: { name, evidence } }: { report: Comparable }) {
  const harvestWords = useText(harvest);
  const use = wholeHarvestOf(evidence);
  return use ? (
    <p className="text-xs text-quiet first-letter:uppercase">{`${name}: ${writeHarvestNote(use, harvestWords)}`}</p>
  ) : null;
}
