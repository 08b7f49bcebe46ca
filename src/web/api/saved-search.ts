import { queryOptions } from "@tanstack/react-query";
import { readSearch } from "../../contract/searches.ts";
import { call } from "./client.ts";

export const savedSearchQuery = (searchId: string) =>
  queryOptions({
    queryKey: ["search", searchId],
    queryFn: ({ signal }) => call(readSearch, { body: { searchId } }, { signal }),
    select: (reply) => reply.search,
  });
