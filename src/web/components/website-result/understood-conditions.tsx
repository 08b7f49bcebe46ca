import type { ReactNode } from "react";
import type { Corrections } from "../../../domain/corrections.ts";
import type { BestOf, Plan, Sort, Understood } from "../../../domain/plan.ts";
import type { ValueType } from "../../../domain/survey.ts";
import { tools } from "../../../i18n/tools.ts";
import { useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Badge } from "../badge.tsx";
import { ConditionChip } from "./condition-chip.tsx";
import { type Change, lifting, withoutCondition } from "./corrections.ts";
import { nameOf, useFilterWriter } from "./filter-words.ts";

/** A word between the parts of what was understood. */
export const Quiet = ({ isLater = true, children }: { isLater?: boolean; children: ReactNode }) => (
  <span className="text-quiet">
    {isLater ? <span className="max-sm:hidden">· </span> : null}
    {children}
  </span>
);

/** Filters, order, number of records and repeats; a figure says how it is computed. */
export function UnderstoodConditions({
  understood,
  plan,
  change,
}: {
  understood: Understood;
  plan: Plan;
  change: Change;
}) {
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
