import type { RecordSet } from "../../../domain/survey.ts";
import { bindLeftovers } from "./bind-leftovers.ts";
import { bindAmongCommon } from "./bind.ts";
import type { Asked, Binding } from "./bindings.ts";

/** Columns with their fields, what is left over included, as they are shown. */
export const bindInFull = (set: RecordSet, asked: readonly Asked[]): readonly Binding[] =>
  bindLeftovers(set, asked, bindAmongCommon(set, asked));
