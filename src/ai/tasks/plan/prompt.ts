import type { Skeleton } from "../../../domain/skeleton.ts";
import { createDataBlock, explainBlock, oneLine } from "../../data-block.ts";

const rules = `You plan how a program turns a web page into a table. You get a request (Spanish or English) and the page's record sets: id, kind, name, number of records; under each its fields: id, name, type, share of records with it, samples.
Choose the one set that serves the request and which fields become columns; the program reads the values.
- set: null only when no set holds what is asked for.
- columns: exactly what the request asks for, in its order; things it names first, by their title. If it asks for everything, every field worth a column.
- asked: the words of the request that ask for it, letter by letter.
- s1.text is all that a record of s1 says, s1.links all its links: only for what no field holds whole, or for words that may stand anywhere in it.
- infer: only for what is not on the page and must be judged from text; give the fields to judge from, and field null. Filters, sort and aggregate may use it as c1 (your first column), c2 and so on.
- filters, sort, limit, distinct, aggregate, bestOf: only if the request says so. Values of filters are words or numbers of the request; numbers plain (1500.5), dates as 2026-03-31; none for present and absent.
- or: true where this filter or the one before it is enough.
- aggregate: field null counts records; groupBy is no column. more: further figures. order: of groups by the first; limit counts groups.
- bestOf: "the cheapest of each brand": \`count\` first of each group by \`by\` (null: page order).`;

/** One line per set and field; what a model is told of a page and no more. */
function writeSkeleton({ title, lang, sets }: Skeleton): string[] {
  return [
    `page "${oneLine(title)}" ${oneLine(lang)}`,
    ...sets.flatMap((set) => [
      `${set.id} ${set.kind}${set.name === null ? "" : ` "${oneLine(set.name)}"`} ${set.count}`,
      ...set.fields.map(({ id, name, type, fillPercent, samples }) =>
        [
          `${id} ${oneLine(name)}`,
          type,
          ...(fillPercent < 100 ? [`${fillPercent}%`] : []),
          ...samples.map(oneLine),
        ].join("|"),
      ),
    ]),
  ];
}

export function planPrompt(skeleton: Skeleton, request: string): { system: string; prompt: string } {
  const { marker, block } = createDataBlock(writeSkeleton(skeleton));
  return { system: `${rules}\n${explainBlock(marker)}`, prompt: `${block}\n\nRequest: ${JSON.stringify(request)}` };
}

export function repairPrompt(question: { system: string; prompt: string }, answer: string, faults: readonly string[]) {
  return {
    system: question.system,
    prompt: `${question.prompt}\n\nYour plan was:\n${answer}\nIt cannot be used:\n${faults.map((fault) => `- ${fault}`).join("\n")}\nWrite it again without these faults.`,
  };
}
