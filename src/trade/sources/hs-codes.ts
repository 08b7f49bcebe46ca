import type { DataFile } from "../manifest.ts";
import type { ExpandCode, ItemGroup } from "./flow-source.ts";

/** The revision that the catalogue, and so every code asked for, is written in. */
export const currentRevision = "HS 2022";

const headingOf = (code: string): string => code.slice(0, 4);

const group = (codes: readonly string[], hs6: readonly string[]): ItemGroup => ({
  items: codes,
  hs6,
  answers: [],
  name: null,
  apart: [],
});

/**
 * The item groups of a source whose items are HS codes of one revision, in terms of HS 2022 subheadings.
 * HS 2022, or an extract: each code is itself, a heading all that is under it. An earlier revision as a whole: a code is
 * itself where its heading still has the same subheadings, else the heading as a whole is the heading of HS 2022. What no
 * code of HS 2022 answers to is left out.
 */
export function groupsOfCodes(
  { revision, codes, isExtract }: NonNullable<DataFile["hs"]>,
  expand: ExpandCode,
): readonly ItemGroup[] {
  if (revision === currentRevision || isExtract)
    return codes.map((code) => group([code], expand(code))).filter(({ hs6 }) => hs6.length > 0);
  return [...Map.groupBy(codes, headingOf)].flatMap(([heading, own]) => {
    const now = expand(heading);
    if (now.length === 0) return [];
    const isSame = own.length === now.length && own.every((code) => now.includes(code));
    return isSame ? own.map((code) => group([code], [code])) : [group(own, now)];
  });
}
