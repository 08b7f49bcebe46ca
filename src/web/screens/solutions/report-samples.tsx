import { sampleReport } from "../../../i18n/sample-report.ts";
import { solutions } from "../../../i18n/solutions.ts";
import { sampleRows, worldValueUsd } from "../../components/sample-report.ts";
import { TrustMark } from "../../components/trust-mark.tsx";
import { useText } from "../../language.ts";
import { useNumberLocale } from "../../number-format.ts";
import { SampleFrame, SampleHeadline, SampleTable } from "./sample-frame.tsx";

const most = Math.max(...sampleRows.map(({ valueUsd }) => valueUsd));
const shareOf = (rows: typeof sampleRows): number =>
  rows.reduce((sum, { valueUsd }) => sum + valueUsd, 0) / worldValueUsd;
const stackColours = ["bg-primary", "bg-primary/75", "bg-primary/50"];

function useReport() {
  const text = useText(sampleReport);
  const numberLocale = useNumberLocale();
  const whole = new Intl.NumberFormat(numberLocale, { maximumFractionDigits: 0, useGrouping: "always" });
  const percent = new Intl.NumberFormat(numberLocale, {
    style: "percent",
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  });
  return {
    text,
    words: useText(solutions).samples,
    millions: (usd: number) => whole.format(usd / 1e6),
    percent: (share: number) => percent.format(share),
    frame: {
      title: text.product,
      detail: `${text.code} · 2023`,
      source: `${text.source}. ${text.licence}.`,
    },
  };
}

/** Who sells, by value. */
export function RankingSample() {
  const { text, millions, percent, frame } = useReport();
  const heads = [{ label: text.country }, { label: text.value, isNumber: true }, { label: text.share, isNumber: true }];
  return (
    <SampleFrame {...frame}>
      <SampleTable caption={text.caption} heads={heads}>
        {sampleRows.map(({ country, valueUsd }) => (
          <tr key={country}>
            <th scope="row" className="font-[500]">
              {text.countries[country]}
            </th>
            <td className="text-right whitespace-nowrap">
              {millions(valueUsd)} <TrustMark basis="reconciled" className="ml-1" />
            </td>
            <td className="text-right whitespace-nowrap text-quiet">{percent(valueUsd / worldValueUsd)}</td>
          </tr>
        ))}
      </SampleTable>
    </SampleFrame>
  );
}

/** Other origins, by the length of their bars. */
export function OriginsSample() {
  const { text, percent, frame } = useReport();
  const heads = [{ label: text.country }, { label: text.share }];
  return (
    <SampleFrame {...frame}>
      <SampleTable caption={text.caption} heads={heads}>
        {sampleRows.map(({ country, valueUsd }) => (
          <tr key={country}>
            <th scope="row" className="w-[1%] font-[500] whitespace-nowrap">
              {text.countries[country]}
            </th>
            <td>
              <span className="grid grid-cols-[minmax(0,1fr)_3.5rem] items-center gap-3">
                <span className="h-2 rounded-full bg-sunken">
                  <span
                    className="block h-2 rounded-full bg-primary"
                    style={{ width: `${(valueUsd / most) * 100}%` }}
                  />
                </span>
                <span className="text-right">{percent(valueUsd / worldValueUsd)}</span>
              </span>
            </td>
          </tr>
        ))}
      </SampleTable>
    </SampleFrame>
  );
}

/** The size of the market, and who buys from whom. */
export function BuyersSample() {
  const { text, words, millions, frame } = useReport();
  return (
    <SampleFrame {...frame}>
      <SampleHeadline
        value={
          <>
            {millions(worldValueUsd)} M USD <TrustMark basis="reconciled" className="text-base" />
          </>
        }
      >
        {words.worldTrade}
      </SampleHeadline>
      <SampleTable caption={words.worldTrade} heads={[{ label: text.country }, { label: text.importers }]}>
        {sampleRows.slice(0, 4).map(({ country, importers }) => (
          <tr key={country}>
            <th scope="row" className="font-[500]">
              {text.countries[country]}
            </th>
            <td className="text-quiet">
              {importers.map((importer) => text.countries[importer].replaceAll(" ", "\u00a0")).join(", ")}
            </td>
          </tr>
        ))}
      </SampleTable>
    </SampleFrame>
  );
}

/** How much of the world's supply hangs on three countries. */
export function DependenceSample() {
  const { text, words, percent, frame } = useReport();
  const three = sampleRows.slice(0, 3);
  return (
    <SampleFrame {...frame}>
      <SampleHeadline
        value={
          <>
            {percent(shareOf(three))} <TrustMark basis="derived" className="text-base" />
          </>
        }
      >
        {words.fromThree}
      </SampleHeadline>
      <div aria-hidden="true" className="mx-4 mb-4 sm:mx-5 flex h-3 gap-0.5 overflow-hidden rounded-full bg-sunken">
        {three.map(({ country, valueUsd }, index) => (
          <span
            key={country}
            className={stackColours[index]}
            style={{ width: `${(valueUsd / worldValueUsd) * 100}%` }}
          />
        ))}
      </div>
      <SampleTable caption={words.fromThree} heads={[{ label: text.country }, { label: text.share, isNumber: true }]}>
        {three.map(({ country, valueUsd }, index) => (
          <tr key={country}>
            <th scope="row" className="font-[500]">
              <span className={`mr-2.5 inline-block size-2.5 rounded-sm ${stackColours[index]}`} />
              {text.countries[country]}
            </th>
            <td className="text-right">{percent(valueUsd / worldValueUsd)}</td>
          </tr>
        ))}
        <tr>
          <th scope="row" className="font-[500] text-quiet">
            <span className="mr-2.5 inline-block size-2.5 rounded-sm bg-sunken ring-1 ring-line ring-inset" />
            {words.others}
          </th>
          <td className="text-right text-quiet">{percent(1 - shareOf(three))}</td>
        </tr>
      </SampleTable>
    </SampleFrame>
  );
}

/** One figure with all that a citation needs. */
export function CitationSample() {
  const { text, words, millions, frame } = useReport();
  const [first] = sampleRows;
  return (
    <SampleFrame {...frame}>
      <SampleHeadline
        value={
          <>
            {millions(first?.valueUsd ?? 0)} M USD <TrustMark basis="reconciled" className="text-base" />
          </>
        }
      >
        {words.citedFigure({ country: first ? text.countries[first.country] : "" })}
      </SampleHeadline>
      <SampleTable caption={words.citation} heads={[{ label: words.field }, { label: words.citation }]}>
        {words.citationRows.map(({ name, value }) => (
          <tr key={name}>
            <th scope="row" className="font-[500]">
              {name}
            </th>
            <td className="text-quiet">{value}</td>
          </tr>
        ))}
      </SampleTable>
    </SampleFrame>
  );
}
