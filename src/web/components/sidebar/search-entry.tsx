import { Globe, PackageSearch, Pencil, Pin, Trash2 } from "lucide-react";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router";
import type { SearchSummary } from "../../../contract/searches.ts";
import { cutName } from "../../../domain/text.ts";
import { signedIn } from "../../../i18n/signed-in.ts";
import { useLanguage, useText } from "../../language.ts";
import { useShownSearch } from "../../shown-search.ts";
import { classNames } from "../class-names.ts";
import { NameField } from "../search-name/name-field.tsx";

type Props = {
  search: SearchSummary;
  /** Whether another entry in sight reads the same: the time of saving tells them apart. */
  isRepeated: boolean;
  onOpen: () => void;
  onPin: (search: SearchSummary) => void;
  /** Another name for it, as far as it was written. */
  begunName: string | null;
  onWriteName: (typed: string) => void;
  /** The name that was written, null for the one that it came with, undefined where it stays. */
  onRename: (search: SearchSummary, name: string | null | undefined) => void;
  onRemove: (search: SearchSummary) => void;
};

const action =
  "grid h-8 w-7 shrink-0 place-items-center rounded-sm text-faint hover:bg-ground hover:text-ink focus-visible:text-ink";

/** Over the end of the name while it is pointed at or has the focus; beside it where nothing points. */
const actionsStyle =
  "absolute inset-y-0 right-0 flex items-center rounded-r-md bg-inherit pl-1 opacity-0 transition-opacity " +
  "group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:static pointer-coarse:opacity-100";

export function SearchEntry(props: Props) {
  const { search, isRepeated, onOpen, onPin, begunName, onWriteName, onRename, onRemove } = props;
  const text = useText(signedIn);
  const { _id, kind, name, pinned, unaskedPage } = search;
  const prompt = unaskedPage === null ? search.prompt : text.unasked;
  const language = useLanguage();
  const savedAt = new Date(search.created_at).toLocaleString(language, { dateStyle: "medium", timeStyle: "short" });
  const detail = isRepeated ? [savedAt, prompt].filter(Boolean).join(" · ") : prompt;
  const address = unaskedPage === null ? `/product-research/results/${_id}` : `/custom-url/ai-prompt/${unaskedPage}`;
  const { pathname } = useLocation();
  const isShown = useShownSearch() === _id;
  const KindIcon = kind === "website" ? Globe : PackageSearch;
  const [mode, setMode] = useState<"shown" | "renaming" | "renamed">(begunName === null ? "shown" : "renaming");
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (mode === "renamed") link.current?.focus();
  }, [mode]);
  const rename = (): void => setMode("renaming");
  const renameByKey = (event: KeyboardEvent): void => {
    if (event.key !== "F2") return;
    event.preventDefault();
    rename();
  };
  if (mode === "renaming") {
    return (
      <li className="flex items-center gap-2.5 rounded-md bg-sunken py-1 pr-1 pl-2.5">
        <KindIcon size={15} aria-hidden="true" className="shrink-0 text-faint" />
        <NameField
          search={search}
          begun={begunName}
          onWrite={onWriteName}
          onEnd={(name, byKey) => {
            setMode(byKey ? "renamed" : "shown");
            onRename(search, name);
          }}
          className="h-8 px-2! text-sm"
        />
      </li>
    );
  }
  return (
    <li className="group relative flex items-center rounded-md hover:bg-sunken has-[[aria-current]]:bg-primary-soft">
      <Link
        ref={link}
        aria-keyshortcuts="F2"
        onKeyDown={renameByKey}
        prefetch="intent"
        to={address}
        aria-current={pathname === address ? "page" : isShown ? "true" : undefined}
        title={[name, detail].filter(Boolean).join("\n")}
        aria-label={[`${name} (${text.kinds[kind]})`, detail].filter(Boolean).join(": ")}
        onClick={onOpen}
        className="flex min-h-9 min-w-0 flex-1 items-center gap-2.5 rounded-md px-2.5 py-1 text-sm pointer-coarse:pr-1 text-quiet aria-[current]:font-[550] aria-[current]:text-primary hover:text-ink"
      >
        <KindIcon size={15} aria-hidden="true" className="shrink-0 text-faint" />
        <span className="grid min-w-0">
          <span className="own-direction truncate">{cutName(name)}</span>
          {detail ? (
            <span className={classNames("truncate text-xs font-normal text-quiet", unaskedPage !== null && "italic")}>
              {detail}
            </span>
          ) : null}
        </span>
      </Link>
      {pinned ? <PinnedMark /> : null}
      <span className={actionsStyle}>
        <button
          type="button"
          aria-pressed={pinned}
          aria-label={text.pin({ name })}
          title={text.pin({ name })}
          onClick={() => onPin(search)}
          className={classNames(action, pinned && "text-primary")}
        >
          <Pin size={15} aria-hidden="true" fill={pinned ? "currentColor" : "none"} />
        </button>
        <button
          type="button"
          aria-label={text.rename({ name })}
          title={text.rename({ name })}
          onClick={rename}
          className={action}
        >
          <Pencil size={15} aria-hidden="true" />
        </button>
        <button
          type="button"
          aria-label={text.remove({ name })}
          title={text.remove({ name })}
          onClick={() => onRemove(search)}
          className={action}
        >
          <Trash2 size={15} aria-hidden="true" />
        </button>
      </span>
    </li>
  );
}

const PinnedMark = () => (
  <Pin
    size={13}
    aria-hidden="true"
    fill="currentColor"
    className="mr-2 ml-1 shrink-0 text-primary group-focus-within:invisible group-hover:invisible pointer-coarse:hidden"
  />
);
