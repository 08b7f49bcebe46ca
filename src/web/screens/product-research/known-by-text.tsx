import type { Reply } from "../../../contract/endpoint.ts";
import type { buildReport } from "../../../contract/research.ts";
import { nameSource } from "../../../domain/source-words.ts";
import { sources as sourceTexts } from "../../../i18n/sources.ts";
import { summary } from "../../../i18n/summary.ts";
import { Badge } from "../../components/badge.tsx";
import { VolumeTables } from "../../components/report/volume-tables.tsx";
import { FillingWays } from "../../components/report/filling-ways.tsx";
import { ProductionTable } from "./production-table.tsx";
import { useLanguage, useText } from "../../language.ts";

type Props = { known: NonNullable<Reply<typeof buildReport>["data"]["noFigures"]> };

/** What is known of a product without figures: who names it as an export, and what would fill it. */
export function KnownByText({ known: { namedBy, production, volume, fillWith, sources } }: Props) {
  const words = useText(summary).noFigures;
  const sourceWords = useText(sourceTexts);
  const usual = mostCommon(namedBy.flatMap(({ year }) => year ?? []));
  const untold = namedBy.filter(({ hasTrade }) => hasTrade === false);
  const list = new Intl.ListFormat(useLanguage());
  const partial = sources.filter(({ state }) => state === "partial-coverage");
  return (
    <>
      {partial.map(({ source }) => (
        <p key={source.id} className="text-sm text-quiet">
          {words.onlyAPart(nameSource(source, sourceWords))}
        </p>
      ))}
      {production ? <ProductionTable production={production} /> : null}
      {volume ? <VolumeTables volume={volume} level="h3" /> : null}
      {namedBy.length > 0 ? (
        <section className="grid gap-2 text-sm" aria-label={words.namedBy}>
          <h3 className="text-sm">{words.namedBy}</h3>
          <p className="text-xs text-quiet">{words.namedByHint(usual)}</p>
          <ul className="flex flex-wrap gap-2">
            {namedBy.map(({ iso3, country, year }) => (
              <li key={iso3}>
                <Badge tone="neutral">{year === null || year === usual ? country : `${country} · ${year}`}</Badge>
              </li>
            ))}
          </ul>
          {untold.length > 0 ? (
            <p className="text-xs text-quiet">{words.untraded(list.format(untold.map(({ country }) => country)))}</p>
          ) : null}
        </section>
      ) : null}
      <FillingWays title={words.fillTitle} ways={fillWith} level="h3" />
    </>
  );
}

/** The year that most of them are of, said once for all instead of beside each. */
function mostCommon(years: readonly number[]): number | null {
  const counts = new Map<number, number>();
  for (const year of years) counts.set(year, (counts.get(year) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? null;
}
