import type { Aggregate } from "../../../domain/plan.ts";
import type { RecordSet } from "../../../domain/survey.ts";
import { yearField } from "../conditions/years.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import { wordsOfPhrase } from "../lexicon/words.ts";
import type { AskedColumn } from "../parsing/asked.ts";
import type { Request } from "../parsing/parse.ts";

const periods: Readonly<Record<string, Aggregate["per"]>> = {
  ano: "year",
  anos: "year",
  year: "year",
  years: "year",
  mes: "month",
  meses: "month",
  month: "month",
  months: "month",
};

/** The period that a word for groups names: "por año", "per month". */
export function periodOf({ title }: AskedColumn): Aggregate["per"] {
  const [word = "", ...more] = wordsOfPhrase(title);
  return more.length === 0 ? periods[word] : undefined;
}

/**
 * A request whose groups are years or months by the dates that are in them, where the best list of the sets, which come best first,
 * does not name its years itself.
 */
export function groupByPeriod(request: Request, sets: readonly RecordSet[]): Request {
  const { aggregate } = request;
  const group = aggregate?.group;
  const period = group && periodOf(group);
  const list = sets.find(({ count }) => count > 1) ?? sets[0];
  const isTold = period === "year" && list !== undefined && yearField(list) !== null;
  if (!period || isTold || !sets.some(({ fields }) => fields.some(({ type }) => type === "date"))) return request;
  const dated: AskedColumn = { ...group, concept: findConceptById("date") };
  const columns = request.columns.map((column) => (column.title === group.title ? dated : column));
  return { ...request, columns, aggregate: { ...aggregate, group: dated } };
}
