import { useQueryClient } from "@tanstack/react-query";
import { FigureSource, importFigures } from "../../../contract/figures.ts";
import { figuresQuery } from "../../api/figures.ts";
import { useLongCall } from "../../api/use-long-call.ts";

/** The import of this tab: begun, followed, cancelled, and found again after a reload. */
export function useImport() {
  const queryClient = useQueryClient();
  const { state, start, cancel } = useLongCall(importFigures, {
    about: FigureSource,
    onDone: () => {
      // Coverage of the parts of the world's trade is told anew with the new figures.
      void queryClient.invalidateQueries({ queryKey: figuresQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ["directory"] });
    },
  });
  return { state, cancel, start: (source: FigureSource): void => start({ body: { source } }, source) };
}
