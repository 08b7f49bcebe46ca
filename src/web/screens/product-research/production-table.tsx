import type { KnownProduction } from "../../../domain/research.ts";
import { writeHarvestNote } from "../../../domain/harvest-words.ts";
import { nameSource, writeLicence } from "../../../domain/source-words.ts";
import { harvest } from "../../../i18n/harvest.ts";
import { sources } from "../../../i18n/sources.ts";
import { summary } from "../../../i18n/summary.ts";
import { FindingTable } from "../../components/report/insight-table.tsx";
import { percentWriter } from "../../components/report/percent-writer.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { joinFacts } from "../../components/join-facts.ts";

/** Who makes a product whose trade no source has. */
export function ProductionTable({ production }: { production: KnownProduction }) {
  const words = useText(summary).noFigures;
  const harvestWords = useText(harvest);
  const sourceWords = useText(sources);
  const numbers = useNumberWriter();
  const percent = percentWriter(numbers);
  const { metal, wholeHarvest, source, year, totalTonnes, countries, leaders } = production;
  const title = metal ? words.mined(words.metals[metal]) : words.produced;
  return (
    <div className="grid gap-2 text-sm">
      <h3 className="text-sm">{title}</h3>
      <p className="text-quiet">
        {words.producedIn(numbers.whole(totalTonnes), countries, year)} {metal ? words.minedHint : null}
        {wholeHarvest ? writeHarvestNote(wholeHarvest, harvestWords) : null}
      </p>
      <FindingTable
        title={title}
        rows={leaders}
        columns={[
          { title: words.productionColumns.country, isText: true, read: ({ country }) => country },
          { title: words.productionColumns.tonnes, read: ({ tonnes }) => numbers.whole(tonnes) },
          { title: words.productionColumns.share, read: ({ share }) => percent(share) },
        ]}
      />
      <p className="text-xs text-faint">
        {joinFacts([nameSource(source, sourceWords), writeLicence(source, sourceWords), year])}
      </p>
    </div>
  );
}
