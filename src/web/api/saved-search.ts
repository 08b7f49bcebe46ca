import { queryOptions, useMutation, useQueries, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Reply } from "../../contract/endpoint.ts";
import { previewSearch, readChanges, readSearch, saveView } from "../../contract/searches.ts";
import type { Language } from "../../domain/report.ts";
import type { TableView } from "../../domain/table-view.ts";
import { useUser } from "./accounts.ts";
import { call } from "./client.ts";

type Saved = Reply<typeof readSearch>;

export const savedSearchesKey = ["search"] as const;
export const savedSearchKey = (searchId: string) => [...savedSearchesKey, searchId] as const;

/** Reports are told in the account's language: in another one they are asked for again, the former shown meanwhile. */
const savedSearchQuery = (searchId: string, locale: Language) =>
  queryOptions<Saved, Error, Saved["search"]>({
    queryKey: [...savedSearchKey(searchId), locale],
    placeholderData: (former) => (former?.search._id === searchId ? former : undefined),
    queryFn: ({ signal }) => call(readSearch, { body: { searchId } }, { signal }),
    select: (reply) => reply.search,
  });

export function useSavedSearch(searchId: string) {
  const { locale } = useUser();
  return useQuery(savedSearchQuery(searchId, locale));
}

export function useSavedSearches(searchIds: readonly string[]) {
  const { locale } = useUser();
  return useQueries({ queries: searchIds.map((id) => savedSearchQuery(id, locale)) });
}

/** The first rows of a search, in the account's language. */
export function useSearchPreview(searchId: string) {
  const { locale } = useUser();
  return useQuery({
    queryKey: ["search-preview", searchId, locale],
    queryFn: ({ signal }) => call(previewSearch, { params: { id: searchId }, query: {} }, { signal }),
  });
}

/** What became of its rows since the former reading of its page. */
export const useChanges = (searchId: string) =>
  useQuery({
    queryKey: ["search-changes", searchId],
    queryFn: ({ signal }) => call(readChanges, { params: { id: searchId } }, { signal }),
    select: (reply) => reply.changes,
    staleTime: Infinity,
  });

/** Keeps how a search is arranged. Changes are sent one after the other, so that the last one stays. */
export function useSaveView(searchId: string | null) {
  const queryClient = useQueryClient();
  return useMutation({
    scope: { id: `view of ${searchId}` },
    mutationFn: async (view: TableView | null) => {
      if (searchId !== null) await call(saveView, { body: { searchId, view } });
    },
    onMutate: (view) => {
      queryClient.setQueriesData<Saved>(
        { queryKey: savedSearchKey(searchId ?? "") },
        (reply) => reply && { ...reply, search: { ...reply.search, view } },
      );
    },
    onError: (error) => console.error(error),
  });
}
