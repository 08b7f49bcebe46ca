import { useQuery } from "@tanstack/react-query";
import { ExternalLink } from "lucide-react";
import { models } from "../../../i18n/models.ts";
import { tools } from "../../../i18n/tools.ts";
import { provenanceQuery } from "../../api/website.ts";
import { useLanguage, useText } from "../../language.ts";
import { Spinner } from "../spinner.tsx";
import { SourceFact, SourceFacts } from "./source-facts.tsx";

type Props = { searchId: string; row: number; columnTitle: string };

const maxFragmentLength = 80;

/** The text on the page that a cell was made from, and where it stands. */
export function PageSource({ searchId, row, columnTitle }: Props) {
  const text = useText(tools).source;
  const { inferredBy } = useText(models);
  const language = useLanguage();
  const { data, isPending } = useQuery(provenanceQuery(searchId, row));
  if (isPending) {
    return (
      <p role="status" className="flex items-center gap-2 text-quiet">
        <Spinner size={16} />
        {text.loading}
      </p>
    );
  }
  const place = data?.columns.findIndex((column) => column.title === columnTitle) ?? -1;
  const cell = data?.cells?.[place];
  if (!data || !cell) return <p className="text-quiet">{text.failed}</p>;
  const model = cell.basis === "inferred" ? data.columns[place]?.model : undefined;
  return (
    <>
      {cell.raw === "" ? (
        <p className="rounded-md bg-sunken px-3 py-2 text-quiet">{text.reasons["page-empty"]}</p>
      ) : (
        <figure className="grid gap-1">
          <figcaption className="text-xs text-quiet">{text.rawText}</figcaption>
          <blockquote className="max-h-32 overflow-auto rounded-md bg-found-soft px-3 py-2 break-words whitespace-pre-wrap">
            {cell.raw}
          </blockquote>
        </figure>
      )}
      <SourceFacts>
        {model ? <SourceFact name={inferredBy}>{model}</SourceFact> : null}
        <SourceFact name={text.from}>
          <a
            href={cell.at?.attr ? data.page.url : addressOfText(data.page.url, cell.raw)}
            target="_blank"
            rel="noopener noreferrer nofollow"
            className="link inline-flex items-center gap-1"
          >
            {text.openPage}
            <ExternalLink size={14} aria-hidden="true" />
          </a>
          <span className="block text-xs text-quiet">
            {text.capturedAt(
              new Date(data.page.capturedAt).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" }),
            )}
          </span>
        </SourceFact>
      </SourceFacts>
      {cell.at ? (
        <details className="text-xs text-quiet">
          <summary className="link inline-flex min-h-6 items-center">{text.place}</summary>
          <code className="mt-1 block break-all">
            {cell.at.path}
            {cell.at.attr ? `/@${cell.at.attr}` : null}
          </code>
        </details>
      ) : null}
    </>
  );
}

/** The page's address with the text marked where the browser can do that. */
function addressOfText(url: string, raw: string): string {
  const wanted = raw.trim().split("\n")[0] ?? "";
  if (wanted === "" || wanted.length > maxFragmentLength || !/^https?:/.test(url) || url.includes("#")) return url;
  return `${url}#:~:text=${encodeURIComponent(wanted).replaceAll("-", "%2D")}`;
}
