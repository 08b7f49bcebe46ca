import type { ScoredCandidate } from "./score.ts";

const minNamedColumns = 3;
const minShare = 0.3;

/** Whether a table with headings above its columns is so much of what the page says that the page is there for it: `List of …`. */
export const isTableOfPage = ({ by, namedColumns, share }: ScoredCandidate): boolean =>
  by === "table" && namedColumns >= minNamedColumns && share >= minShare;
