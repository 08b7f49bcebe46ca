/** Titles of this length and more would take several lines of the largest size. */
const longFrom = 44;

/** How the title of somebody's page is written as a heading. */
export const pageTitleStyle = (title: string): string =>
  title.length < longFrom
    ? "own-direction text-left text-2xl wrap-anywhere max-sm:text-xl"
    : "own-direction line-clamp-3 text-left text-xl wrap-anywhere max-sm:text-lg print:line-clamp-none";
