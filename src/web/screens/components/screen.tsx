import { Choice } from "../../components/choice.tsx";
import { PageTitle } from "../../components/page-title.tsx";
import { chooseTheme, themes, useTheme } from "../../theme.ts";
import { Buttons, Fields } from "./controls.tsx";
import { Layers, Navigation } from "./layers.tsx";
import { Messages } from "./messages.tsx";
import { Tokens } from "./tokens.tsx";

/** Every component in every state, for whoever works on them. Exists while developing only. */
export default function Components() {
  const theme = useTheme();
  return (
    <main className="grid min-h-dvh grid-cols-[minmax(0,67rem)] justify-center gap-12 bg-surface px-5 py-10 sm:px-6">
      <PageTitle title="Components · Sondeo" />
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-2xl">Components</h1>
        <Choice
          label="Theme"
          isLabelHidden
          options={themes.map((id) => ({ id, label: id }))}
          selected={theme}
          onSelect={chooseTheme}
        />
      </div>
      <Tokens />
      <Buttons />
      <Fields />
      <Messages />
      <Layers />
      <Navigation />
    </main>
  );
}
