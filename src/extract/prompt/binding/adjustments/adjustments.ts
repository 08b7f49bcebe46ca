import type { Adjustment } from "./adjustment.ts";
import { dateOfAll } from "./date-of-all.ts";
import { dateWithoutTime } from "./date-without-time.ts";
import { distinctTitle } from "./distinct-title.ts";
import { fullerWhole } from "./fuller-whole.ts";
import { inOrderAsked } from "./in-order-asked.ts";
import { linkOfTitle } from "./link-of-title.ts";
import { partBesideOther } from "./part-beside-other.ts";
import { partOfTitle } from "./part-of-title.ts";
import { personInHeading } from "./person-in-heading.ts";
import { termOfLine } from "./term-of-line.ts";
import { wholeCell } from "./whole-cell.ts";
import { wholeFigure } from "./whole-figure.ts";
import { wholeHeading } from "./whole-heading.ts";
import { wholePlace } from "./whole-place.ts";
import { wholeText } from "./whole-text.ts";

/** In running order: the title first and last what depends on it. */
export const adjustments: readonly Adjustment[] = [
  wholeHeading,
  inOrderAsked,
  dateOfAll,
  dateWithoutTime,
  partBesideOther,
  wholePlace,
  wholeCell,
  wholeFigure,
  fullerWhole,
  wholeText,
  personInHeading,
  distinctTitle,
  termOfLine,
  partOfTitle,
  linkOfTitle,
];
