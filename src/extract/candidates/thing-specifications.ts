import type { RawCell } from "../columns/column.ts";
import { finishColumns } from "../columns/columns.ts";
import { kindName } from "../columns/field-words.ts";
import type { MinedSet } from "../mined-set.ts";
import type { PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import { headingTags } from "../page/tag-rules.ts";
import { lineBetween } from "./lines-between.ts";
import { namesSpecifications } from "../prompt/lexicon/specification-names.ts";

/** A label of the page's own thing and its value, where both stand. */
export type LabelledValue = { readonly label: RawCell; readonly value: RawCell };

type Row = LabelledValue & { readonly from: number; readonly to: number };

/** Rows farther apart than the heading of a group of them do not stand together. */
const maxGap = 60;
/** A space, or a sign between two columns. */
const minGap = 3;
const minRows = 3;
const maxRows = 400;
const minDifferent = 0.7;
const maxHeadingLength = 60;
const maxTextToHeading = 120;
/** Asked for by what it is, and by nothing else. */
const specificationScore = 0.02;

/**
 * The labels and values of the page's own thing as a table of its own, one row each, with the heading of each group of them: those that
 * stand together under a heading that says so, in whatever language, otherwise where most stand together; null where fewer than three do.
 */
export function findSpecifications(
  page: PageReader,
  locale: PageLocale,
  labelled: readonly LabelledValue[],
): MinedSet | null {
  const runs = runsOf(page, rowsOf(page, labelled)).filter(isOfOneThing);
  const named = runs.filter((run) => isNamed(page, run));
  const longest = runs.toSorted((a, b) => b.length - a.length).slice(0, 1);
  const chosen = named.length > 0 ? named : longest;
  const rows = chosen.flat().slice(0, maxRows);
  return rows.length === 0 ? null : toSet(locale, rows, groupsOf(page, chosen).slice(0, maxRows));
}

/** Whether rows are enough, and most of their labels stand once: not those of several things. */
const isOfOneThing = (run: readonly Row[]): boolean =>
  run.length >= minRows && new Set(run.map(({ label }) => label.raw)).size >= run.length * minDifferent;

/** In the order of the page, what is said twice once. */
function rowsOf(page: PageReader, labelled: readonly LabelledValue[]): Row[] {
  const startOf = ({ place }: RawCell): number => page.words.startOf(place.node) + (place.span?.[0] ?? 0);
  const said = new Set<string>();
  const rows: Row[] = [];
  for (const { label, value } of labelled) {
    const key = `${label.raw}\n${value.raw}`;
    if (said.has(key) || label.place.span === null || value.place.span === null) continue;
    said.add(key);
    const own = withoutColon(label);
    rows.push({ label: own, value, from: startOf(label), to: startOf(value) + value.raw.length });
  }
  return rows.sort((a, b) => a.from - b.from);
}

function withoutColon({ raw, place }: RawCell): RawCell {
  const own = raw.replace(/\s*[:：]$/u, "");
  const [from = 0] = place.span ?? [];
  return { raw: own, place: { ...place, span: [from, from + own.length] } };
}

/** Rows one after the other, or with no more than a heading between them and made alike. */
function runsOf(page: PageReader, rows: readonly Row[]): Row[][] {
  const runs: Row[][] = [];
  for (const row of rows) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (last && row.from < last.to) continue;
    const gap = last ? row.from - last.to : maxGap + 1;
    const goesOn = gap <= minGap || (gap <= maxGap && last && isMadeAlike(page, last.label, row.label));
    if (run && goesOn) run.push(row);
    else runs.push([row]);
  }
  return runs;
}

const isMadeAlike = ({ tree }: PageReader, { place: a }: RawCell, { place: b }: RawCell): boolean =>
  tree.tags[a.node] === tree.tags[b.node] && tree.depths[a.node] === tree.depths[b.node];

/** Whether the heading above a run, or what stands right before it, says that it is what a thing is like. */
function isNamed(page: PageReader, [first]: readonly Row[]): boolean {
  const { words, tree } = page;
  if (!first) return false;
  if (namesSpecifications(words.text.slice(Math.max(0, first.from - maxHeadingLength), first.from))) return true;
  for (let node = first.label.place.node; node > 0; node--) {
    if (first.from - words.startOf(node) > maxTextToHeading) return false;
    if (headingTags.has(tree.tags[node] ?? "")) return namesSpecifications(page.text(node));
  }
  return false;
}

/** The heading of the group that each row of the runs stands in: a line of its own between two rows, or before the first. */
function groupsOf(page: PageReader, runs: readonly (readonly Row[])[]): (RawCell | null)[] {
  return runs.flatMap((run) => {
    let group: RawCell | null = null;
    return run.map(
      (row, i) => (group = lineBetween(page, row.label.place.node, run[i - 1]?.to ?? 0, row.from) ?? group),
    );
  });
}

function toSet({ nameLanguage }: PageLocale, rows: readonly Row[], groups: readonly (RawCell | null)[]): MinedSet {
  const isGrouped = new Set(groups.flatMap((group) => group?.raw ?? [])).size > 1;
  const columns = [
    ["feature", rows.map(({ label }) => label)],
    ["value", rows.map(({ value }) => value)],
    ...(isGrouped ? ([["section", groups]] as const) : []),
  ] as const;
  const typed = columns.map(([kind, cells], order) => ({
    draft: { key: kind, cells: [...cells], label: kindName(kind, nameLanguage), header: null, order },
    type: "text" as const,
  }));
  return {
    kind: "details",
    name: null,
    count: rows.length,
    score: specificationScore * Math.log2(1 + rows.length),
    node: 0,
    signature: "specifications",
    records: null,
    columns: finishColumns(typed, rows.length, nameLanguage),
  };
}
