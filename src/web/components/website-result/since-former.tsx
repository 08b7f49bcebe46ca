import { ChevronRight, History } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { FormerTable } from "../../../contract/searches.ts";
import { tools } from "../../../i18n/tools.ts";
import { useChanges } from "../../api/saved-search.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { ChangedRows } from "./changed-rows.tsx";

const kinds = ["added", "changed", "removed"] as const;

type Props = { searchId: string; former: FormerTable };

/** What has become of a page's rows since it was asked the same before; the rows themselves at a press. */
export function SinceFormer({ searchId, former }: Props) {
  const text = useText(tools).prompt.changes;
  const numbers = useNumberWriter();
  const language = useLanguage();
  const { data: changes, isPending, isError } = useChanges(searchId);
  const readAt = new Date(former.capturedAt).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  const counted = changes
    ? kinds.flatMap((kind) =>
        changes[kind] > 0 ? [text.counts[kind](changes[kind], numbers.whole(changes[kind]))] : [],
      )
    : [];
  const found = isPending ? text.counting : isError ? text.failed : changes ? text.same : text.incomparable;
  const line = (
    <span role="status" className="min-w-0 flex-1">
      <span className="text-quiet">{text.since(readAt)}</span>{" "}
      <span className="font-[550]">{counted.length > 0 ? counted.join(" · ") : found}</span>
    </span>
  );
  const way = (
    <Link to={`/product-research/results/${former._id}`} className="link">
      {text.former}
    </Link>
  );
  if (!changes || counted.length === 0) {
    return (
      <Strip>
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2.5">
          <History size={16} aria-hidden="true" className="shrink-0 text-quiet" />
          {line}
          {way}
        </span>
      </Strip>
    );
  }
  return (
    <Strip>
      <details className="group">
        <summary className="flex items-center gap-3 rounded-lg px-4 py-2.5 hover:bg-sunken">
          <History size={16} aria-hidden="true" className="shrink-0 text-quiet" />
          {line}
          <ChevronRight
            size={16}
            aria-hidden="true"
            className="shrink-0 text-quiet transition-transform group-open:rotate-90"
          />
        </summary>
        <ChangedRows changes={changes} />
        <p className="flex flex-wrap gap-x-3 border-t border-line px-4 py-2.5">
          {changes.rows.length < changes.added + changes.changed + changes.removed ? (
            <span className="text-quiet">{text.first(numbers.whole(changes.rows.length))}</span>
          ) : null}
          {way}
        </p>
      </details>
    </Strip>
  );
}

const Strip = ({ children }: { children: ReactNode }) => (
  <div data-msg="prompt.changes" className="rounded-lg border border-line bg-surface text-sm print:hidden">
    {children}
  </div>
);
