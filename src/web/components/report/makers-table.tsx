import type { Insight, MakersFinding } from "../../../domain/insight.ts";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { InsightTable } from "./insight-table.tsx";
import { percentWriter } from "./percent-writer.ts";

type Props = { insight: Insight<unknown>; makers: MakersFinding };

/** Who makes the product, newest and first year beside each other: trade by country may be much older. */
export function MakersTable({ insight, makers: { first, last, countries, leaders } }: Props) {
  const { columns, ...words } = useText(summary).insight;
  const numbers = useNumberWriter();
  const percent = percentWriter(numbers);
  const share = (value: number | null): string => (value === null ? "—" : percent(value));
  return (
    <InsightTable
      title={words.makers}
      hint={words.makersHint(numbers.whole(countries), last)}
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

type Leader = MakersFinding["leaders"][number];
