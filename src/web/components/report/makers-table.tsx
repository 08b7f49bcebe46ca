import type { HarvestUse } from "../../../domain/figure.ts";
import { writeHarvestNote } from "../../../domain/harvest-words.ts";
import type { Insight, MakersFinding } from "../../../domain/insight.ts";
import { harvest } from "../../../i18n/harvest.ts";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { InsightTable } from "./insight-table.tsx";
import { percentWriter } from "./percent-writer.ts";

type Props = { insight: Insight<unknown>; makers: MakersFinding; wholeHarvest: HarvestUse | undefined };

/** Who makes the product, newest and first year beside each other: trade by country may be much older. */
export function MakersTable({ insight, makers: { first, last, countries, leaders }, wholeHarvest }: Props) {
  const { columns, ...words } = useText(summary).insight;
  const harvestWords = useText(harvest);
  const numbers = useNumberWriter();
  const percent = percentWriter(numbers);
  const share = (value: number | null): string => (value === null ? "—" : percent(value));
  return (
    <InsightTable
      title={words.makers}
      hint={joinSentences([
        words.makersHint(numbers.whole(countries), last),
        wholeHarvest && writeHarvestNote(wholeHarvest, harvestWords),
      ])}
      insight={insight}
      rows={leaders}
      columns={[
        { title: columns.country, isText: true, read: ({ country }) => country },
        { title: columns.tonnes(last), read: ({ tonnes }) => numbers.whole(tonnes) },
        ...(first === last ? [] : [{ title: columns.shareIn(first), read: (row: Leader) => share(row.firstShare) }]),
        { title: columns.shareIn(last), read: (row) => share(row.share) },
      ]}
    />
  );
}

const joinSentences = (sentences: readonly (string | undefined)[]): string => sentences.filter(Boolean).join(" ");

type Leader = MakersFinding["leaders"][number];
