import type { Insight } from "../../../domain/insight.ts";
import { summary } from "../../../i18n/summary.ts";
import { useLanguage, useText } from "../../language.ts";
import { TrustMark } from "../trust-mark.tsx";

/** What the sources do not tell about this product, once for each reason. */
export function MissingInsights({ insights }: { insights: readonly { title: string; insight: Insight<unknown> }[] }) {
  const { gaps, insight: words } = useText(summary);
  const list = new Intl.ListFormat(useLanguage());
  const reasons = new Set(insights.flatMap(({ insight }) => insight.reason ?? []));
  if (reasons.size === 0) return null;
  return (
    <section className="grid break-inside-avoid gap-2 rounded-lg border border-line p-4">
      <h3 className="text-base">{words.missing}</h3>
      <ul className="grid gap-1.5 text-sm text-quiet">
        {[...reasons].map((reason) => {
          const titles = insights.filter(({ insight }) => insight.reason === reason).map(({ title }) => title);
          return (
            <li key={reason} className="flex items-baseline gap-2">
              <TrustMark basis="missing" className="shrink-0" />
              <span>
                <span className="font-[550] text-ink">
                  {list.format(titles.map((title, i) => (i === 0 ? title : inSentence(title))))}.
                </span>{" "}
                {gaps[reason]}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** A title within a sentence, after another. */
const inSentence = (title: string): string => title.charAt(0).toLowerCase() + title.slice(1);
