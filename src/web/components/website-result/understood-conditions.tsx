import { Children, type ReactNode } from "react";
import type { Corrections } from "../../../domain/corrections.ts";
import type { BestOf, Plan, Sort, Understood } from "../../../domain/plan.ts";
import type { ValueType } from "../../../domain/survey.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Badge } from "../badge.tsx";
import { ConditionChip } from "./condition-chip.tsx";
import { type Change, lifting, withoutCondition } from "./corrections.ts";
import { nameOf, type Naming, useFilterWriter } from "./filter-words.ts";

/** A part of what was understood: its name stays on the line of the first of its chips. */
export function UnderstoodPart({ name, children }: { name: string; children: ReactNode }) {
  const [first, ...others] = Children.toArray(children);
  if (first === undefined) return null;
  return (
    <>
      <span className="flex max-w-full items-center gap-x-2">
        <span className="text-quiet">{name}</span>
        {first}
      </span>
      {others}
    </>
  );
}

/** Filters, order, number of records and repeats; a figure says how it is computed. */
export function UnderstoodConditions({
  understood,
  plan,
  naming,
  change,
}: {
  understood: Understood;
  plan: Plan;
  naming: Naming;
  change: Change;
}) {
  const text = useText(tools).prompt;
  const numbers = useNumberWriter();
  const writeFilter = useFilterWriter(naming);
  const writeSort = ({ field, direction }: Sort): string =>
    `${nameOf(field, naming)} ${text.orders[orderOf("type" in field ? field.type : "text")][direction]}`;
  const writeBestOf = ({ groupBy, by, count }: BestOf): string =>
    [text.bestOfEach(count, numbers.whole(count), nameOf(groupBy, naming)), ...(by ? [writeSort(by)] : [])].join(": ");
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
      <UnderstoodPart name={text.understoodFilters}>
        {plan.where.map((filter, i) => {
          const asked = understood.filters[i]?.asked ?? "";
          return chip(writeFilter(filter), (now) => withoutCondition(now, asked));
        })}
      </UnderstoodPart>
      {bestOf ? chip(writeBestOf(bestOf), (now) => lifting(now, "best")) : null}
      <UnderstoodPart name={text.understoodOrder}>
        {orders.length > 0 ? chip(orders.join(", "), (now) => lifting(now, "order")) : null}
      </UnderstoodPart>
      {plan.limit !== null
        ? chip(text.firstRecords(plan.limit, numbers.whole(plan.limit)), (now) => lifting(now, "limit"))
        : null}
      {plan.distinctBy.length > 0 ? chip(text.noRepeats, (now) => lifting(now, "repeats")) : null}
    </>
  );
}

const orderOf = (type: ValueType): "figures" | "dates" | "words" =>
  type === "date" ? "dates" : type === "text" || type === "address" || type === "identifier" ? "words" : "figures";
