import type { RawPlace } from "../columns/column.ts";

export type PointedObject = { readonly pointer: string; readonly value: Readonly<Record<string, unknown>> };

/** A list of objects that a page carries in a script or marks up in its elements. */
export type ObjectList = {
  readonly kind: "structured" | "state";
  readonly name: string | null;
  /** Script that holds the objects, or the element of the first. */
  readonly node: number;
  /** JSON pointer of each object within the script, or within what `places` was made from. */
  readonly objects: readonly PointedObject[];
  /** Where each value stands, by JSON pointer, when the objects were read from elements. */
  readonly places: ReadonlyMap<string, RawPlace> | null;
  /** Objects of the same script by their `@id`, for those that only name another. */
  readonly things: ReadonlyMap<string, PointedObject>;
  /** What a list of one has where the page is about that thing: one of a type with pages of its own, or another, as an article is. */
  readonly subject: "paged" | "told" | null;
};
