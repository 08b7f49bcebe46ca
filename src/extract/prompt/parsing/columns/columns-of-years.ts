import type { Draft } from "../prompt-text.ts";

const ofYear = /(?<noun>(?:\p{L}+\s+){0,3}\p{L}+)\s+(?<joint>del?|en|in|of|for)\s+(?<year>(?:19|20)\d{2})(?!\d)/gu;

/** "Producción de 2025" is a column where the page has one for that year, and no day that the records are of. */
export function joinYears(draft: Draft, namesFigure: (words: string) => boolean): void {
  for (const { index, groups } of draft.text().matchAll(ofYear)) {
    const { noun = "", joint = "", year = "" } = groups ?? {};
    const words = noun.split(/\s+/);
    if (!words.some((_, i) => namesFigure(`${words.slice(i).join(" ")} ${year}`))) continue;
    const at = index + noun.length + (/^\s+/.exec(draft.text().slice(index + noun.length))?.[0].length ?? 0);
    draft.cut(at, at + joint.length);
  }
}
