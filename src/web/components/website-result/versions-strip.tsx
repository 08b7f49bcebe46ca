import { ChevronDown, Layers } from "lucide-react";
import type { ReactNode } from "react";
import { useNavigate } from "react-router";
import type { TableVersion } from "../../../contract/searches.ts";
import { tools } from "../../../i18n/tools.ts";
import { useKeepVersion } from "../../api/searches.ts";
import { useLanguage, useText } from "../../language.ts";
import { useNumberWriter } from "../../number-format.ts";
import { Button } from "../button.tsx";
import { LinkButton } from "../link-button.tsx";
import { Menu } from "../menu.tsx";

type Props = { searchId: string; versions: readonly TableVersion[] };

const addressOf = ({ _id }: TableVersion): string => `/product-research/results/${_id}`;

/** That a table was put right, and the way to what it was; of one that was replaced, that it was, and the way back to it. */
export function VersionsStrip({ searchId, versions }: Props) {
  const text = useText(tools).prompt.versions;
  const numbers = useNumberWriter();
  const navigate = useNavigate();
  const keeping = useKeepVersion();
  const listed = versions.find(({ isListed }) => isListed);
  if (!listed || versions.length < 2) return null;
  if (listed._id === searchId) {
    return (
      <Strip text={text.count(numbers.whole(versions.length))}>
        <OtherVersions searchId={searchId} versions={versions} />
      </Strip>
    );
  }
  const keep = (): void =>
    keeping.mutate(searchId, { onSuccess: () => void navigate(`/product-research/results/${searchId}`) });
  return (
    <Strip text={text.replaced} failure={keeping.isError ? text.keepFailed : null}>
      <LinkButton variant="secondary" size="sm" to={addressOf(listed)}>
        {text.openListed}
      </LinkButton>
      <Button variant="quiet" size="sm" isPending={keeping.isPending} onClick={keep}>
        {text.keep}
      </Button>
    </Strip>
  );
}

function OtherVersions({ searchId, versions }: Props) {
  const text = useText(tools).prompt.versions;
  const rowsText = useText(tools).table.rows;
  const numbers = useNumberWriter();
  const language = useLanguage();
  const items = versions
    .filter(({ _id }) => _id !== searchId)
    .map((version) => ({
      id: version._id,
      label: new Date(version.created_at).toLocaleString(language, { dateStyle: "medium", timeStyle: "medium" }),
      detail: [
        version.rowCount === null ? null : rowsText(version.rowCount, numbers.whole(version.rowCount)),
        new Intl.ListFormat(language).format(version.columns),
      ]
        .filter(Boolean)
        .join(" · "),
      href: addressOf(version),
    }));
  return (
    <Menu
      label={text.others}
      items={items}
      trigger={
        <Button variant="quiet" size="sm">
          {text.others}
          <ChevronDown size={14} aria-hidden="true" />
        </Button>
      }
    />
  );
}

const Strip = ({ text, failure, children }: { text: string; failure?: string | null; children: ReactNode }) => (
  <div
    data-msg="prompt.versions"
    className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-surface px-4 py-1.5 text-sm print:hidden"
  >
    <span className="flex min-w-48 flex-1 items-center gap-3">
      <Layers size={16} aria-hidden="true" className="shrink-0 text-quiet" />
      {text}
    </span>
    {failure ? (
      <span role="alert" className="text-error">
        {failure}
      </span>
    ) : null}
    <span className="flex flex-wrap gap-2">{children}</span>
  </div>
);
