import { useSyncExternalStore } from "react";
import { createStoredChoice } from "./stored-choice.ts";

export const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const storageKey = "sondeo.theme";
const choice = createStoredChoice<Theme>(storageKey, themes, "system");

/** Sets the mark that the style sheet reads before anything is painted; without a choice it follows the system. */
export const themeScript = `try {
  const theme = localStorage.getItem("${storageKey}");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {}`;

export const chooseTheme = choice.write;

function show(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

/** Shows what is chosen, in this tab or another, until the returned function is called. */
export const followTheme = (): (() => void) => choice.subscribe(() => show(choice.read()));

export const useTheme = (): Theme => useSyncExternalStore(choice.subscribe, choice.read, choice.readDefault);
