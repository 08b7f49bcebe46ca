import { Lock, Sparkles } from "lucide-react";
import { useState } from "react";
import { landing } from "../../../i18n/landing.ts";
import { classNames } from "../../components/class-names.ts";
import { TrustMark } from "../../components/trust-mark.tsx";
import { useText } from "../../language.ts";
import { sampleAnswers, sampleFirms } from "../../components/sample-directory.ts";
import { type Place, SamplePage } from "./sample-page.tsx";

/** The cell that is marked when an answer comes in sight: the first of its second column. */
function placeIn(answer: number): Place {
  const { columns, rows } = sampleAnswers[answer] ?? sampleAnswers[0]!;
  return { firm: rows[0]?.name ?? "", field: columns[1] ?? "name" };
}

/** A page turning into a table: a sentence is chosen, and each cell shows the text it came from. */
export function PageDemo() {
  const text = useText(landing).pageDemo;
  const [chosen, setChosen] = useState(0);
  const [place, setPlace] = useState(placeIn(0));
  const { columns, rows } = sampleAnswers[chosen] ?? sampleAnswers[0]!;
  const raw = sampleFirms.find(({ name }) => name === place.firm)?.[place.field] ?? "";

  function choose(index: number): void {
    setChosen(index);
    setPlace(placeIn(index));
  }

  return (
    <div className="grid gap-4 lg:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] lg:gap-6">
      <section
        aria-label={text.pageLabel}
        className="grid grid-rows-[auto_1fr] overflow-hidden rounded-lg border border-line bg-ground"
      >
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 border-b border-line bg-sunken px-4 py-2.5 text-xs text-quiet">
          <Lock size={12} aria-hidden="true" className="shrink-0" />
          <span className="truncate">{text.address}</span>
          <span className="rounded-sm bg-found-soft px-1.5 py-px font-[550] whitespace-nowrap text-found max-sm:ml-5 sm:ml-auto">
            {text.found({ count: sampleFirms.length })}
          </span>
        </p>
        <SamplePage title={text.pageTitle} marked={place} />
      </section>
      <div className="grid grid-rows-[auto_1fr_auto] overflow-hidden rounded-lg border border-line bg-raised shadow-soft">
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
        <div className="sm:overflow-x-auto">
          <table className="w-full text-left text-sm max-sm:block sm:whitespace-nowrap">
            <caption className="sr-only">{text.prompts[chosen]}</caption>
            <thead className="bg-sunken text-xs text-quiet max-sm:block">
              <tr className="max-sm:flex max-sm:gap-4 max-sm:px-4">
                {columns.map((column) => (
                  <th key={column} scope="col" className="py-2 font-[550] whitespace-nowrap sm:px-4">
                    {text.columns[column]} <TrustMark basis="page" className="ml-1" />
                  </th>
                ))}
              </tr>
            </thead>
            <tbody className="max-sm:block">
              {rows.map((firm) => (
                <tr
                  key={firm.name}
                  className="border-t border-line max-sm:grid max-sm:grid-cols-[minmax(0,1fr)_auto] max-sm:px-2 max-sm:py-1.5"
                >
                  {columns.map((field) => (
                    <td
                      key={field}
                      className={classNames(
                        "sm:px-2",
                        columns.length > 2 && "max-sm:first:col-span-2",
                        "max-sm:first:font-[550]",
                      )}
                    >
                      <button
                        type="button"
                        aria-pressed={place.firm === firm.name && place.field === field}
                        onClick={() => setPlace({ firm: firm.name, field })}
                        className="rounded-sm px-2 py-1 text-left hover:text-primary aria-pressed:bg-found-soft aria-pressed:text-found max-sm:min-h-7 max-sm:text-xs sm:min-h-9 max-sm:[td:first-child>&]:text-sm"
                      >
                        {firm[field]}
                      </button>
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className="grid gap-0.5 border-t border-line bg-sunken px-4 py-3 text-xs text-quiet">
          <p aria-live="polite" className="text-ink">
            {text.origin({ raw })}
          </p>
          <p className="flex flex-wrap gap-x-3">
            <span>{text.rowsOf({ rows: rows.length, count: sampleFirms.length })}</span>
            <span>{text.hint}</span>
          </p>
        </div>
      </div>
      <p className="text-xs text-quiet lg:col-span-2">{text.note}</p>
    </div>
  );
}
