import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useRef, useState } from "react";
import { z } from "zod";
import type { SearchSummary } from "../../../contract/searches.ts";
import { errors } from "../../../i18n/errors.ts";
import { shell } from "../../../i18n/shell.ts";
import { signedIn } from "../../../i18n/signed-in.ts";
import { isRateLimited } from "../../api/client.ts";
import { errorText } from "../../api/error-text.ts";
import { searchesQuery, useDeleteSearch, usePinSearch, useRenameSearch, useRestoreSearch } from "../../api/searches.ts";
import { useWritten } from "../../api/use-draft.ts";
import { useText } from "../../language.ts";
import { ListPager } from "./list-pager.tsx";
import { SearchFilter } from "./search-filter.tsx";
import { SearchEntry } from "./search-entry.tsx";
import { UndoStrip } from "./undo-strip.tsx";

const NewName = z.object({ searchId: z.string(), name: z.string() });

type Failure = { readonly text: string; readonly retry: () => void };

/** The saved searches, a page at a time, with what can be done to each. */
export function RecentSearches({ onOpen }: { onOpen: () => void }) {
  const text = useText(signedIn);
  const shellText = useText(shell);
  const reasons = useText(errors);
  const [wantedPage, setWantedPage] = useState(1);
  const [filter, setFilter] = useState("");
  const words = useDeferredValue(filter).trim();
  const [removed, setRemoved] = useState<SearchSummary | null>(null);
  const [newName, setNewName] = useWritten("name-in-list", NewName);
  const [failure, setFailure] = useState<Failure | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch } = useQuery(searchesQuery(wantedPage, words));
  const pinning = usePinSearch();
  const renaming = useRenameSearch();
  const deleting = useDeleteSearch();
  const restoring = useRestoreSearch();

  function pin(search: SearchSummary): void {
    setFailure(null);
    pinning.mutate(search, { onError: () => setFailure({ text: text.pinFailed, retry: () => pin(search) }) });
  }

  function rename(search: SearchSummary, name: string | null | undefined): void {
    setFailure(null);
    if (name === undefined) return setNewName(null);
    renaming.mutate(
      { search, name },
      {
        onSuccess: () => setNewName(null),
        onError: () => setFailure({ text: text.renameFailed, retry: () => rename(search, name) }),
      },
    );
  }

  function remove(search: SearchSummary): void {
    setFailure(null);
    setRemoved(search);
    deleting.mutate(search, {
      onError: () => {
        setRemoved(null);
        setFailure({ text: text.removeFailed, retry: () => remove(search) });
      },
    });
  }

  function restore(search: SearchSummary): void {
    setFailure(null);
    setRemoved(null);
    list.current?.focus();
    restoring.mutate(search, { onError: () => setFailure({ text: text.restoreFailed, retry: () => restore(search) }) });
  }

  function narrow(next: string): void {
    setFilter(next);
    setWantedPage(1);
  }

  if (error && !data) {
    const reason = isRateLimited(error) ? errorText(error, reasons) : text.searchesFailed;
    return <Line text={reason} action={shellText.retry} onAction={() => void refetch()} />;
  }
  if (!data) return <Skeleton label={shellText.loading} />;

  const { searches, total, page, pages } = data;
  return (
    <>
      <p role="status" className="sr-only">
        {removed ? text.removed({ name: removed.name }) : null}
      </p>
      <p role="status" className="sr-only">
        {renaming.isSuccess ? text.renamed({ name: renaming.data.name }) : null}
      </p>
      {failure ? <Line text={failure.text} action={shellText.retry} onAction={failure.retry} /> : null}
      {removed ? (
        <UndoStrip
          key={removed._id}
          search={removed}
          onUndo={() => restore(removed)}
          onExpire={() => setRemoved(null)}
        />
      ) : null}
      {pages > 1 || filter !== "" ? <SearchFilter value={filter} onChange={narrow} /> : null}
      <p role="status" className={total === 0 ? "px-2.5 py-2 text-xs text-faint" : "sr-only"}>
        {total === 0 ? (words === "" ? text.noSearches : text.noneHolds({ words })) : null}
      </p>
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={text.recent}
        className="grid grid-cols-[minmax(0,1fr)] gap-px outline-none"
      >
        {searches.map((search) => (
          <SearchEntry
            key={search._id}
            search={search}
            isRepeated={searches.some((other) => other !== search && readsAlike(other, search))}
            onOpen={onOpen}
            onPin={pin}
            begunName={newName?.searchId === search._id ? newName.name : null}
            onWriteName={(name) => setNewName({ searchId: search._id, name })}
            onRename={rename}
            onRemove={remove}
          />
        ))}
      </ul>
      <ListPager page={page} pages={pages} onTurn={setWantedPage} />
    </>
  );
}

const readsAlike = (a: SearchSummary, b: SearchSummary): boolean =>
  a.kind === b.kind && a.name === b.name && a.prompt === b.prompt && a.unaskedPage === b.unaskedPage;

function Line({ text, action, onAction }: { text: string; action: string; onAction: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-x-2 px-2.5 py-1.5 text-xs text-quiet">
      {text}
      <button type="button" onClick={onAction} className="min-h-6 rounded-sm font-[600] text-primary hover:underline">
        {action}
      </button>
    </p>
  );
}

const skeletonWidths = ["w-32", "w-24", "w-36", "w-28"];

function Skeleton({ label }: { label: string }) {
  return (
    <div role="status" className="grid gap-3 px-2.5 py-2">
      <span className="sr-only">{label}</span>
      {skeletonWidths.map((width) => (
        <span key={width} className={`h-3 animate-pulse rounded-sm bg-line ${width}`} />
      ))}
    </div>
  );
}
