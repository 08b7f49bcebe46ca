import { countEach } from "../counts.ts";
import type { Leaf } from "../leaves/leaf.ts";
import { withoutClasses } from "./field-place.ts";
import { remember } from "../remember.ts";

const minShare = 0.12;
/** The same words lead elsewhere from most records: a document of each, not a tag that several have. */
const minOwnTargets = 0.5;
/** Of the records with such links, those with two or more: where each has one, its words are a value. */
const minWithSeveral = 0.25;

/** What links at one place say: the records that have one, and where each leads. */
type Saying = {
  readonly name: string;
  readonly words: readonly string[];
  readonly records: Set<number>;
  readonly targets: Set<string>;
};

export const foldWords = remember((words) => words.toLowerCase().replace(/\s+/g, " ").trim());

/** The place of a link without what differs from one of several to the next. */
const placeOf = ({ key }: Leaf): string => sharedPlace(key);
const sharedPlace = remember((key) =>
  withoutClasses(key.replace(/#\d+$/, "").replace(/@.*$/, "").replace(/~\d+/g, "")),
);

/**
 * Tells links that stand side by side by what they say: where records hold some of `Agenda`, `Minutes` and `Video`, each is a
 * column, whichever of them a record has. Gives the words of a link, for its address and all else it says; null where its place tells more.
 */
export function readSaidLinks(perRecord: readonly (readonly Leaf[])[]): (leaf: Leaf) => string | null {
  const places = new Map<string, Map<string, Saying>>();
  perRecord.forEach((leaves, record) => {
    for (const leaf of leaves) {
      if (leaf.says === null || leaf.attr !== "href") continue;
      const place = placeOf(leaf);
      const sayings = places.get(place) ?? new Map<string, Saying>();
      places.set(place, sayings);
      const said = foldWords(leaf.says);
      let saying = sayings.get(said);
      if (!saying) {
        const words = said.split(/[^\p{L}]+/u);
        sayings.set(said, (saying = { name: leaf.says, words, records: new Set(), targets: new Set() }));
      }
      saying.records.add(record);
      saying.targets.add(leaf.raw);
    }
  });
  const names = new Map<string, ReadonlyMap<string, string>>();
  for (const [place, sayings] of places) {
    const named = nameSayings(sayings, perRecord.length);
    if (named.size > 0) names.set(place, named);
  }
  if (names.size === 0) return () => null;
  return (leaf) => (leaf.says === null ? null : (names.get(placeOf(leaf))?.get(foldWords(leaf.says)) ?? null));
}

/** The name of the column of each saying: its own, or the usual one that it is a longer or shorter form of. */
function nameSayings(sayings: ReadonlyMap<string, Saying>, count: number): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  const kept: { name: string; words: readonly string[]; records: Set<number> }[] = [];
  for (const [said, { name, words, records, targets }] of [...sayings].sort(
    (a, b) => b[1].records.size - a[1].records.size,
  )) {
    const usual = kept.find(
      (other) => (isWithin(words, other.words) || isWithin(other.words, words)) && isApart(records, other.records),
    );
    if (usual) for (const record of records) usual.records.add(record);
    else if (records.size < Math.max(2, count * minShare) || targets.size <= records.size * minOwnTargets) continue;
    else kept.push({ name, words, records: new Set(records) });
    names.set(said, usual?.name ?? name);
  }
  const held = countEach(kept.flatMap(({ records }) => [...records]));
  const several = [...held.values()].filter((links) => links > 1).length;
  return several >= Math.max(1, held.size * minWithSeveral) ? names : new Map();
}

const isWithin = (part: readonly string[], whole: readonly string[]): boolean =>
  part.every((word) => whole.includes(word));

const isApart = (a: ReadonlySet<number>, b: ReadonlySet<number>): boolean => {
  for (const record of a) if (b.has(record)) return false;
  return true;
};
