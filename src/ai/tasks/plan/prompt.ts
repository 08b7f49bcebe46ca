import type { Skeleton, SkeletonField } from "../../../domain/skeleton.ts";
import { createDataBlock, explainBlock, oneLine } from "../../data-block.ts";
import { type Fault, tellFault } from "./fault.ts";
import { localId } from "./offered-fields.ts";

const rules = `You plan how a program turns a web page into a table. You get a request (Spanish or English), the page's title, language and day (today), and its record sets: id, kind, name, number of records; under each its fields: id, name, type, share of records with it, samples ("-" and why where there are none; pictures and data for programs, structured and state, have none).
Choose the one set that serves the request and which fields become columns; the program reads the values.
- set: null only when no set holds what is asked for.
- columns: exactly what the request asks for, in its order; things it names first, by their title. If it asks for everything, every field worth a column. orElse: a second field of the same thing, for records that lack the first.
- asked: the words of the request that ask for it, letter by letter.
- text is all that a record says, links all its links: fields of every set, only for what no field holds whole, or for words that may stand anywhere in it.
- infer: only for what is not on the page and must be judged from text; give the fields to judge from, and field null. Filters, sort and aggregate may use it as c1 (your first column), c2 and so on.
- filters, sort, limit, distinct, aggregate, bestOf: only if the request says so. Values of filters are words or numbers of the request, or a sample that means the same; numbers plain (1500.5), with their unit where samples are in several (500 g), dates as 2026-03-31; none for present and absent; of several words one is enough; contains: what all forms share ("vivienda" for "viviendas").
- or: true where this filter or the one before it is enough.
- aggregate: field null counts records; groupBy: the column of that field, if there is one, gives its title; per: groups of a date field by year or month. more: further figures. order: of groups by figure 0 (the first), 1 (the first of more) and so on; limit counts groups.
- bestOf: "the cheapest of each brand": \`count\` first of each group by \`by\` (null: page order).`;

/** One line per set and field; what a model is told of a page and no more. */
function writeSkeleton({ title, lang, day, sets }: Skeleton): string[] {
  return [
    `page "${oneLine(title)}" ${oneLine(lang)} ${day}`,
    ...sets.flatMap((set) => [
      `${set.id} ${set.kind}${set.name === null ? "" : ` "${oneLine(set.name)}"`} ${set.count}`,
      ...set.fields.map(writeField),
    ]),
  ];
}

const writeField = ({ id, name, type, fillPercent, samples, unshown }: SkeletonField): string =>
  [
    `${localId(id)} ${oneLine(name)}`,
    type,
    ...(fillPercent < 100 ? [`${fillPercent}%`] : []),
    ...samples.map(oneLine).filter((sample) => sample !== ""),
    ...(unshown === null || unshown === "data" ? [] : [`-${unshown}`]),
  ].join("|");

export function planPrompt(skeleton: Skeleton, request: string): { system: string; prompt: string } {
  const { marker, block } = createDataBlock(writeSkeleton(skeleton));
  return { system: `${rules}\n${explainBlock(marker)}`, prompt: `${block}\n\nRequest: ${JSON.stringify(request)}` };
}

export function repairPrompt(
  question: { system: string; prompt: string },
  answer: string,
  faults: readonly Fault[],
): { system: string; prompt: string } {
  const told = faults.map((fault) => `- ${tellFault(fault)}`).join("\n");
  return {
    system: question.system,
    prompt: `${question.prompt}\n\nYour plan was:\n${answer}\nIt cannot be used:\n${told}\nWrite it again without these faults.`,
  };
}
