/** Titles of this length and more would take several lines of the largest size. */
const longFrom = 44;

/** How the title of somebody's page is written as a heading. */
export const pageTitleStyle = (title: string): string =>
  title.length < longFrom ? "text-2xl wrap-anywhere max-sm:text-xl" : "text-xl wrap-anywhere max-sm:text-lg";
