import type { Candidate } from "../candidates/candidate.ts";
import type { RecordRange } from "../page/record-range.ts";
import { compareBags } from "../page/bag.ts";
import { tallyColumns } from "./column-tally.ts";
import type { PageReader } from "../page/page-reader.ts";
import { compareNodes, runBag } from "../page/similarity.ts";
import { countNamedColumns } from "./named-columns.ts";
import { joinBuilds, spreadOf } from "./steady-places.ts";
import { countTypes } from "./usual-types.ts";

/** What a candidate's records are like, before any judgement of it. Lengths are in characters. */
export type Measures = {
  readonly count: number;
  /** Mean similarity of neighbours. */
  readonly coherence: number;
  /** Weighted number of columns that vary from record to record. */
  readonly richness: number;
  /** The part of it in columns that nearly every record has. */
  readonly steadyRichness: number;
  /** The part of it in visible text, each column weighing one. */
  readonly textRichness: number;
  /** Columns that look like an e-mail, a price, a date or a phone. */
  readonly types: number;
  /** Some column tells the records apart. */
  readonly hasKey: boolean;
  /** One that is visible text, not an address. */
  readonly hasTextKey: boolean;
  /** Of the records, the part that reads unlike any other. */
  readonly distinctRecords: () => number;
  /** Some column of text is mostly figures or holds them. */
  readonly hasDigits: boolean;
  /** Texts that say with a figure in brackets, or a year alone, no more than archives and filters do. */
  readonly hasCounts: boolean;
  /** Records hold lists of their own. */
  readonly holdsList: boolean;
  /** Mean number of addresses a record links to. */
  readonly targets: () => number;
  readonly textLength: number;
  readonly medianLength: number;
  /** Of the records' text, the part in links. */
  readonly linkShare: number;
  /** Of the page's text, the part in the records. */
  readonly share: number;
  /** Of the records, the part in menus, headers and footers. */
  readonly chromeShare: number;
  /** They begin before the page's main heading. */
  readonly beforeHeading: boolean;
  /** They stand in what is leafed through sideways. */
  readonly isCarousel: boolean;
  /** How many columns have a heading above them. */
  readonly namedColumns: number;
  /** None of them is shown and many stand side by side, as in a control that opens. */
  readonly isHiddenChoice: boolean;
  /** Each of them says that it is a choice of a control: of a country for a telephone number. */
  readonly areOptions: boolean;
};

const sampleSize = 60;
const steadyFill = 0.8;

/** Top-level nodes of a record. */
function recordNodes(page: PageReader, record: RecordRange): number[] {
  const nodes: number[] = [];
  for (let node = record.from; node < record.to; node = page.tree.ends[node] ?? node + 1) nodes.push(node);
  return nodes;
}

export const recordTextLength = (
  page: PageReader,
  record: RecordRange,
  of: "textLength" | "linkLength" = "textLength",
): number => {
  let length = 0;
  for (let node = record.from; node < record.to; node = page.tree.ends[node] ?? node + 1)
    length += page.features[of][node] ?? 0;
  return length;
};

/** Whether most of a record's text stands in menus, headers and footers; the header of a panel is none of the page. */
export function standsInChrome(page: PageReader, record: RecordRange): boolean {
  const { chrome, textLength } = page.features;
  if (!chrome[record.from]) return false;
  const nodes = recordNodes(page, record);
  const outside = nodes.filter((node) => !chrome[node]).reduce((sum, node) => sum + (textLength[node] ?? 0), 0);
  return outside * 2 <= recordTextLength(page, record);
}

