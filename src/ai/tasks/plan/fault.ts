/** What may be wrong with a planner's answer, and how a model is told so. */
const sayings = {
  unreadable: (what) => what,
  "no-such-set": (id) => `there is no set ${id}.`,
  "no-such-field": (id) => `the set has no field ${id}.`,
  "not-in-request": (words) => `"${words}" is not in the request.`,
  "quoted-twice": (words) => `"${words}" is what a column asks for too: quote it here or there, not in both.`,
  "not-stated": (value) => `the request does not say "${value}".`,
  "no-columns": () => "none are given.",
  "too-many-columns": (words) => `"${words}" does not ask for so many columns.`,
  "left-out": (id) => `the set has it: ${id}.`,
  "judged-from-whole": (id) => `judge from fields, not from ${id}.`,
  "judged-from-nothing": () => "infer needs fields to judge from, and field null.",
  "is-a-field": (words) => `"${words}" is a field of the set; nothing may rest on judging it.`,
  "stands-in-for-nothing": () => "orElse needs a field that it stands in for.",
  "or-without-filter": () => "or needs a filter before it.",
  "wrong-number-of-values": (needed) => `takes ${needed}.`,
  "unit-left-out": (value) => `the field has several units: give ${value} with its unit, as the request does.`,
  "no-figures": (op) => `${op} needs a field of figures.`,
  "no-groups": () => "there are no groups.",
  "no-such-figure": (figure) => `there is no figure ${figure}.`,
  "no-days": (period) => `per ${period} needs groupBy of a date field.`,
  "no-period-asked": (period) => `the request does not ask per ${period}.`,
  "period-left-out": (period) => `the request asks per ${period}: give per.`,
  "no-record-passes": () =>
    "no record passes. Correct them, or write the same plan again if that is what the request says.",
  "no-rows": () => "it gives no rows.",
  "other-records": (counts) => `${counts} records were found.`,
  "empty-column": () => "is empty in every row.",
} satisfies Readonly<Record<string, (about: string) => string>>;

/** One thing that is wrong with an answer: in which part of it, of a closed list, and what it is about. */
export type Fault = { readonly where: string; readonly code: keyof typeof sayings; readonly about?: string };

const longestAbout = 80;

export const faultIn = (where: string, code: Fault["code"], about: string | number = ""): Fault => ({
  where,
  code,
  ...(about === "" ? {} : { about: String(about).slice(0, longestAbout) }),
});

/** A fault in words that a model can act on. */
export const tellFault = ({ where, code, about = "" }: Fault): string => `${where}: ${sayings[code](about)}`;
