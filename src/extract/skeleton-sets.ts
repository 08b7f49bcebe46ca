import type { RecordSet, Survey } from "../domain/survey.ts";
import type { MinedSet } from "./mined-set.ts";
import type { Page } from "./survey.ts";

/** A set as a survey shows it, and as it was mined. */
export type ToldSet = { readonly set: RecordSet; readonly mined: MinedSet | undefined };

/**
 * The sets that a planner is told of, best first, `isPlanned` before all: each of other records than those before it, or of what
 * the page shows of them where those are data for programs, and none that is made of one record of a better set where the next record makes another such set.
 */
export function chooseToldSets(
  page: Page,
  { sets }: Survey,
  isPlanned: (set: RecordSet) => boolean,
  most: number,
): ToldSet[] {
  const mined = new Map(page.survey().sets.map(({ id }, i) => [id, page.sets()[i]]));
  const inOrder = sets
    .toSorted((a, b) => Number(isPlanned(b)) - Number(isPlanned(a)) || b.score - a.score)
    .map((set): ToldSet => ({ set, mined: mined.get(set.id) }));
  const chosen: ToldSet[] = [];
  for (const told of inOrder) {
    if (chosen.length >= most) break;
    const isShown = chosen.some(({ set }) => set.sameRecordsAs.includes(told.set.id) && showsAsMuch(set, told.set));
    const isPart = !isPlanned(told.set) && chosen.some((whole) => isPartOfEach(told, whole, inOrder));
    if (!isShown && !isPart) chosen.push(told);
  }
  return chosen;
}

const embedded: ReadonlySet<RecordSet["kind"]> = new Set(["structured", "state"]);

/** Data for programs may leave out what the page says of the same records: how many voted, what is in stock. */
const showsAsMuch = (chosen: RecordSet, other: RecordSet): boolean =>
  !embedded.has(chosen.kind) || embedded.has(other.kind);

/** Whose records are things; those of other sets may be the parts of a page. */
const lists: ReadonlySet<RecordSet["kind"]> = new Set(["repeat", "table"]);

/** Whether a set lies in one record of another, and one like it in another record of that. */
function isPartOfEach(part: ToldSet, whole: ToldSet, all: readonly ToldSet[]): boolean {
  if (!lists.has(whole.set.kind) || part.set.kind === "table") return false;
  const at = recordAround(part, whole);
  return (
    at >= 0 &&
    all.some((other) => {
      const elsewhere = other.set.kind === part.set.kind ? recordAround(other, whole) : -1;
      return elsewhere >= 0 && elsewhere !== at;
    })
  );
}

/** Which record of a set holds another set whole; -1 where none does. */
function recordAround({ mined: part }: ToldSet, { mined: whole }: ToldSet): number {
  const from = part?.records?.[0]?.from;
  const to = part?.records?.at(-1)?.to;
  if (from === undefined || to === undefined || part === whole) return -1;
  return whole?.records?.findIndex((record) => record.from <= from && to <= record.to) ?? -1;
}
