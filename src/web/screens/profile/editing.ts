import type { KeyboardEvent } from "react";

/** What came of an attempt to change something, shown above the page. */
export type Outcome = { readonly tone: "success" | "error"; readonly text: string; readonly msg: string };

/** Whether a row shows its form. `left`: it did, so its button takes the focus back. */
export type EditMode = "closed" | "open" | "left";

/** Escape leaves a form as its button to cancel does. */
export const onEscape =
  (leave: () => void) =>
  (event: KeyboardEvent): void => {
    if (event.key === "Escape") leave();
  };
