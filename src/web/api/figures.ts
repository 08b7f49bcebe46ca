import { queryOptions } from "@tanstack/react-query";
import { listFigures } from "../../contract/figures.ts";
import { call } from "./client.ts";

const lookEveryMs = 5_000;

/** The figures of the installation; while some are imported, looked at until that ends. */
export const figuresQuery = queryOptions({
  queryKey: ["figures"],
  queryFn: ({ signal }) => call(listFigures, {}, { signal }),
  staleTime: 0,
  refetchInterval: ({ state }) => (state.data?.importing ? lookEveryMs : false),
});
