const stateWords =
  /^(odd|even|first|last|active|selected|current|alt|open|closed|hover|visible|hidden|collapsed|expanded)$/i;
const rowNumber = /^(row|item|views-row|even-row|odd-row|post|node|product|col)[-_]?(\d.*|first|last|odd|even)$/i;
/** Components of shops are called by their whole path: `vtex-product-summary-2-x-productBrandContainer`. */
const maxClassLength = 64;
/** Signs in words for widths, states and fractions (`md:flex`, `w-1/2`, `1/4@wide`), which also part the steps of places. */
const layoutSigns = /[:@#=|>~/[\]^&*]/;
const isSteady = (word: string): boolean =>
  word !== "" &&
  word.length < maxClassLength &&
  !layoutSigns.test(word) &&
  !/\d{2}/.test(word) &&
  !stateWords.test(word) &&
  !rowNumber.test(word);

/** The class words that the same component carries on every page load, whatever the width or state: at most three, sorted. */
export function steadyClasses(classes: string | undefined): string[] {
  if (!classes) return [];
  const words = classes.split(/\s+/).filter(isSteady);
  return words.sort().slice(0, 3);
}
