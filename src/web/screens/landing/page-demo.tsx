import { Lock, Sparkles } from "lucide-react";
import { useState } from "react";
import { landing } from "../../../i18n/landing.ts";
import { TrustMark } from "../../components/trust-mark.tsx";
import { useText } from "../../language.ts";
import { sampleAnswers, sampleFirms } from "./sample-directory.ts";
import { type Place, SamplePage } from "./sample-page.tsx";

/** A page turning into a table: a sentence is chosen, and each cell shows the text it came from. */
export function PageDemo() {
  const text = useText(landing).pageDemo;
  const [chosen, setChosen] = useState(0);
  const [place, setPlace] = useState<Place | null>(null);
  const { columns, rows } = sampleAnswers[chosen] ?? sampleAnswers[0]!;
  const raw = place ? sampleFirms.find(({ name }) => name === place.firm)?.[place.field] : undefined;

  function choose(index: number): void {
    setChosen(index);
    setPlace(null);
  }

  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-6">
      <section aria-label={text.pageLabel} className="overflow-hidden rounded-lg border border-line bg-ground">
        <p className="flex items-center gap-2 border-b border-line bg-sunken px-4 py-2.5 text-xs text-quiet">
          <Lock size={12} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{text.address}</span>
          <span className="ml-auto rounded-sm bg-found-soft whitespace-nowrap px-1.5 py-px font-[550] text-found">
            {text.found({ count: sampleFirms.length })}
          </span>
        </p>
        <SamplePage title={text.pageTitle} marked={place} />
      </section>
      <div className="overflow-hidden rounded-lg border border-line bg-raised shadow-soft">
        <fieldset className="grid gap-2 border-b border-line p-4">
          <legend className="float-left flex items-center gap-2 text-sm font-[550]">
            <Sparkles size={15} aria-hidden="true" className="text-primary" />
            {text.ask}
          </legend>
          <div className="clear-both flex flex-wrap gap-2">
            {text.prompts.map((prompt, index) => (
              <button
                key={prompt}
                type="button"
                aria-pressed={index === chosen}
                onClick={() => choose(index)}
                className="min-h-9 rounded-full border border-line px-3.5 text-left text-sm text-quiet transition-colors hover:border-edge hover:text-ink aria-pressed:border-primary aria-pressed:bg-primary-soft aria-pressed:text-primary"
              >
                {prompt}
              </button>
            ))}
          </div>
        </fieldset>
        <div className="overflow-x-auto">
          <table className="w-full text-left text-sm max-sm:text-xs sm:whitespace-nowrap">
            <caption className="sr-only">{text.prompts[chosen]}</caption>
            <thead className="bg-sunken text-xs text-quiet">
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col" className="px-2.5 py-2 font-[550] whitespace-nowrap sm:px-4">
                    {text.columns[column]} <TrustMark basis="page" className="ml-1" />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((firm) => (
                <tr key={firm.name} className="border-t border-line">
                  {columns.map((field) => (
                    <td key={field} className="px-1 sm:px-2">
                      <button
                        type="button"
                        aria-pressed={place?.firm === firm.name && place.field === field}
                        onClick={() => setPlace({ firm: firm.name, field })}
                        className="min-h-9 rounded-sm px-1.5 py-1 text-left hover:text-primary aria-pressed:bg-found-soft aria-pressed:text-found sm:px-2"
                      >
                        <Breakable text={firm[field]} />
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="grid gap-0.5 border-t border-line bg-sunken px-4 py-3 text-xs text-quiet">
          <p aria-live="polite" className="min-h-5">
            {raw === undefined ? text.hint : text.origin({ raw })}
          </p>
          <p>{text.rowsOf({ rows: rows.length, count: sampleFirms.length })}</p>
        </div>
      </div>
      <p className="text-xs text-quiet lg:col-span-2">{text.note}</p>
    </div>
  );
}

/** On a narrow screen an address is broken after its sign, and a phone number before its last two groups. */
function Breakable({ text }: { text: string }) {
  const [before, after] = text.split("@");
  if (after === undefined) return text.startsWith("+") ? text.replace(/ (?=\d+$)/, "\u00a0") : text;
  return (
    <>
      {before}@<wbr />
      {after}
    </>
  );
}
