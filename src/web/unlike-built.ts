/**
 * A built account screen is in Spanish and knows no question mark. Where the visitor's will differ, its words wait for
 * the scripts instead of changing before the reader's eyes; its frame stands from the first paint.
 */
export const unlikeBuiltScript = `try {
  const isAccount = /^\\/(login|signup|forgot-password)\\/?$/.test(location.pathname);
  const isForeign = (localStorage.getItem("sondeo.language") ?? "es") !== "es";
  if (isAccount && (isForeign || /[?&](verified|access|setup)=/.test(location.search)))
    document.documentElement.dataset.unlikeBuilt = "";
} catch {}`;

/** The screen is the visitor's own by now. */
export function showWords(): void {
  delete document.documentElement.dataset["unlikeBuilt"];
}
