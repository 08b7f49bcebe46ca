import { useId, useSyncExternalStore } from "react";
import type { Buyer, Insight } from "../../../domain/insight.ts";
import type { ReportEvidence } from "../../../domain/report.ts";
import { summary } from "../../../i18n/summary.ts";
import { useLanguage, useText } from "../../language.ts";
import { Select } from "../select.tsx";
import { CountryAsBuyer, CountryAsSeller } from "./country-roles.tsx";
import { likelyCountry, storedCountry } from "./home-country.ts";
import { reportParts } from "./report-contents.tsx";

type Props = { evidence: ReportEvidence; buyers: Insight<Buyer[]> };

/** One country of the report, as seller and as buyer; the reader's own to begin with. */
export function CountryCloseUp({ evidence, buyers }: Props) {
  const words = useText(summary).buyers;
  const language = useLanguage();
  const id = useId();
  const stored = useSyncExternalStore(storedCountry.subscribe, storedCountry.read, storedCountry.readDefault);
  const countries = new Map([...evidence.rows, ...(buyers.finding ?? [])].map(({ iso3, country }) => [iso3, country]));
  const iso3 = countries.has(stored) ? stored : likelyCountry(evidence.rows, navigator.languages);
  const country = countries.get(iso3 ?? "");
  if (iso3 === null || country === undefined) return null;
  const byName = [...countries].toSorted(([, a], [, b]) => a.localeCompare(b, language));
  return (
    <div className="grid min-w-0 gap-3 pt-2 print:block print:space-y-3">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id={reportParts.closeUp} tabIndex={-1} className="text-base outline-none">
          <label htmlFor={id}>{words.closeUp}</label>
        </h3>
        <Select
          id={id}
          value={iso3}
          onChange={({ target }) => storedCountry.write(target.value)}
          className="w-64 max-w-full"
        >
          {byName.map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <div className="grid min-w-0 items-start gap-4 xl:grid-cols-2 print:block print:space-y-4">
        <CountryAsSeller iso3={iso3} country={country} evidence={evidence} />
        <CountryAsBuyer iso3={iso3} country={country} evidence={evidence} buyers={buyers} />
      </div>
    </div>
  );
}
