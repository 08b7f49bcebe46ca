import type { ReportedApart, ReportEvidence } from "../../../domain/report.ts";
import { summary } from "../../../i18n/summary.ts";
import { tools } from "../../../i18n/tools.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Banner } from "../banner.tsx";
import { FillingWays } from "./filling-ways.tsx";
import { compact } from "./compact.ts";
import { FigureList, KeyFigure } from "./key-figures.tsx";

const namedReporters = 4;

/** That the trade figures are of few countries, and what would give those of all. */
export function ApartNotice({ apart, evidence: { rows, year } }: { apart: ReportedApart; evidence: ReportEvidence }) {
  const words = useText(summary).apart;
  const { notCharged } = useText(tools);
  const language = useLanguage();
  const { reporters, count, fillWith } = apart;
  const list = new Intl.ListFormat(language);
  const nameAll = (named: readonly { country: string }[], many: string): string =>
    named.length > namedReporters ? many : list.format(named.map(({ country }) => country));
  const countries = nameAll(reporters, words.someCountries(count));
  const mirrored = rows.filter(({ value }) => value.basis === "mirror");
  const sellers = nameAll(mirrored, words.someCountries(mirrored.length));
  const buyers = nameAll(reporters, words.theseCountries);
  return (
    <div className="grid max-w-3xl gap-4">
      <Banner tone="warning" msg="research.reportedApart" title={words.title(countries, count, year ?? 0)}>
        {words.body(count)} {mirrored.length > 0 ? `${words.toldByBuyers(sellers, buyers, count)} ` : null}
        <span className="print:hidden">{notCharged}</span>
      </Banner>
      <FillingWays title={words.fillTitle} ways={fillWith} level="h2" />
    </div>
  );
}

/** What is known of the product in five numbers, none of them of the world's trade. */
export function ApartFigures({ evidence }: { evidence: ReportEvidence }) {
  const words = useText(summary).apart;
  const numbers = useNumberWriter();
  const { rows, apart, insight } = evidence;
  const [leader] = rows;
  const buyer = leader?.importers.list[0];
  const made = insight?.trends.production.finding?.points.at(-1);
  const price = leader?.exportPrice ?? null;
  const value = leader?.value.value ?? null;
  return (
    <FigureList>
      <KeyFigure name={words.reporters} value={numbers.whole(apart?.count ?? 0)} />
      <KeyFigure
        name={words.exporter}
        value={value === null ? "—" : compact(value, numbers)}
        unit="USD"
        detail={value === null ? null : leader?.country}
        basis={leader?.value.basis}
      />
      <KeyFigure
        name={words.importer}
        value={buyer ? numbers.percent(buyer.share) : "—"}
        detail={buyer?.name}
        basis="derived"
      />
      <KeyFigure
        name={words.production}
        value={made ? numbers.whole(made.value) : "—"}
        unit="t"
        detail={made?.year}
        basis={made ? "derived" : "missing"}
      />
      <KeyFigure
        name={words.price}
        value={price?.value == null ? "—" : numbers.price(price.value)}
        unit="USD/kg"
        detail={price?.value == null ? null : leader?.country}
        basis={price?.basis ?? "missing"}
      />
    </FigureList>
  );
}
