import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { deleteSearch, listSearches, listTrash, pinSearch, type SearchSummary } from "../../contract/searches.ts";
import { call } from "./client.ts";

/** Refreshed with `queryClient.invalidateQueries(searchesQuery)` when a tool saves a result. */
export const searchesQuery = queryOptions({
  queryKey: ["searches"],
  queryFn: async ({ signal }) => (await call(listSearches, {}, { signal })).searches,
});

/** Below the key of the others: what refreshes them refreshes the trash. */
export const trashQuery = queryOptions({
  queryKey: [...searchesQuery.queryKey, "trash"],
  queryFn: async ({ signal }) => (await call(listTrash, {}, { signal })).searches,
  staleTime: 0,
});

/** Pinned first, then newest first. */
export const inSidebarOrder = (searches: readonly SearchSummary[]): SearchSummary[] =>
  [...searches].sort((a, b) => Number(b.pinned) - Number(a.pinned) || b.created_at.localeCompare(a.created_at));

type Change = (searches: readonly SearchSummary[]) => SearchSummary[];

/** A change that shows at once and is taken back when the server refuses it. */
function useOptimisticChange<V>(mutationFn: (variables: V) => Promise<unknown>, change: (variables: V) => Change) {
  const queryClient = useQueryClient();
  const { queryKey } = searchesQuery;
  return useMutation({
    mutationFn,
    onMutate: async (variables) => {
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, (searches) => searches && inSidebarOrder(change(variables)(searches)));
      return { before };
    },
    onError: (error, _variables, saved) => {
      console.error(error);
      queryClient.setQueryData(queryKey, saved?.before);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  });
}

const without = (search: SearchSummary, searches: readonly SearchSummary[]): SearchSummary[] =>
  searches.filter(({ _id }) => _id !== search._id);

export const usePinSearch = () =>
  useOptimisticChange(
    ({ _id, pinned }: SearchSummary) => call(pinSearch, { body: { searchId: _id, pinned: !pinned } }),
    (search) => (searches) => [{ ...search, pinned: !search.pinned }, ...without(search, searches)],
  );

export const useDeleteSearch = () =>
  useOptimisticChange(
    ({ _id }: SearchSummary) => call(deleteSearch, { body: { searchId: _id } }),
    (search) => (searches) => without(search, searches),
  );

export const useRestoreSearch = () =>
  useOptimisticChange(
    ({ _id }: SearchSummary) => call(deleteSearch, { body: { searchId: _id, restore: true } }),
    (search) => (searches) => [search, ...without(search, searches)],
  );
