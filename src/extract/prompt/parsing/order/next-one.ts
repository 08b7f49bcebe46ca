import type { DateContext } from "../../../values/date.ts";
import { findConceptById } from "../../lexicon/lexicon.ts";
import { isThing } from "../../lexicon/things.ts";
import type { AskedFilter } from "../asked.ts";
import type { Draft } from "../prompt-text.ts";
import type { Order } from "./parse-order.ts";
import { sortOnConcept } from "./superlatives.ts";

/** What takes place on a day, beside the things that pages list. */
const takingPlace: ReadonlySet<string> = new Set(
  "sesion pleno junta audiencia asamblea partido concierto funcion cita vuelo tren salida clase subasta convocatoria feria festival carrera session hearing assembly match game concert show appointment flight train departure class auction fair race screening".split(
    " ",
  ),
);

/** "la próxima reunión", "next meeting": the first that is of today or later. */
const next = /(?<!\p{L})(?:proxim[oa]|next)(?=\s+(?<thing>\p{L}{3,})(?!\p{L}))/u;

/** Reads the words for the first record from today on: the condition and the order that choose it; null without them. */
export function takeNext(
  draft: Draft,
  { capturedAt }: DateContext,
): { readonly filter: AskedFilter; readonly order: Order } | null {
  const match = next.exec(draft.text());
  const thing = match?.groups?.thing ?? "";
  const isListed = [thing, `${thing}s`, `${thing}es`].some(isThing);
  if (!match || !(isListed || takingPlace.has(thing))) return null;
  const asked = draft.cut(match.index, match.index + match[0].length);
  return {
    filter: { asked, concept: findConceptById("date"), fieldWords: "", op: "ge", value: capturedAt.slice(0, 10) },
    order: {
      sort: [sortOnConcept("date", "ascending")],
      sortAsked: asked,
      limit: { count: 1, isOfSort: true },
      unread: [],
    },
  };
}
