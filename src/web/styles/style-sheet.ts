import styles from "./app.css?inline";

export const styleSheetId = "styles";

/**
 * The style sheet stands in the page itself, which spares the first visit a round trip. The browser finds it there
 * again; only the build has it as text, so that no script carries it.
 */
export const readStyleSheet = (): string =>
  import.meta.env.SSR ? styles : (document.getElementById(styleSheetId)?.textContent ?? "");
