import type { ReactNode } from "react";
import { summary } from "../../../i18n/summary.ts";
import { useText } from "../../language.ts";
import { storedCountry } from "./home-country.ts";
import { reportParts } from "./report-contents.tsx";

function showUpClose(iso3: string): void {
  storedCountry.write(iso3);
  const heading = document.getElementById(reportParts.closeUp);
  heading?.focus({ preventScroll: true });
  heading?.scrollIntoView();
}

/** A country in a table: a press shows it up close, and from there those that it trades with. */
export function CountryButton({ iso3, children }: { iso3: string; children: ReactNode }) {
  const words = useText(summary).buyers;
  return (
    <button
      type="button"
      title={words.seeCloseUp}
      onClick={() => showUpClose(iso3)}
      className="min-h-6 rounded-sm text-left underline decoration-line decoration-1 underline-offset-[0.22em] transition-colors focus-visible:-outline-offset-1 hover:text-primary hover:decoration-primary print:min-h-0 print:no-underline"
    >
      {children}
    </button>
  );
}
