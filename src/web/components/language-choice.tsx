import { shell } from "../../i18n/shell.ts";
import { chooseLanguage, useLanguage, useText } from "../language.ts";

/** Two words to change the language of a screen that has one address for both. */
export function LanguageChoice() {
  const text = useText(shell);
  const language = useLanguage();
  const other = language === "es" ? "en" : "es";
  return (
    <button
      type="button"
      lang={other}
      onClick={() => chooseLanguage(other)}
      className="-mr-2 min-h-8 rounded-sm px-2 text-sm text-quiet hover:text-ink"
    >
      {text.languageNames[other]}
    </button>
  );
}
