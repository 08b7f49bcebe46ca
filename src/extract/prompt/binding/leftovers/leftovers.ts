import { byEvidence } from "./by-evidence.ts";
import { bylines } from "./bylines.ts";
import { firms } from "./firms.ts";
import { firstToTitle } from "./first-to-title.ts";
import { groupHeadings, sectionHeadings } from "./group-headings.ts";
import { headingLevels } from "./heading-levels.ts";
import { headingTitle } from "./heading-title.ts";
import { headingTimes } from "./heading-times.ts";
import { inOrder } from "./in-order.ts";
import { lastTitle } from "./last-title.ts";
import type { Leftover } from "./leftover.ts";
import { linkWords } from "./link-words.ts";
import { matchTeams } from "./match-teams.ts";
import { mostTelling } from "./most-telling.ts";
import { nameless } from "./nameless.ts";
import { namesWithCount } from "./names-with-count.ts";
import { onlyCode } from "./only-code.ts";
import { onlyCount } from "./only-count.ts";
import { otherSide } from "./other-side.ts";
import { papers } from "./papers.ts";
import { partyNames } from "./party-names.ts";
import { placeLines } from "./place-lines.ts";
import { prose } from "./prose.ts";
import { shortHeads } from "./short-heads.ts";
import { saying } from "./saying.ts";
import { sides } from "./sides.ts";
import { standIns } from "./stand-ins.ts";
import { wholeCodes } from "./whole-codes.ts";

/** In running order: what is surest first, for what is taken is left to nothing else. */
export const leftovers: readonly Leftover[] = [
  namesWithCount,
  standIns,
  matchTeams,
  shortHeads,
  sides,
  firstToTitle,
  otherSide,
  saying,
  onlyCount,
  onlyCode,
  bylines,
  placeLines,
  sectionHeadings,
  nameless,
  groupHeadings,
  partyNames,
  firms,
  prose,
  inOrder,
  linkWords,
  papers,
  lastTitle,
  mostTelling,
  headingTitle,
  wholeCodes,
  headingLevels,
  headingTimes,
  byEvidence,
];
