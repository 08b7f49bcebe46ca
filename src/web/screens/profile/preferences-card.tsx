import type { Language } from "../../../domain/report.ts";
import { accounts } from "../../../i18n/accounts.ts";
import { shell } from "../../../i18n/shell.ts";
import { Card } from "../../components/card.tsx";
import { Choice } from "../../components/choice.tsx";
import { chooseLanguage, useLanguage, useText } from "../../language.ts";
import { chooseNumberFormat, type NumberFormat, useNumberFormatChoice } from "../../number-format.ts";
import { chooseTheme, themes, useTheme } from "../../theme.ts";

const languages: readonly Language[] = ["es", "en"];
const numberFormats = ["auto", "es", "es-MX"] as const satisfies readonly NumberFormat[];

export function PreferencesCard() {
  const text = useText(accounts).profile;
  const { languageNames } = useText(shell);
  const theme = useTheme();
  const numberFormat = useNumberFormatChoice();
  const language = useLanguage();

  return (
    <Card className="grid gap-5">
      <h2 className="text-base">{text.preferences}</h2>
      <div className="grid gap-1.5">
        <Choice
          label={text.language}
          options={languages.map((id) => ({ id, label: languageNames[id] }))}
          selected={language}
          onSelect={chooseLanguage}
        />
        <p className="text-xs text-quiet">{text.languageNote}</p>
      </div>
      <Choice
        label={text.numbers}
        options={numberFormats.map((id) => ({ id, label: text.numberFormats[id] }))}
        selected={numberFormat === "en" ? "es-MX" : numberFormat}
        onSelect={chooseNumberFormat}
      />
      <Choice
        label={text.theme}
        options={themes.map((id) => ({ id, label: text.themeNames[id] }))}
        selected={theme}
        onSelect={chooseTheme}
      />
    </Card>
  );
}
