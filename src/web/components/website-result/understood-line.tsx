import { Pencil } from "lucide-react";
import type { RecordSetSummary } from "../../../contract/website.ts";
import { tools } from "../../../i18n/tools.ts";
import type { Filter, Plan, Understood } from "../../../domain/plan.ts";
import { fold } from "../../../domain/text.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Badge } from "../badge.tsx";

type Props = {
  understood: Understood;
  plan: Plan | null;
  /** The page's record sets, where the screen knows them. */
  sets: readonly RecordSetSummary[];
  onCorrect?: () => void;
};

/** What the prompt was taken to mean, so that it can be corrected. */
export function UnderstoodLine({ understood, plan, sets, onCorrect }: Props) {
  const text = useText(tools).prompt;
  const numbers = useNumberWriter();
  const columns = understoodColumns(understood, plan);
  const others = understood.alternatives.flatMap(({ set: id, why }) => {
    const set = sets.find((one) => one.id === id);
    return set && why !== "same-records" ? [set] : [];
  });
  const writeFilter = ({ field, op, value }: Filter): string => {
    const wanted = Array.isArray(value) ? value.map(String).join(text.operators.and) : String(value ?? "");
    return [field.name, text.operators[op], wanted].filter(Boolean).join(" ");
  };
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-line bg-surface px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5">
          <span className="font-[550]">{text.understood}</span>
          {columns.length > 0 ? <span className="text-quiet">{text.understoodColumns}</span> : null}
          {columns.map((column) => (
            <Badge key={column} tone="found">
              {column}
            </Badge>
          ))}
          {plan && plan.where.length > 0 ? <span className="text-quiet">· {text.understoodFilters}</span> : null}
          {plan?.where.map(writeFilter).map((filter) => (
            <Badge key={filter} tone="found">
              {filter}
            </Badge>
          ))}
        </p>
        {onCorrect ? (
          <button type="button" onClick={onCorrect} className="link inline-flex min-h-6 shrink-0 items-center gap-1.5">
            <Pencil size={14} aria-hidden="true" />
            {text.correct}
          </button>
        ) : null}
      </div>
      {understood.notFound.length > 0 ? (
        <p className="text-inferred">
          {text.notFound} {understood.notFound.join(", ")}
        </p>
      ) : null}
      {others.length > 0 ? (
        <p className="text-xs text-quiet">
          {text.alternatives}{" "}
          {others
            .map((set) => `${text.records(set.count, numbers.whole(set.count))} · ${set.name ?? text.kinds[set.kind]}`)
            .join("; ")}
        </p>
      ) : null}
    </div>
  );
}

/** Each column that was found, with the page's own name for it where that differs. */
function understoodColumns({ columns }: Understood, plan: Plan | null): string[] {
  const found = columns.flatMap(({ asked, field }) => {
    if (field === null) return [];
    return fold(asked) === fold(field) ? [asked] : [`${asked} → ${field}`];
  });
  return [...new Set(found.length > 0 ? found : plan?.columns.map((column) => column.title))];
}
