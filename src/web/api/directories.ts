import { queryOptions } from "@tanstack/react-query";
import { listDirectories } from "../../contract/research.ts";
import { call } from "./client.ts";

export const directoriesQuery = queryOptions({
  queryKey: ["directories"],
  queryFn: async ({ signal }) => (await call(listDirectories, {}, { signal })).directories,
  staleTime: Infinity,
});
