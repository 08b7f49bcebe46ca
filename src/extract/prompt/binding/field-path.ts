/** What the path of a field says of where its values stand in a record. */

/** A text of its own: no attribute, no whole of several elements, no piece cut out of another text. */
export const isPlain = (path: string): boolean => !/[@=|]/.test(path);

/** A text of its own, or a piece cut out of one. */
export const isOwnText = (path: string): boolean => !/[@=]/.test(path);

/** A text of its own in the record itself and not above it. */
export const isPlainInRecord = (path: string): boolean => !/[@=|^]/.test(path);

/** The heading above the group that a record belongs to. */
export const isAboveRecord = (path: string): boolean => path.startsWith("^heading");

/** One level of the headings above a record, whole: not the date within it. */
export const isHeadingLevel = (path: string): boolean => /^\^heading(?:-\d)?$/.test(path);

/** The whole text of an element that holds several. */
export const isWhole = (path: string): boolean => path.endsWith("=");

const headingStep = /(?:^|>)h[1-6]\b/;
export const isInHeading = (path: string): boolean => headingStep.test(path);

/** Whether a text of its own stands within an element whose whole text is a field too. */
export const isWithin = (path: string, whole: string): boolean =>
  path.startsWith(`${whole.slice(0, -1)}>`) && isPlain(path);

/** Whether a text is the first line, or a further one, of an element whose whole text is a field too. */
export const isLineOf = (path: string, whole: string): boolean =>
  path === whole.slice(0, -1) || path.startsWith(`${whole.slice(0, -1)}:line`);

/** Whether one is a piece of the other, or the same; two pieces of one text do not overlap. */
export const overlaps = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}|`) || other.startsWith(`${path}|`);

/** The path without the number that tells places of one kind apart. */
export const kindOfPlace = (path: string): string => path.replace(/#\d+$/, "");