const hasDigit = /\d/;
/** Figures that menus and archives have as well: a year alone, and how many there are of what a link leads to, `Mayo (12)`. */
const figuresOfMenus = /^(?:19|20)\d\d(?=\s*[([]|$)|\s*[([]\d[\d.,]*[)\]]$/g;
const minFigures = 0.6;
type Figures = Pick<Measures, "hasDigits" | "hasCounts">;

/** Whether most texts hold figures, or such as menus and archives have as well. */
function figuresOf(raws: readonly string[]): Figures {
  const withDigits = raws.filter((raw) => hasDigit.test(raw));
  const least = raws.length * minFigures;
  if (withDigits.length <= least) return { hasDigits: false, hasCounts: false };
  const figures = withDigits.filter((raw) => hasDigit.test(raw.replace(figuresOfMenus, ""))).length;
  return { hasDigits: figures > least, hasCounts: withDigits.length - figures > least };
}

/** Shorter values are ordinals and counts, which tell nothing apart; times of day do, in a timetable. */
const minKeyLength = 6;
const timeOfDay = /^\d{1,2}[:.h]\d{2}$/;

/** Further values at one place: a list within the record, whose type counts once. */
const isRepeat = /#\d+$/;
/** A value that stands five times in most records: they hold lists of their own. */
const fifthRepeat = /#(?:[5-9]|\d\d+)$/;

const isImage = (attr: string | null): boolean => attr !== null && /src|original/.test(attr);

/** Reads the columns of a sample of the records. Null when nothing tells the candidate from noise: fewer than two records. */
export function measureCandidate(page: PageReader, candidate: Candidate): Measures | null {
  const { features } = page;
  const { records } = candidate;
  const count = records.length;
  if (count < 2) return null;
  const step = count / Math.min(count, sampleSize);
  const sample = Array.from({ length: Math.min(count, sampleSize) }, (_, i) => records[Math.floor(i * step)]).filter(
    (record) => record !== undefined,
  );
  const lengths = records.map((record) => recordTextLength(page, record));
  const textLength = lengths.reduce((sum, length) => sum + length, 0);
  const links = records.reduce((sum, record) => sum + recordTextLength(page, record, "linkLength"), 0);
  return {
    ...measureColumns(page, sample, candidate.by),
    count,
    coherence: candidate.coherence ?? neighbourSimilarity(page, sample),
    textLength,
    medianLength: Int32Array.from(lengths).sort()[count >> 1] ?? 0,
    linkShare: textLength > 0 ? links / textLength : 1,
    share: Math.min(1, textLength / Math.max(1, features.textLength[0] ?? 1)),
    chromeShare: records.filter((record) => standsInChrome(page, record)).length / count,
    namedColumns: countNamedColumns(page, candidate),
    beforeHeading: (records[0]?.from ?? 0) < page.mainHeading,
    isHiddenChoice: areHiddenChoices(page, records),
    areOptions: records.every(({ from }) => optionRole.test(page.tree.attributes[from]?.role ?? "")),
    isCarousel: standInCarousel(page, records[0]?.from ?? 0),
  };
}

const optionRole = /^(?:option|menuitem(?:radio|checkbox)?)$/i;
const minSideBySide = 5;

function areHiddenChoices({ tree }: PageReader, records: readonly RecordRange[]): boolean {
  if (!records.every(({ from }) => tree.hidden[from])) return false;
  return records.length >= new Set(records.map(({ from }) => tree.parents[from])).size * minSideBySide;
}

const carouselWords = /(?:^|[\s_-])(?:carousel|swiper|slick|owl|glide|splide|flickity)(?:[\s_-]|$)/i;
const maxLevels = 6;

function standInCarousel({ tree }: PageReader, node: number): boolean {
  let up = tree.parents[node] ?? 0;
  for (let level = 0; level < maxLevels && up > 0; level++, up = tree.parents[up] ?? 0)
    if (carouselWords.test(tree.attributes[up]?.class ?? "")) return true;
  return false;
}

type ColumnMeasures = Pick<
  Measures,
  | "richness"
  | "steadyRichness"
  | "textRichness"
  | "types"
  | "hasKey"
  | "hasTextKey"
  | "hasDigits"
  | "hasCounts"
  | "holdsList"
  | "targets"
  | "distinctRecords"
>;

function measureColumns(page: PageReader, sample: readonly RecordRange[], by: Candidate["by"]): ColumnMeasures {
  let richness = 0;
  let steadyRichness = 0;
  let textRichness = 0;
  let types = 0;
  let hasKey = false;
  let hasTextKey = false;
  let hasDigits = false;
  let hasCounts = false;
  let holdsList = false;
  const { columns: tallied, targets, distinct: distinctRecords } = tallyColumns(page, sample);
  const columns = by === "scattered" ? joinBuilds([...tallied]) : [...tallied];
  const spread = spreadOf(columns);
  for (const column of columns) {
    const { key, attr, raws } = column;
    const filled = raws.length;
    const fill = filled / sample.length;
    if (fill < 0.4 || filled < 2) continue;
    const values = new Set(raws).size;
    if (values < 2) continue;
    if (fifthRepeat.test(key)) holdsList = true;
    const distinct = values / filled;
    const weight = fill * Math.min(1, 2 * distinct);
    const worth = weight * (attr === null ? 1 : isImage(attr) ? 0.3 : 0.5);
    richness += worth;
    if (fill >= steadyFill || spread(column) >= steadyFill * sample.length) steadyRichness += worth;
    if (attr === null) textRichness += weight;
    const isLong = raws.reduce((sum, raw) => sum + raw.length, 0) >= minKeyLength * filled;
    if (distinct > 0.8 && !isImage(attr) && (isLong || raws.every((raw) => timeOfDay.test(raw)))) {
      hasKey = true;
      if (attr === null) hasTextKey = true;
    }
    if (attr !== null) continue;
    const held: Figures = figuresOf(raws);
    hasDigits ||= held.hasDigits;
    hasCounts ||= held.hasCounts;
    if (!isRepeat.test(key)) types += countTypes(raws);
  }
  return {
    richness,
    steadyRichness,
    textRichness,
    types,
    hasKey,
    hasTextKey,
    hasDigits,
    hasCounts,
    holdsList,
    targets,
    distinctRecords,
  };
}

function neighbourSimilarity(page: PageReader, sample: readonly RecordRange[]): number {
  let sum = 0;
  for (let i = 1; i < sample.length; i++) {
    const a = sample[i - 1];
    const b = sample[i];
    if (!a || !b) continue;
    const single = page.tree.ends[a.from] === a.to && page.tree.ends[b.from] === b.to;
    sum += single
      ? compareNodes(page.tree, page.features, a.from, b.from)
      : compareBags(runBag(page.features, recordNodes(page, a)), runBag(page.features, recordNodes(page, b)));
  }
  return sample.length < 2 ? 0 : sum / (sample.length - 1);
}
