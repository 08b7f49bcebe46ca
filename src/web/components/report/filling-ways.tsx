import type { FillingWay } from "../../../domain/report.ts";
import { Link } from "react-router";
import { figures } from "../../../i18n/figures.ts";
import { summary } from "../../../i18n/summary.ts";
import { useUser } from "../../api/accounts.ts";
import { useText } from "../../language.ts";

type Props = {
  title: string;
  ways: readonly FillingWay[];
  /** The heading's place among those around it. */
  level: "h2" | "h3";
};

/** The sources that would have it: what each gives, and how to add it for who can. */
export function FillingWays({ title, ways, level: Heading }: Props) {
  const words = useText(summary).noFigures;
  const { openScreen } = useText(figures);
  const isOperator = useUser().role === "admin";
  if (ways.length === 0) return null;
  return (
    <section className="grid gap-2 text-sm print:hidden" aria-label={title}>
      <Heading className="text-sm">{title}</Heading>
      {isOperator ? null : <p className="text-quiet">{words.askOperator}</p>}
      <ul className="grid list-disc gap-1 pl-5 text-quiet">
        {ways.map((way) => {
          const { source, gives, what, how } = words.ways[way];
          return isOperator ? (
            <li key={way}>
              {what}: <code>{how}</code>
            </li>
          ) : (
            <li key={way}>
              <span className="font-[550] text-ink">{source}</span>
              {`: ${gives}.`}
            </li>
          );
        })}
      </ul>
      {isOperator && ways.some((way) => way !== "connect-comtrade") ? (
        <p>
          <Link to="/figures" className="link">
            {openScreen}
          </Link>
        </p>
      ) : null}
    </section>
  );
}
