import { useEffect, useRef } from "react";
import type { ReportEvidence } from "../../../domain/report.ts";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { storedCountry } from "../report/home-country.ts";
import { reportParts } from "../report/report-contents.tsx";

type Props = { evidence: ReportEvidence; country: string; onFollow: () => void };

const scrollToCloseUp = (): void => document.getElementById(reportParts.closeUp)?.scrollIntoView();

/** From a row of the table to what its country sells and buys; nothing in a report that has no such part. */
export function CloseUpLink({ evidence, country, onFollow }: Props) {
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
  if (!row || !evidence.insight?.buyers?.finding) return null;
  const follow = (): void => {
    isFollowed.current = true;
    storedCountry.write(row.iso3);
    onFollow();
  };
  return (
    <a href={`#${reportParts.closeUp}`} onClick={follow} className="link inline-flex min-h-6 items-center">
      {words.seeCloseUp}
    </a>
  );
}
