import { queryOptions } from "@tanstack/react-query";
import { readProvenance } from "../../contract/searches.ts";
import { readPage } from "../../contract/website.ts";
import { call } from "./client.ts";

export const pageQuery = (id: string) =>
  queryOptions({
    queryKey: ["page", id],
    queryFn: ({ signal }) => call(readPage, { body: { id } }, { signal }),
    select: (reply) => reply.data,
  });

const rowsPerRequest = 100;

/** Where the cells around one row of a website result come from, fetched by the hundred. */
export const provenanceQuery = (searchId: string, row: number) => {
  const from = Math.floor(row / rowsPerRequest) * rowsPerRequest;
  return queryOptions({
    queryKey: ["provenance", searchId, from],
    queryFn: ({ signal }) =>
      call(readProvenance, { params: { id: searchId }, query: { from, to: from + rowsPerRequest } }, { signal }),
    select: (reply) => ({ page: reply.page, columns: reply.columns, cells: reply.rows[row - from] ?? null }),
    staleTime: Infinity,
  });
};
