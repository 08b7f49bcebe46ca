/** A text with one space for each run of white space, and none around it. */
export const oneLine = (text: string): string => text.replace(/\s+/g, " ").trim();
