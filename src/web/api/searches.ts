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
import { savedSearchesKey, savedSearchKey } from "./saved-search.ts";

/** Refreshed with `queryClient.invalidateQueries({ queryKey: searchesKey })` when a tool saves a result. */
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

/**
 * A change that shows at once on the pages at hand and is taken back when the server refuses it. `showElsewhere` shows it
 * where it concerns more than these, and returns what takes that back.
 */
function useOptimisticChange<V, Answer>(
  mutationFn: (variables: V) => Promise<Answer>,
  change: (page: Page, variables: V) => Page,
  showElsewhere?: (variables: V) => () => void,
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
    onSettled: () => queryClient.invalidateQueries({ queryKey: searchesKey }),
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

export type Renaming = {
  readonly search: Pick<SearchSummary, "_id" | "name" | "subject">;
  /** Null for the one that it came with. */
  readonly name: string | null;
};

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
    ({ search: { _id, subject, name: before }, name }) => {
      show(_id, name ?? subject);
      return () => show(_id, before);
    },
  );
}

export const useDeleteSearch = () =>
  useOptimisticChange(
    ({ _id }: SearchSummary) => call(deleteSearch, { body: { searchId: _id } }),
    (page, search) => ({ ...page, searches: without(search, page), total: page.total - 1 }),
  );

/** Which page it comes back to, the server knows. A screen that said that the search is gone shows it again. */
export function useRestoreSearch() {
  const queryClient = useQueryClient();
  return useOptimisticChange(
    async ({ _id }: SearchSummary) => {
      await call(deleteSearch, { body: { searchId: _id, restore: true } });
      await queryClient.resetQueries({ queryKey: savedSearchKey(_id) });
    },
    (page) => page,
  );
}

/** The list leads to that version from then on, and each of the others says so. */
export function useKeepVersion() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (searchId: string) => call(keepVersion, { body: { searchId } }),
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: searchesKey }),
        queryClient.invalidateQueries({ queryKey: savedSearchesKey }),
      ]),
    onError: (error) => console.error(error),
  });
}
