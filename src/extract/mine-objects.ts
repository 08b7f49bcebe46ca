import type { ObjectList } from "./candidates/object-list.ts";
import { textsOf } from "./columns/cells.ts";
import type { TableColumn } from "./columns/column.ts";
import { buildObjectColumns } from "./columns/object-columns.ts";
import type { MinedSet } from "./mined-set.ts";
import type { PageLocale } from "./page/page-locale.ts";

const maxObjectSets = 2;
const minColumns = 2;
/** What is shown comes first. */
const objectWeight = 0.35;
const stateWeight = 0.5;
const fewWeight = 0.35;
const keylessWeight = 0.35;
const minObjects = 3;
const maxCounted = 400;
const minKeyShare = 0.8;
/** A page about one thing that it describes for machines: above its comments and its list of related things. */
const subjectScore = 1.2;

const writing = /(?:Article|Posting|Report|CreativeWork)$/;

export type ObjectSet = {
  readonly set: MinedSet;
  readonly subject: ObjectList["subject"];
  /** An article and the like: what it tells may be a list. */
  readonly isWriting: boolean;
};

/** The best sets of embedded objects; lists whose size alone puts them behind those found are not read. */
export function mineObjectSets(lists: readonly ObjectList[], locale: PageLocale): ObjectSet[] {
  const byWorth = lists
    .map((list, order) => ({ list, order, most: worthOf(list) }))
    .sort((a, b) => b.most - a.most || a.order - b.order);
  let best: (ObjectSet & { order: number })[] = [];
  for (const { list, order, most } of byWorth) {
    if (most < (best[maxObjectSets - 1]?.set.score ?? 0)) break;
    const set = mineObjects(list, locale);
    if (set.columns.length < minColumns) continue;
    best = [...best, { set, subject: list.subject, isWriting: writing.test(list.name ?? ""), order }]
      .sort((a, b) => b.set.score - a.set.score || a.order - b.order)
      .slice(0, maxObjectSets);
  }
  return best;
}

/** What a list scores when its objects could not say more. */
function worthOf({ kind, objects, subject }: ObjectList): number {
  if (subject) return subjectScore;
  const count = objects.length;
  return (
    Math.log2(1 + Math.min(count, maxCounted)) *
    objectWeight *
    (kind === "state" ? stateWeight : 1) *
    (count < minObjects ? fewWeight : 1)
  );
}

const minFlags = 0.7;

/** Names that a program has for its own settings: `enable_new_editor`. */
function areFlags({ cells }: TableColumn): boolean {
  const texts = textsOf(cells);
  return texts.filter((text) => /^[a-z\d]+(?:[_.][a-z\d]+)+$/i.test(text)).length >= texts.length * minFlags;
}

function mineObjects(list: ObjectList, locale: PageLocale): MinedSet {
  const columns = buildObjectColumns(list, locale);
  const count = list.objects.length;
  const richness = columns.reduce((sum, column) => sum + (column.distinct > 1 || count === 1 ? column.fill : 0), 0);
  const hasKey = columns.some(
    (column) => column.type === "text" && column.distinct > count * minKeyShare && !areFlags(column),
  );
  return {
    kind: list.kind,
    name: list.name,
    count,
    score: worthOf(list) * (1 - Math.exp(-richness / 1.5)) * (hasKey || list.subject ? 1 : keylessWeight),
    node: list.node,
    signature: `${list.kind}:${list.name ?? ""}`,
    records: null,
    columns,
  };
}
