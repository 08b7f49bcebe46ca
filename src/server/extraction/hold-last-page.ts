import { isDeepStrictEqual } from "node:util";
import type { Snapshot } from "../../domain/snapshot.ts";
import { openPage, type Page } from "../../extract/index.ts";

/** Larger pages would leave too little of the thread's memory for the next one. */
const maxHeldBytes = 1_000_000;
const heldMs = 120_000;

/**
 * Opens pages and holds the last one for two minutes: who saw what a page holds asks for its table next, then for
 * another, and a plan made by a model is run on the page it was told of. All that was found on it is there already.
 */
export function holdLastPage(): (snapshot: Snapshot) => Page {
  let held: { readonly snapshot: Snapshot; readonly page: Page } | null = null;
  let timer: NodeJS.Timeout | undefined;
  return (snapshot) => {
    clearTimeout(timer);
    if (!held || !isDeepStrictEqual(held.snapshot, snapshot)) {
      held = null;
      const page = openPage(snapshot);
      if (snapshot.body.length > maxHeldBytes) return page;
      held = { snapshot, page };
    }
    timer = setTimeout(() => (held = null), heldMs).unref();
    return held.page;
  };
}
