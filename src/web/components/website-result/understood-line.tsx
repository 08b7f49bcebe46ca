import { Pencil } from "lucide-react";
import type { ReactNode } from "react";
import type { RecordSetSummary } from "../../../contract/website.ts";
import type { Corrections } from "../../../domain/corrections.ts";
import type { BestOf, Plan, Sort, Understood } from "../../../domain/plan.ts";
import type { ValueType } from "../../../domain/survey.ts";
import { fold } from "../../../domain/text.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Badge } from "../badge.tsx";
import { ConditionChip, DroppedChip } from "./condition-chip.tsx";
import {
  lifting,
  restoring,
  withCondition,
  withField,
  withoutCondition,
  withoutField,
  withSet,
} from "./corrections.ts";
import { FieldMenu } from "./field-menu.tsx";
import { nameOf, useFilterWriter } from "./filter-words.ts";
import { isGuess } from "./is-guess.ts";
import { KeptApart } from "./kept-apart.tsx";
import { MissingColumns } from "./missing-columns.tsx";
import { UnderstoodSet, useSetWriter } from "./understood-set.tsx";

export type Correcting = {
  /** What was put right of this prompt so far. */
  corrections: Corrections;
  /** Asks the same prompt again, put right. */
  onChange: (corrections: Corrections) => void;
};

type Props = {
  understood: Understood;
  plan: Plan | null;
  /** The page's record sets, where the screen knows them. */
  sets: readonly RecordSetSummary[];
  /** Given where what was understood can be put right. */
  correcting?: Correcting;
  /** Given where the prompt itself can be changed. */
  onRewrite?: () => void;
};

/** What the prompt was taken to mean; each part of it is put right with one press. */
export function UnderstoodLine({ understood, plan, sets, correcting, onRewrite }: Props) {
  const text = useText(tools).prompt;
  const writeSet = useSetWriter(sets);
  const set = sets.find(({ id }) => id === understood.set) ?? null;
  const columns = understoodColumns(understood, plan, set);
  const hasGuess = columns.some((column) => column.isGuess);
  const others = understood.alternatives.flatMap(({ set: id, why }) => {
    const other = sets.find((one) => one.id === id);
    return other && why !== "same-records" ? [other] : [];
  });
  const { corrections, onChange } = correcting ?? {};
  const change = (next: (now: Corrections) => Corrections): (() => void) | undefined =>
    corrections && onChange ? () => onChange(next(corrections)) : undefined;
  const bind = correcting
    ? (column: string, field: string): void => change((now) => withField(now, set?.id ?? null, column, field))?.()
    : undefined;
  const choose = (id: string): void => change((now) => withSet(now, id))?.();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 rounded-md border border-line bg-surface px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-4">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1.5">
          <span className="font-[550]">{text.understood}</span>
          {set ? (
            <>
              <span className="text-quiet">{text.understoodSet}</span>
              <UnderstoodSet set={set} sets={sets} onChoose={correcting ? choose : undefined} />
            </>
          ) : null}
          {columns.length > 0 ? (
            <Quiet isLater={set !== null}>
              {isByDefault(understood, plan) ? text.mainColumns : text.understoodColumns}
            </Quiet>
          ) : null}
          {columns.map(({ title, words: said, isGuess: isUnsure }) => {
            const words = isUnsure ? text.guess(said) : said;
            const isBound = corrections?.bound.some(({ column }) => column === title) ?? false;
            if (!bind || !set || !canBeBound(plan, title))
              return <ConditionChip key={words} words={words} label={words} isGuess={isUnsure} />;
            return (
              <FieldMenu
                key={words}
                column={title}
                words={words}
                isFound={!isUnsure}
                set={set}
                onBind={(field) => bind(title, field)}
                onUndo={isBound ? change((now) => withoutField(now, title)) : undefined}
              />
            );
          })}
          {plan ? <Conditions understood={understood} plan={plan} change={change} /> : null}
        </p>
        {onRewrite ? (
          <button type="button" onClick={onRewrite} className="link inline-flex min-h-6 shrink-0 items-center gap-1.5">
            <Pencil size={14} aria-hidden="true" />
            {text.correct}
          </button>
        ) : null}
      </div>
      {hasGuess ? (
        <p className="text-xs text-inferred">{correcting ? `${text.guessHint} ${text.guessPress}` : text.guessHint}</p>
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
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-quiet">
          {text.alternatives}
          {others.map((other) => (
            <button key={other.id} type="button" onClick={() => choose(other.id)} className="link min-h-6 text-left">
              {writeSet(other)}
            </button>
          ))}
        </p>
      ) : null}
    </div>
  );
}

/** A figure and what a model judges are not read from one field of the page. */
const canBeBound = (plan: Plan | null, title: string): boolean =>
  plan?.aggregate === null && plan.columns.some((column) => column.title === title && !("infer" in column.from));

type Change = (next: (now: Corrections) => Corrections) => (() => void) | undefined;

const Quiet = ({ isLater = true, children }: { isLater?: boolean; children: ReactNode }) => (
  <span className="text-quiet">
    {isLater ? <span className="max-sm:hidden">· </span> : null}
    {children}
  </span>
);

