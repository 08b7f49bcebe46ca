import { Pencil } from "lucide-react";
import type { RecordSetSummary } from "../../../contract/website.ts";
import type { Corrections } from "../../../domain/corrections.ts";
import type { Plan, Understood } from "../../../domain/plan.ts";
import { tools } from "../../../i18n/tools.ts";
import { useLanguage, useText } from "../../language.ts";
import { Badge } from "../badge.tsx";
import { classNames } from "../class-names.ts";
import { chipStyle } from "./condition-chip.tsx";
import { withField, withoutField, withSet } from "./corrections.ts";
import { KeptApart } from "./kept-apart.tsx";
import { LeftOut } from "./left-out.tsx";
import { MissingColumns } from "./missing-columns.tsx";
import { fieldNaming, useReadersWords } from "./named-fields.ts";
import { UnderstoodColumns } from "./understood-column-chips.tsx";
import { isByDefault, understoodColumns } from "./understood-columns.ts";
import { firstOfEachName, isPartOf } from "./telling-words.ts";
import { UnderstoodConditions, UnderstoodPart } from "./understood-conditions.tsx";
import { UnderstoodRow } from "./understood-row.tsx";
import { UnderstoodSet, useSetWriter } from "./understood-set.tsx";

const noSets: readonly RecordSetSummary[] = [];
const noneBound: Corrections["bound"] = [];

export type Correcting = {
  /** What was put right of this prompt so far. */
  corrections: Corrections;
  /** Asks the same prompt again, put right. */
  onChange: (corrections: Corrections) => void;
};

type Props = {
  understood: Understood;
  plan: Plan | null;
  /** The page's record sets, none where it is no longer kept; unknown while they are asked for. */
  sets: readonly RecordSetSummary[] | undefined;
  /** Given where what was understood can be put right. */
  correcting?: Correcting;
  /** Given where the prompt itself can be changed. */
  onRewrite?: () => void;
};

/** What the prompt was taken to mean; each part of it is put right with one press. */
export function UnderstoodLine({ understood, plan, sets: pageSets, correcting, onRewrite }: Props) {
  const text = useText(tools).prompt;
  const language = useLanguage();
  const sets = useReadersWords(pageSets ?? noSets);
  const writeSet = useSetWriter(sets);
  const set = sets.find(({ id }) => id === understood.set) ?? null;
  const pageSet = pageSets?.find(({ id }) => id === understood.set);
  const naming = fieldNaming(pageSet, language);
  const columns = understoodColumns(understood, plan, pageSet ?? null, naming);
  const hasGuess = columns.some((column) => column.isGuess);
  const found = understood.alternatives.flatMap(({ set: id, why }) => {
    const other = sets.find((one) => one.id === id);
    return other && why !== "same-records" && !(set && isPartOf(other, set)) ? [other] : [];
  });
  const others = firstOfEachName(found, writeSet);
  const { corrections, onChange } = correcting ?? {};
  const change = (next: (now: Corrections) => Corrections): (() => void) | undefined =>
    corrections && onChange ? () => onChange(next(corrections)) : undefined;
  const bind = correcting
    ? (column: string, field: string): void => change((now) => withField(now, set?.id ?? null, column, field))?.()
    : undefined;
  const choose = (id: string): void => change((now) => withSet(now, id))?.();
  return (
    <div className="@container relative rounded-lg border border-line bg-surface px-4 py-3 text-sm">
      <div className="grid grid-cols-[minmax(0,1fr)] gap-y-2 @lg:grid-cols-[max-content_minmax(0,1fr)] @lg:gap-x-4">
        <div className={classNames("contents", onRewrite && "@lg:[&_p>span:last-child]:pr-24")}>
          <UnderstoodRow name={text.understood} tone="strong">
            <UnderstoodPart name={text.understoodSet}>
              {set ? <UnderstoodSet set={set} sets={sets} onChoose={correcting ? choose : undefined} /> : null}
              {pageSets === undefined ? <SetToCome /> : null}
            </UnderstoodPart>
            <UnderstoodColumns
              name={isByDefault(understood, plan) ? text.mainColumns : text.understoodColumns}
              columns={columns}
              plan={plan}
              set={set}
              bound={corrections?.bound ?? noneBound}
              onBind={bind}
              onUnbind={(title) => change((now) => withoutField(now, title))?.()}
            />
            {plan ? <UnderstoodConditions understood={understood} plan={plan} naming={naming} change={change} /> : null}
          </UnderstoodRow>
        </div>
        {onRewrite ? (
          <button
            type="button"
            onClick={onRewrite}
            className="link absolute top-3 right-4 inline-flex min-h-6 items-center gap-1.5"
          >
            <Pencil size={14} aria-hidden="true" />
            {text.correct}
          </button>
        ) : null}
        {hasGuess ? (
          <p className="text-xs text-inferred @lg:col-start-2">
            {correcting ? `${text.guessHint} ${text.guessPress}` : text.guessHint}
          </p>
        ) : null}
        <MissingColumns
          missing={understood.notFound}
          columns={understood.columns.map(({ asked }) => asked)}
          set={set}
          onBind={bind}
        />
        {understood.keptApart ? <KeptApart of={understood.keptApart} /> : null}
        {corrections ? <LeftOut corrections={corrections} change={change} /> : null}
        {correcting && others.length > 0 ? (
          <UnderstoodRow name={text.alternatives}>
            {others.map((other) => (
              <button
                key={other.id}
                type="button"
                onClick={() => choose(other.id)}
                className={classNames(
                  chipStyle,
                  "border border-line text-quiet hover:border-primary hover:text-primary",
                )}
              >
                {writeSet(other)}
              </button>
            ))}
          </UnderstoodRow>
        ) : null}
      </div>
    </div>
  );
}

/** Keeps the room of the list's name, so that nothing moves when it is known. */
const SetToCome = () => (
  <span aria-hidden="true" className="flex">
    <Badge>
      <span className="w-44">&nbsp;</span>
    </Badge>
  </span>
);
