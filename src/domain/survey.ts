import { z } from "zod";

/**
 * Where a node lies: `/html[1]/body[1]/div[2]/table[1]`, positions counted from 1 among siblings of the same tag.
 * A place inside embedded JSON appends `#` and a JSON pointer: `/html[1]/head[1]/script[3]#/itemListElement/0`.
 */
export const NodePath = z.string();
export type NodePath = z.infer<typeof NodePath>;

export const ValueType = z.enum([
  "text",
  "number",
  "price",
  "date",
  "email",
  "phone",
  "address",
  "url",
  "image",
  "rating",
  "percentage",
  "measure",
  "identifier",
  "boolean",
]);
export type ValueType = z.infer<typeof ValueType>;

export const RecordSetKind = z.enum([
  "table",
  "repeat",
  "segments",
  "lines",
  "structured",
  "state",
  "details",
  "contacts",
]);
export type RecordSetKind = z.infer<typeof RecordSetKind>;

export const Field = z.object({
  id: z.string(),
  name: z.string(),
  nameFrom: z.enum(["header", "label", "itemprop", "class", "type", "position"]),
  /** What the page spells out of a short heading: `Minutes Played` for `MP`. */
  glosses: z.array(z.string()).optional(),
  type: ValueType,
  /** Relative to a record: the place all values of the field share. */
  path: NodePath,
  /** Share of records that have a value, 0 to 1. */
  fill: z.number(),
  distinct: z.number().int(),
  samples: z.array(z.string()),
  /** Ids of the fields that say in each of its records what it says, and say it better. */
  saidBy: z.array(z.string()).optional(),
});
export type Field = z.infer<typeof Field>;

export const RecordSet = z.object({
  id: z.string(),
  kind: RecordSetKind,
  name: z.string().nullable(),
  count: z.number().int(),
  score: z.number(),
  where: NodePath,
  /** Stable shape of one record (tags and steady class words), for finding the set again in a later snapshot. */
  signature: z.string(),
  fields: z.array(Field),
  /** Ids of sets that show the same records (a card list and its JSON-LD). */
  sameRecordsAs: z.array(z.string()),
});
export type RecordSet = z.infer<typeof RecordSet>;

/** What is on a page, found without a model; sets best first. */
export const Survey = z.object({
  page: z.object({
    url: z.string(),
    title: z.string(),
    /** Its main heading: what to call a page without a title. Plans do not rest on it. */
    heading: z.string().optional(),
    lang: z.string(),
    capturedAt: z.string(),
    words: z.number().int(),
  }),
  sets: z.array(RecordSet),
  notes: z.array(z.string()),
});
export type Survey = z.infer<typeof Survey>;
