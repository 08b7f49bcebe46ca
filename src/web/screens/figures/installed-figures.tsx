import type { Reply } from "../../../contract/endpoint.ts";
import type { listFigures } from "../../../contract/figures.ts";
import { labelSource, writeLicence, writeVersion } from "../../../domain/source-words.ts";
import { figures } from "../../../i18n/figures.ts";
import { sources } from "../../../i18n/sources.ts";
import { Card } from "../../components/card.tsx";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { writeYears } from "./write-years.ts";

/** Every set of figures that reports are made of, with its years and the licence it is used under. */
export function InstalledFigures({ installed }: { installed: Reply<typeof listFigures>["figures"] }) {
  const text = useText(figures);
  const sourceWords = useText(sources);
  const { whole } = useNumberWriter();
  return (
    <section aria-labelledby="installed" className="grid gap-3">
      <h2 id="installed" className="text-lg">
        {text.installedTitle}
      </h2>
      <Card className="py-2! md:py-2!">
        <ul className="divide-y divide-line text-sm">
          {installed.map(({ source, years, rows }) => (
            <li key={`${source.id} ${years.join()} ${rows}`} className="grid gap-0.5 py-2.5">
              <span className="flex flex-wrap justify-between gap-x-4">
                <span className="font-[550]">{labelSource(source, sourceWords)}</span>
                <span className="tabular-nums">{writeYears(years)}</span>
              </span>
              <span className="text-xs text-quiet">
                {[
                  text.rows({ rows: whole(rows) }),
                  writeVersion(source, sourceWords),
                  writeLicence(source, sourceWords),
                ].join(" · ")}
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
