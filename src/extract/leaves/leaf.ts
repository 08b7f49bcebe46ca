import type { FieldPath } from "../page/field-path.ts";

/** One value of one record, before columns are known. */
export type Leaf = {
  /** Where it lies relative to the record, readable: `div.body>h3.title>a@href`. */
  readonly key: string;
  readonly node: number;
  readonly attr: string | null;
  readonly span: readonly [number, number] | null;
  readonly raw: string;
  /** Words before the value that may name it ("Tel.:", a `dt`), and how much of `raw` they take up. */
  readonly label: string | null;
  readonly labelLength: number;
  /** Words before a colon in a value that has a label already, and their length: its label where the other is none. */
  readonly spare: readonly [string, number] | null;
  /** The leaf is such words itself. */
  readonly isLabel: boolean;
  /** The whole text of an element whose parts are leaves too. */
  readonly isComposite: boolean;
  readonly header: string | null;
  /** What the link says that the value is an attribute of, or the text in; null for long texts and figures. */
  readonly says: string | null;
  /** Rank in the record. */
  readonly order: number;
};

/** A value where it stands, before its place is numbered. */
export type NewLeaf = Pick<Leaf, "node" | "attr" | "span" | "raw" | "header" | "says"> & { readonly place: FieldPath };

/** What names a leaf, or that it is a name itself. */
export type LeafLabel = Pick<Leaf, "label" | "labelLength" | "spare" | "isLabel">;
