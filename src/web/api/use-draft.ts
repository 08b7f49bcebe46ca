import { useEffect, useMemo, useState } from "react";
import { useLocation } from "react-router";
import { z } from "zod";
import { useUser } from "./accounts.ts";
import { draftPrefix } from "./forget-tab.ts";
import { queryClient, sessionKey } from "./query-client.ts";
import { tabEntry } from "./tab-entry.ts";

const Draft = z.object({
  place: z.string(),
  /** When the document was loaded in which it was typed. */
  loadedAt: z.number(),
  typed: z.unknown(),
});

/** Whoever has come by an address or a link since then had left the screen; a reload, or the way back, is no leaving. */
const isOfThisVisit = ({ loadedAt }: z.infer<typeof Draft>): boolean => {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return loadedAt === performance.timeOrigin || navigation?.type !== "navigate";
};

/** The forms that may be written in at once: what a screen asks for, and those that stand beside it. */
type Form = "screen" | "name" | "name-in-list" | "username";

/** The draft of a form that a tab keeps for an account, and the address of the screen at hand. */
function useDraftEntry(form: Form) {
  const { id: ownerId } = useUser();
  const { pathname, search } = useLocation();
  const entry = useMemo(() => tabEntry(`${draftPrefix}${ownerId}.${form}`, Draft), [ownerId, form]);
  return { entry, place: pathname + search };
}

/** What was typed on this screen before a reload, or before the session ended; null where nothing was. */
export function useDraft<T>(schema: z.ZodType<T>, form: Form = "screen"): T | null {
  const { entry, place } = useDraftEntry(form);
  const [found] = useState(() => {
    const draft = entry.read();
    return draft?.place === place && isOfThisVisit(draft) ? (schema.safeParse(draft.typed).data ?? null) : null;
  });
  return found;
}

/** Keeps what is typed until the screen is left. A session that ends leaves it too, and that forgets nothing. */
export function useKeepDraft(typed: unknown, form: Form = "screen"): void {
  const { entry, place } = useDraftEntry(form);
  const written = JSON.stringify(typed);
  useEffect(
    () => entry.write({ place, loadedAt: performance.timeOrigin, typed: JSON.parse(written) }),
    [entry, place, written],
  );
  useEffect(
    () => () => {
      if (queryClient.getQueryData(sessionKey)) entry.clear();
    },
    [entry],
  );
}

/** What is being written in a form, null while nothing is; the state of it, that outlives the document and the session. */
export function useWritten<T>(form: Form, schema: z.ZodType<T>) {
  const written = useState(useDraft(schema, form));
  useKeepDraft(written[0], form);
  return written;
}
