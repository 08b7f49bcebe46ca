import { queryOptions } from "@tanstack/react-query";
import { describeDirectory } from "../../contract/research.ts";
import { call } from "./client.ts";

export const directoryQuery = (directoryId: string) =>
  queryOptions({
    queryKey: ["directory", directoryId],
    queryFn: ({ signal }) => call(describeDirectory, { body: { directoryId } }, { signal }),
    select: (reply) => reply.directory,
    staleTime: Infinity,
  });
