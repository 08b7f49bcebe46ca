/** A code that a typed name may mean, with a score of 0 to 1. */
export type NameMatch = { readonly code: string; readonly score: number };

const siblingShare = 0.9;

export const rounded = (score: number): number => Math.round(score * 1000) / 1000;

/**
 * `namesGood`: the whole phrase is in the query and holds its head, so that only qualifiers remain unexplained.
 * `isGuess`: what was typed may as well mean another good, or none.
 * `beginsAlike`: "madera de tornillo" is the wood, "tornillo para madera" the screw.
 */
export type Offer = NameMatch & {
  readonly rank: number;
  readonly beginsAlike: boolean;
  readonly namesGood: boolean;
  readonly isGuess: boolean;
};

/** Equal scores: the name that begins as typed, then the code that lists it earlier, then the heading, then the lower code. */
export const bestFirst = (a: Offer, b: Offer): number =>
  b.score - a.score ||
  Number(b.beginsAlike) - Number(a.beginsAlike) ||
  a.rank - b.rank ||
  a.code.length - b.code.length ||
  Number(a.code) - Number(b.code);

/** Lets other headings show between the codes of one heading: each further code of a heading loses a part of its score. */
export function spreadHeadings(offers: readonly Offer[]): Offer[] {
  const seen = new Map<string, number>();
  return offers
    .map((offer) => {
      const heading = offer.code.slice(0, 4);
      const earlier = seen.get(heading) ?? 0;
      seen.set(heading, earlier + 1);
      return { ...offer, score: rounded(offer.score * siblingShare ** earlier) };
    })
    .toSorted(bestFirst);
}
