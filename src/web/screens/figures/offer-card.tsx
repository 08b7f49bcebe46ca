import type { Reply } from "../../../contract/endpoint.ts";
import type { listFigures } from "../../../contract/figures.ts";
import { labelSource, writeLicence, writeVersion } from "../../../domain/source-words.ts";
import { figures } from "../../../i18n/figures.ts";
import { sources } from "../../../i18n/sources.ts";
import { Button } from "../../components/button.tsx";
import { Card } from "../../components/card.tsx";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { writeYears } from "./write-years.ts";

type Offer = Reply<typeof listFigures>["offers"][number];
type Props = { offer: Offer; isDisabled: boolean; onImport: () => void };

/** What a source gives, what of it is here, and the button that brings the rest. */
export function OfferCard({ offer, isDisabled, onImport }: Props) {
  const text = useText(figures);
  const sourceWords = useText(sources);
  const { whole } = useNumberWriter();
  const { source, ref, has, expectedYear, isWorthwhile, megabytes } = offer;
  const name = labelSource(ref, sourceWords);
  const here = has && { years: writeYears(has.years), version: writeVersion({ ...ref, ...has }, sourceWords) };
  const label = isWorthwhile ? text.import : text.importAgain;
  const facts = [
    here === null ? text.hasNothing : has?.isExtract ? text.hasExtract(here) : text.has(here),
    isWorthwhile ? text.expected({ year: expectedYear }) : text.upToDate,
    ...(megabytes === null ? [] : [text.download({ megabytes: whole(megabytes) })]),
  ];
  return (
    <Card className="flex flex-wrap items-start justify-between gap-4">
      <div className="grid min-w-0 flex-1 basis-72 gap-1 text-sm">
        <h3 className="text-base">{name}</h3>
        <p>{text.gives[source]}</p>
        <p className="text-quiet">{facts.join(" ")}</p>
        <p className="text-xs text-quiet">
          <a href={ref.url} target="_blank" rel="noreferrer" className="link">
            {ref.title}
          </a>
          {` · ${writeLicence(ref, sourceWords)}`}
        </p>
      </div>
      <Button
        variant={isWorthwhile ? "primary" : "secondary"}
        size="sm"
        disabled={isDisabled}
        aria-label={`${label} ${name}`}
        onClick={onImport}
      >
        {label}
      </Button>
    </Card>
  );
}
