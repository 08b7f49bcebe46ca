import { ChevronDown, CircleHelp, Columns2, Plus } from "lucide-react";
import { useId, useState } from "react";
import { Link } from "react-router";
import { comparison } from "../../../i18n/comparison.ts";
import { signedIn } from "../../../i18n/signed-in.ts";
import { useLanguage, useText } from "../../language.ts";
import { publicPath } from "../../public-paths.ts";
import { classNames } from "../class-names.ts";
import { LinkButton } from "../link-button.tsx";
import { RecentSearches } from "./recent-searches.tsx";
import { Trash } from "./trash.tsx";

/** New search, what was searched before, the trash, and help. `onLeave` runs when one of its links is followed. */
export function Sidebar({ onLeave }: { onLeave: () => void }) {
  const text = useText(signedIn);
  const compareText = useText(comparison);
  const language = useLanguage();
  const listId = useId();
  const [isOpen, setOpen] = useState(true);
  return (
    <nav aria-label={text.sidebar} className="flex h-full flex-col gap-4 p-3">
      <LinkButton to="/dashboard" variant="secondary" onClick={onLeave} className="justify-start!">
        <Plus size={16} aria-hidden="true" />
        {text.newSearch}
      </LinkButton>
      <div className="-mx-1 min-h-0 flex-1 overflow-y-auto px-1">
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={() => setOpen(!isOpen)}
          className="mb-1 flex min-h-8 w-full items-center justify-between rounded-sm px-2.5 text-xs font-[600] text-faint hover:text-ink"
        >
          {text.recent}
          <ChevronDown
            size={14}
            aria-hidden="true"
            className={classNames("transition-transform", !isOpen && "-rotate-90")}
          />
        </button>
        <div id={listId} hidden={!isOpen}>
          <RecentSearches onOpen={onLeave} />
        </div>
      </div>
      <div className="border-t border-line pt-2">
        <Link
          to="/product-research/compare"
          onClick={onLeave}
          className="flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-sm text-quiet hover:bg-sunken hover:text-ink"
        >
          <Columns2 size={16} aria-hidden="true" className="text-faint" />
          {compareText.compare}
        </Link>
        <Trash />
        <Link
          to={publicPath("/faqs", language)}
          className="flex min-h-9 items-center gap-2.5 rounded-md px-2.5 text-sm text-quiet hover:bg-sunken hover:text-ink"
        >
          <CircleHelp size={16} aria-hidden="true" className="text-faint" />
          {text.faqs}
        </Link>
      </div>
    </nav>
  );
}
