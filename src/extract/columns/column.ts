import type { Field, ValueType } from "../../domain/survey.ts";

/** A value where it stands: at a node, in an attribute or in a span of the node's text. */
export type RawCell = {
  readonly raw: string;
  readonly place: RawPlace;
  /** What a list consists of. */
  readonly entries?: readonly string[];
};
export type RawPlace = {
  readonly node: number;
  readonly attr: string | null;
  readonly span: readonly [number, number] | null;
  readonly pointer?: string;
};

/** A column on its way: its key is the place or the label that its cells share. */
export type ColumnDraft = {
  readonly key: string;
  readonly cells: (RawCell | null)[];
  readonly label: string | null;
  readonly header: string | null;
  readonly order: number;
};

/** A column of a record set as it is offered, with the shares of its cells that hold something and that differ. */
export type TableColumn = {
  readonly key: string;
  readonly name: string;
  readonly nameFrom: Field["nameFrom"];
  readonly type: ValueType;
  readonly cells: readonly (RawCell | null)[];
  readonly fill: number;
  readonly distinct: number;
  /** What the page spells out of its heading. */
  readonly glosses?: readonly string[];
};

export type TypedDraft = { readonly draft: ColumnDraft; readonly type: ValueType };
