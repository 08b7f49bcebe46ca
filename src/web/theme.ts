import { useSyncExternalStore } from "react";
import { createStoredChoice } from "./stored-choice.ts";

export const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

const choice = createStoredChoice<Theme>("sondeo.theme", themes, "system");

/** Sets the mark that the style sheet reads; without one it follows the system. */
export function applyTheme(): void {
  const theme = choice.read();
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}

export function chooseTheme(theme: Theme): void {
  choice.write(theme);
  applyTheme();
}

export const useTheme = (): Theme => useSyncExternalStore(choice.subscribe, choice.read, choice.readDefault);
