import { useEffect, useRef } from "react";
import type { ReportEvidence } from "../../../domain/report.ts";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { useCountryWords } from "../report/country-words.ts";
import { storedCountry } from "../report/home-country.ts";
import { reportParts } from "../report/report-contents.tsx";

type Props = { evidence: ReportEvidence; country: string; onFollow: () => void };

const scrollToCloseUp = (): void => document.getElementById(reportParts.closeUp)?.scrollIntoView();

/** What the country of a row sells and buys in short, and the way to who with; that only in a report that knows it. */
export function CountryInShort({ evidence, country, onFollow }: Props) {
  const words = useText(summary).buyers;
  const isFollowed = useRef(false);
  // While the popover is open the page beneath it does not scroll: it is gone to once the popover has gone.
  useEffect(
    () => () => {
      if (isFollowed.current) requestAnimationFrame(scrollToCloseUp);
    },
    [],
  );
  const row = evidence.rows.find((each) => each.country === country);
  const { asSeller, asBuyer } = useCountryWords(evidence);
  if (!row) return null;
  const follow = (): void => {
    isFollowed.current = true;
    storedCountry.write(row.iso3);
    onFollow();
  };
  const sides = [asSeller(row.iso3), asBuyer(row.iso3)].filter((side) => side !== null);
  return (
    <>
      {sides.map((side) => (
        <p key={side} className="text-pretty text-quiet tabular-nums">
          {side}
        </p>
      ))}
      {evidence.insight?.buyers?.finding ? (
        <a href={`#${reportParts.closeUp}`} onClick={follow} className="link inline-flex min-h-6 items-center">
          {words.seeCloseUp}
        </a>
      ) : null}
    </>
  );
}