/** Filters, order, number of records and repeats; a figure says how it is computed. */
function Conditions({ understood, plan, change }: { understood: Understood; plan: Plan; change: Change }) {
  const text = useText(tools).prompt;
  const numbers = useNumberWriter();
  const writeFilter = useFilterWriter();
  const writeSort = ({ field, direction }: Sort): string =>
    `${nameOf(field)} ${text.orders[orderOf("type" in field ? field.type : "text")][direction]}`;
  const writeBestOf = ({ groupBy, by, count }: BestOf): string =>
    [text.bestOfEach(count, numbers.whole(count), nameOf(groupBy)), ...(by ? [writeSort(by)] : [])].join(": ");
  const { aggregate, bestOf } = plan;
  const ordered = aggregate?.order;
  const orderedFigure = ordered && ([aggregate, ...(aggregate.more ?? [])][ordered.figure]?.op ?? aggregate.op);
  const orders = [
    ...plan.sort.map(writeSort),
    ...(ordered && orderedFigure
      ? [`${text.aggregates[orderedFigure]} ${text.orders.figures[ordered.direction]}`]
      : []),
  ];
  const figures = new Set(aggregate ? [aggregate.op, ...(aggregate.more ?? []).map(({ op }) => op)] : []);
  const chip = (words: string, next: (now: Corrections) => Corrections) => (
    <ConditionChip key={words} words={words} label={text.leaveOut(words)} onPress={change(next)} />
  );
  return (
    <>
      {[...figures].map((op) => (
        <Badge key={op} tone="found">
          {text.aggregates[op]}
        </Badge>
      ))}
      {plan.where.length > 0 ? <Quiet>{text.understoodFilters}</Quiet> : null}
      {plan.where.map((filter, i) => {
        const asked = understood.filters[i]?.asked ?? "";
        return chip(writeFilter(filter), (now) => withoutCondition(now, asked));
      })}
      {bestOf ? chip(writeBestOf(bestOf), (now) => lifting(now, "best")) : null}
      {orders.length > 0 ? <Quiet>{text.understoodOrder}</Quiet> : null}
      {orders.length > 0 ? chip(orders.join(", "), (now) => lifting(now, "order")) : null}
      {plan.limit !== null
        ? chip(text.firstRecords(plan.limit, numbers.whole(plan.limit)), (now) => lifting(now, "limit"))
        : null}
      {plan.distinctBy.length > 0 ? chip(text.noRepeats, (now) => lifting(now, "repeats")) : null}
    </>
  );
}

const orderOf = (type: ValueType): "figures" | "dates" | "words" =>
  type === "date" ? "dates" : type === "text" || type === "address" || type === "identifier" ? "words" : "figures";

/** What a person left out, to be put back. */
function LeftOut({ corrections, change }: { corrections: Corrections; change: Change }) {
  const text = useText(tools).prompt;
  const names = { order: text.understoodOrder, limit: text.limit, repeats: text.noRepeats, best: text.bestOf };
  const chips = [
    ...corrections.dropped.map((asked) => ({ words: asked, back: change((now) => withCondition(now, asked)) })),
    ...corrections.lifted.map((what) => ({ words: names[what], back: change((now) => restoring(now, what)) })),
  ];
  if (chips.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1.5 text-quiet">
      <span>{text.leftOut}</span>
      {chips.map(({ words, back }) =>
        back ? <DroppedChip key={words} words={words} label={text.takeBack(words)} onPress={back} /> : null,
      )}
    </p>
  );
}

type UnderstoodColumn = { title: string; words: string; isGuess: boolean };

const sure = (title: string): UnderstoodColumn => ({ title, words: title, isGuess: false });

/** No column was asked for, or none was understood: the main ones are shown. */
const isByDefault = ({ columns }: Understood, plan: Plan | null): boolean =>
  columns.length === 0 && plan?.aggregate === null && plan.columns.every(({ from }) => !("infer" in from));

/** Each column that was found, with the page's own name for it where that differs. */
function understoodColumns(
  { columns, notFound, modelUse }: Understood,
  plan: Plan | null,
  set: RecordSetSummary | null,
): UnderstoodColumn[] {
  const byRules = modelUse === undefined || modelUse.planner === "rules";
  const found = columns.flatMap((column) => {
    const { asked, field } = column;
    if (field === null) return [];
    const words = fold(asked) === fold(field) ? asked : `${asked} → ${field}`;
    return [{ title: asked, words, isGuess: byRules && isGuess(column, set) }];
  });
  const judged = plan?.columns.flatMap(({ title, from }) => ("infer" in from ? [sure(title)] : [])) ?? [];
  const known = [...found, ...judged];
  const byDefault = plan?.aggregate ? [] : (plan?.columns.filter(({ title }) => !notFound.includes(title)) ?? []);
  const shown = known.length > 0 ? known : byDefault.map(({ title }) => sure(title));
  return [...new Map(shown.map((column) => [column.words, column])).values()];
}
