import type { Narrative } from "../../../domain/model-use.ts";
import { models } from "../../../i18n/models.ts";
import { useText } from "../../language.ts";

/** The report in a model's words, with what was taken out of them. */
export function ReportNarrative({ narrative }: { narrative: Narrative }) {
  const text = useText(models);
  const { sentences, dropped, because, model, language } = narrative;
  const notes = [
    ...(sentences.length > 0 ? [text.narrativeBy(model)] : []),
    ...(dropped > 0 ? [text.dropped(dropped)] : []),
    ...(because === null ? [] : [text.noNarrative(text.reasons[because]), text.whatToDo[because]]),
  ];
  if (notes.length === 0) return null;
  return (
    <section aria-label={text.narrative} className="grid gap-2">
      {sentences.length > 0 ? (
        <>
          <h2 className="text-lg">{text.narrative}</h2>
          <p lang={language} className="max-w-prose text-base">
            {sentences.join(" ")}
          </p>
        </>
      ) : null}
      <p className="text-xs text-faint">{notes.join(" ")}</p>
    </section>
  );
}
