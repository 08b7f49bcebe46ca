import { useQuery } from "@tanstack/react-query";
import { Trash2, Undo2 } from "lucide-react";
import { useRef, useState } from "react";
import type { DeletedSearch, SearchSummary } from "../../../contract/searches.ts";
import { shell } from "../../../i18n/shell.ts";
import { signedIn } from "../../../i18n/signed-in.ts";
import { trashQuery, useRestoreSearch } from "../../api/searches.ts";
import { useLanguage, useText } from "../../language.ts";
import { Banner } from "../banner.tsx";
import { Button } from "../button.tsx";
import { Dialog } from "../dialog.tsx";
import { NotRead } from "../not-read.tsx";
import { Spinner } from "../spinner.tsx";
import { ListPager } from "./list-pager.tsx";

/** The way to what was deleted lately. */
export function Trash() {
  const text = useText(signedIn).trash;
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        onClick={() => setOpen(true)}
        className="flex min-h-9 w-full items-center gap-2.5 rounded-md px-2.5 text-sm text-quiet hover:bg-sunken hover:text-ink"
      >
        <Trash2 size={16} aria-hidden="true" className="text-faint" />
        {text.title}
      </button>
      <TrashDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** What was deleted lately, to be brought back. */
export function TrashDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const text = useText(signedIn).trash;
  return (
    <Dialog title={text.title} isOpen={isOpen} onClose={onClose}>
      <DeletedSearches />
    </Dialog>
  );
}

function DeletedSearches() {
  const text = useText(signedIn);
  const shellText = useText(shell);
  const list = useRef<HTMLUListElement>(null);
  const [wantedPage, setWantedPage] = useState(1);
  const { data, error, refetch } = useQuery(trashQuery(wantedPage));
  const restoring = useRestoreSearch();
  const restore = (search: SearchSummary): void => {
    list.current?.focus();
    restoring.mutate(search);
  };
  if (error && !data) {
    return <NotRead title={text.searchesFailed} msg="trash.failed" error={error} onRetry={() => void refetch()} />;
  }
  if (!data) return <Spinner label={shellText.loading} />;
  const { searches, page, pages } = data;
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <p>{searches.length === 0 ? text.trash.empty : text.trash.hint}</p>
      <p role="status" className="sr-only">
        {restoring.isSuccess ? text.trash.restored({ name: restoring.variables.name }) : null}
      </p>
      {restoring.isError ? (
        <Banner
          tone="error"
          title={text.restoreFailed}
          msg="trash.restoreFailed"
          actions={<Retry onRetry={() => restore(restoring.variables)} />}
        />
      ) : null}
      <ul ref={list} tabIndex={-1} aria-label={text.trash.title} className="grid divide-y divide-line outline-none">
        {searches.map((search) => (
          <Entry key={search._id} search={search} onRestore={() => restore(search)} />
        ))}
      </ul>
      <ListPager page={page} pages={pages} onTurn={setWantedPage} />
    </div>
  );
}

const Retry = ({ onRetry }: { onRetry: () => void }) => (
  <Button variant="secondary" size="sm" onClick={onRetry}>
    {useText(shell).retry}
  </Button>
);

function Entry({ search, onRestore }: { search: DeletedSearch; onRestore: () => void }) {
  const text = useText(signedIn);
  const language = useLanguage();
  const { name, kind, unaskedPage, deleted_at: deletedAt } = search;
  const prompt = unaskedPage === null ? search.prompt : text.unasked;
  return (
    <li className="flex items-center justify-between gap-3 py-2">
      <span className="grid min-w-0">
        <span className="truncate text-ink" title={name}>
          {name}
        </span>
        <span className="truncate text-xs">{prompt ?? text.kinds[kind]}</span>
        <time dateTime={deletedAt} className="text-xs">
          {text.trash.deletedOn({ date: new Date(deletedAt).toLocaleDateString(language, { dateStyle: "medium" }) })}
        </time>
      </span>
      <Button variant="secondary" size="sm" aria-label={text.trash.restoreNamed({ name })} onClick={onRestore}>
        <Undo2 size={14} aria-hidden="true" />
        {text.trash.restore}
      </Button>
    </li>
  );
}
