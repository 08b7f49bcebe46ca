import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "../../contract/endpoint.ts";
import {
  deleteSearch,
  keepVersion,
  listSearches,
  listTrash,
  pinSearch,
  renameSearch,
  type readSearch,
  type SearchSummary,
} from "../../contract/searches.ts";
import { call } from "./client.ts";
import { refreshEverywhere } from "./refresh-everywhere.ts";
import { savedSearchesKey, savedSearchKey } from "./saved-search.ts";

/** Refreshed with `refreshEverywhere(queryClient, searchesKey)` when a tool saves a result. */
export const searchesKey = ["searches"] as const;
const pagesKey = [...searchesKey, "page"] as const;

/** One page of the list, as the sidebar shows it; with `words` of those that hold them. */
export const searchesQuery = (page: number, words = "") =>
  queryOptions({
    queryKey: [...pagesKey, page, words],
    queryFn: ({ signal }) => call(listSearches, { query: { page, ...(words ? { q: words } : {}) } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** All of them, to choose from; what refreshes the pages refreshes them. */
export const allSearchesQuery = queryOptions({
  queryKey: [...searchesKey, "all"],
  queryFn: async ({ signal }) => (await call(listSearches, { query: {} }, { signal })).searches,
});

/** One page of it, below the key of the others: what refreshes them refreshes the trash. */
export const trashQuery = (page: number) =>
  queryOptions({
    queryKey: [...searchesKey, "trash", page],
    queryFn: ({ signal }) => call(listTrash, { query: { page } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

/** Pinned first, then newest first. */
export const inSidebarOrder = (searches: readonly SearchSummary[]): SearchSummary[] =>
  [...searches].sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.created_at.localeCompare(a.created_at));

type Page = Reply<typeof listSearches>;

type Elsewhere<V> = {
  /** The search whose saved result is no longer as it was read. */
  readonly result?: (variables: V) => string;
  /** Shows the change where it concerns more than the pages at hand, and returns what takes that back. */
  readonly showElsewhere?: (variables: V) => () => void;
};

export type Renaming = {
  readonly search: Pick<SearchSummary, "_id" | "name" | "subject">;
  /** Null for the one that it came with. */
  readonly name: string | null;
};

/**
 * A change that shows at once on the pages at hand, is taken back when the server refuses it, and reaches the other tabs.
 */
function useOptimisticChange<V, Answer>(
  mutationFn: (variables: V) => Promise<Answer>,
  change: (page: Page, variables: V) => Page,
  { result, showElsewhere }: Elsewhere<V> = {},
) {
  const queryClient = useQueryClient();
  const pages = { queryKey: pagesKey };
  return useMutation({
    mutationFn,
    onMutate: async (variables) => {
      await queryClient.cancelQueries({ queryKey: searchesKey });
      const before = queryClient.getQueriesData<Page>(pages);
      queryClient.setQueriesData<Page>(pages, (page) => page && change(page, variables));
      return { before, hideElsewhere: showElsewhere?.(variables) };
    },
    onError: (error, _variables, saved) => {
      console.error(error);
      for (const [key, page] of saved?.before ?? []) queryClient.setQueryData(key, page);
      saved?.hideElsewhere?.();
    },
    onSettled: (_answer, _error, variables) =>
      refreshEverywhere(queryClient, searchesKey, ...(result ? [savedSearchKey(result(variables))] : [])),
  });
}

const without = ({ _id }: SearchSummary, { searches }: Page): SearchSummary[] =>
  searches.filter((search) => search._id !== _id);

export const usePinSearch = () =>
  useOptimisticChange(
    ({ _id, pinned }: SearchSummary) => call(pinSearch, { body: { searchId: _id, pinned: !pinned } }),
    (page, search) => ({
      ...page,
      searches: inSidebarOrder(
        page.searches.map((one) => (one._id === search._id ? { ...one, pinned: !search.pinned } : one)),
      ),
    }),
  );

/** The name shows at once in the list and on the screen of the result. */
export function useRenameSearch() {
  const queryClient = useQueryClient();
  const show = (searchId: string, name: string): void => {
    queryClient.setQueriesData<Reply<typeof readSearch>>(
      { queryKey: savedSearchKey(searchId) },
      (reply) => reply && { ...reply, search: { ...reply.search, name } },
    );
  };
  return useOptimisticChange(
    ({ search: { _id }, name }: Renaming) => call(renameSearch, { body: { searchId: _id, name } }),
    (page, { search, name }) => ({
      ...page,
      searches: page.searches.map((one) => (one._id === search._id ? { ...one, name: name ?? one.subject } : one)),
    }),
    {
      result: ({ search }) => search._id,
      showElsewhere: ({ search: { _id, subject, name: before }, name }) => {
        show(_id, name ?? subject);
        return () => show(_id, before);
      },
    },
  );
}

export const useDeleteSearch = () =>
  useOptimisticChange(
    ({ _id }: SearchSummary) => call(deleteSearch, { body: { searchId: _id } }),
    (page, search) => ({ ...page, searches: without(search, page), total: page.total - 1 }),
    { result: ({ _id }) => _id },
  );

/** Which page it comes back to, the server knows. A screen that said that the search is gone shows it again. */
export const useRestoreSearch = () =>
  useOptimisticChange(
    ({ _id }: SearchSummary) => call(deleteSearch, { body: { searchId: _id, restore: true } }),
    (page) => page,
    { result: ({ _id }) => _id },
  );

/** The list leads to that version from then on, and each of the others says so. */
export function useKeepVersion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (searchId: string) => call(keepVersion, { body: { searchId } }),
    onSuccess: () => refreshEverywhere(queryClient, searchesKey, savedSearchesKey),
    onError: (error) => console.error(error),
  });
}
