import { type Licence, licenceOf, type SourceRef } from "./figure.ts";

/** The words of one language for what sources are, and for the terms they are used under. */
export type SourceWords = {
  /** What a source is of, by its id: its own name is kept, in the language it has. */
  readonly kinds: Readonly<Partial<Record<string, string>>>;
  /** What the sources with long names are called beside figures, where the list of sources names them in full. */
  readonly labels: Readonly<Partial<Record<string, string>>>;
  readonly licences: Readonly<Record<Licence, string>>;
  /** What stands for a version where a source has none. */
  readonly versions: Readonly<Partial<Record<string, string>>>;
};

/** "FAO, FAOSTAT detailed trade matrix (comercio agrícola entre países)"; a title that ends in brackets gets no second ones. */
export function nameSource({ id, title }: Pick<SourceRef, "id" | "title">, { kinds }: SourceWords): string {
  const kind = kinds[id];
  if (kind === undefined) return title;
  return title.endsWith(")") ? `${title.slice(0, -1)}: ${kind})` : `${title} (${kind})`;
}

/** "FAOSTAT, comercio entre países": for beside a figure; the full name stands in the list of sources. */
export const labelSource = ({ id, title }: Pick<SourceRef, "id" | "title">, { labels }: SourceWords): string =>
  labels[id] ?? title;

/** A source's version, or what stands for one in words. */
export const writeVersion = ({ version }: SourceRef, { versions }: SourceWords): string => versions[version] ?? version;

/** A licence in words; what an old report says in words of its own stands as it is. */
export function writeLicence({ licence }: { readonly licence: string }, { licences }: SourceWords): string {
  const known = licenceOf(licence);
  return known === null ? licence : licences[known];
}
