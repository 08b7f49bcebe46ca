import type { Adjustment } from "./adjustment.ts";
import { dateWithoutTime } from "./date-without-time.ts";
import { distinctTitle } from "./distinct-title.ts";
import { formerPrice } from "./former-price.ts";
import { inOrderAsked } from "./in-order-asked.ts";
import { linkOfTitle } from "./link-of-title.ts";
import { partOfTitle } from "./part-of-title.ts";
import { personInHeading } from "./person-in-heading.ts";
import { startAndEnd } from "./start-and-end.ts";
import { termOfLine } from "./term-of-line.ts";
import { wholeFigure } from "./whole-figure.ts";
import { wholeHeading } from "./whole-heading.ts";
import { wholePlace } from "./whole-place.ts";
import { wholeText } from "./whole-text.ts";
import { wordsOfLink } from "./words-of-link.ts";

/** In running order: the title first and last what depends on it. */
export const adjustments: readonly Adjustment[] = [
  wholeHeading,
  inOrderAsked,
  formerPrice,
  dateWithoutTime,
  startAndEnd,
  wholePlace,
  wholeFigure,
  wholeText,
  personInHeading,
  distinctTitle,
  termOfLine,
  partOfTitle,
  linkOfTitle,
  wordsOfLink,
];
