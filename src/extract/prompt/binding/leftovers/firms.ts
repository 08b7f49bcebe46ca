import type { Field, RecordSet } from "../../../../domain/survey.ts";
import { namesFirm } from "../../../values/legal-form.ts";
import { isToldByPage, meanLength, shareOf } from "../samples.ts";
import { isParty } from "./bylines.ts";
import { isShown } from "./in-order.ts";
import { type Leftover, takeEach } from "./leftover.ts";

/** Many firms are called without it. */
const minFirms = 0.25;
const maxNameLength = 60;

export const firms: Leftover = {
  name: "names with the legal form of firms (S. A., GmbH), for the company or whom it is from",
  give: (progress, { set, asked }) =>
    takeEach(progress, asked, ({ concept }, { used }) => {
      const field = isParty(concept) ? findFirms(set, used) : undefined;
      return field && { field };
    }),
};

function findFirms(set: RecordSet, used: ReadonlySet<string>): Field | undefined {
  const left = set.fields.filter(
    (field) =>
      !used.has(field.id) &&
      field.type === "text" &&
      isShown(field, set) &&
      !isToldByPage(field) &&
      meanLength(field) <= maxNameLength &&
      shareOf(field, namesFirm) >= minFirms,
  );
  return left.toSorted((a, b) => shareOf(b, namesFirm) - shareOf(a, namesFirm))[0];
}
