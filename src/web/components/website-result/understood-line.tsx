import { Pencil } from "lucide-react";
import { tools } from "../../../i18n/tools.ts";
import type { Asked, Understood } from "../../../domain/plan.ts";
import { useText } from "../../language.ts";
import { Badge } from "../badge.tsx";

type Props = { understood: Understood; onCorrect?: () => void };

/** What the prompt was taken to mean, so that it can be corrected. */
export function UnderstoodLine({ understood, onCorrect }: Props) {
  const text = useText(tools).prompt;
  const { columns, filters, notFound, alternatives } = understood;
  return (
    <div className="grid gap-2 rounded-md border border-line bg-surface px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-4">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
          <span className="font-[550]">{text.understood}</span>
          {columns.length > 0 ? <span className="text-quiet">{text.understoodColumns}</span> : null}
          {columns.map((asked) => (
            <Taken key={`${asked.asked} ${asked.means}`} asked={asked} />
          ))}
          {filters.length > 0 ? <span className="text-quiet">· {text.understoodFilters}</span> : null}
          {filters.map((asked) => (
            <Taken key={`${asked.asked} ${asked.means}`} asked={asked} />
          ))}
        </p>
        {onCorrect ? (
          <button type="button" onClick={onCorrect} className="link inline-flex min-h-6 shrink-0 items-center gap-1.5">
            <Pencil size={14} aria-hidden="true" />
            {text.correct}
          </button>
        ) : null}
      </div>
      {notFound.length > 0 ? (
        <p className="text-inferred">
          {text.notFound} {notFound.join(", ")}
        </p>
      ) : null}
      {alternatives.length > 0 ? (
        <p className="text-xs text-quiet">
          {text.alternatives} {alternatives.map(({ why }) => why).join("; ")}
        </p>
      ) : null}
    </div>
  );
}

const Taken = ({ asked: { asked, means } }: { asked: Asked }) => (
  <span title={asked === means ? undefined : `${asked} → ${means}`}>
    <Badge tone="found">{means}</Badge>
  </span>
);
