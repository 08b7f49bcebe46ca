import type { SourceRef } from "../../domain/figure.ts";

/** Items of a source that together are exactly one set of HS 2022 subheadings. */
export type ItemGroup = {
  readonly items: readonly string[];
  readonly hs6: readonly string[];
  /** Codes asked for that this group answers although its set is not theirs; the report prints the set. */
  readonly answers: readonly string[];
  /** What the group is called where it answers for another code. */
  readonly name: { readonly es: string; readonly en: string } | null;
  /** Items that are one subheading of the set: before it existed, only countries with a line of their own reported it. */
  readonly apart: readonly ApartItem[];
};

export type ApartItem = { readonly hs6: string; readonly item: string };

/** HS 2022 headings and subheadings → their six-digit subheadings. */
export type ExpandCode = (code: string) => readonly string[];

/** A source with partners: one value and weight per exporter, importer, item and year. */
export type FlowSource = {
  readonly ref: SourceRef;
  readItems(expand: ExpandCode): readonly ItemGroup[];
};
