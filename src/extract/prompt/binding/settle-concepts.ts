import type { Concept } from "../lexicon/concept.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import type { Asked } from "./bindings.ts";
import { sidesOfMatch } from "./match-sides.ts";

/** What records are as often records of as something that is said of them: where, with whom, for whom. */
const ofOthers: ReadonlySet<string> = new Set(["establishment", "tender", "person", "company"]);

const known = new WeakMap<Concept, Concept>();

/** The same words for what is said of a record, which only its name can tell. */
function asDetail(concept: Concept): Concept {
  let detail = known.get(concept);
  if (!detail) known.set(concept, (detail = { ...concept, role: "person" }));
  return detail;
}

/**
 * What each word asked for means beside the others. An office, a company or a contract is what the records are called only where nothing else that was asked for is: neither a name or
 * title nor, before it, a word that the lexicon lacks.
 */
export const settleConcepts = (asked: readonly Asked[]): readonly Asked[] => {
  const sides = new Set(sidesOfMatch(asked).map(({ column }) => column));
  return asked.map((column, i) => {
    const { concept } = column;
    if (sides.has(i) || areConditions(asked, column)) return { ...column, concept: null };
    if (isAnswerToQuestion(asked, i)) return { ...column, concept: findConceptById("summary") };
    if (areCountedBesideTitle(asked, i)) return { ...column, concept: findConceptById("count") ?? concept };
    if (isDocumentBesideLink(asked, i)) return { ...column, concept: findConceptById("title") };
    if (!concept || !ofOthers.has(concept.id) || concept.role !== "title") return column;
    return asked.some((other, j) => couldBeTitle(other, j, i)) ? { ...column, concept: asDetail(concept) } : column;
  });
};

/** "Terms" are conditions where nothing says what each of them means. */
const areConditions = (asked: readonly Asked[], { title, concept }: Asked): boolean =>
  concept?.id === "term" &&
  /^t[eé]rm(?:ino)?s$/i.test(title.trim()) &&
  asked.every((other) => other.concept?.id !== "definition");

/** "Documento y enlace", "documento, PDF": what it is called, and where it is. */
const isDocumentBesideLink = (asked: readonly Asked[], own: number): boolean =>
  /^documento?s?$/i.test(asked[own]?.title.trim() ?? "") &&
  asked.some(({ concept }, i) => i !== own && concept?.role === "link") &&
  asked.every(({ concept }) => concept?.role !== "title");

const counted =
  /^(?:topics|threads|discussions|posts|messages|replies|answers|members|users|followers|subscribers|votes|downloads|listings|wins|losses|draws|battles|temas|hilos|mensajes|respuestas|miembros|usuarios|seguidores|suscriptores|votos|descargas|victorias|derrotas|empates)$/i;

/** "Preguntas y respuestas" and nothing else: what is answered, not how many answered. */
const isAnswerToQuestion = (asked: readonly Asked[], own: number): boolean =>
  own === 1 &&
  asked.length === 2 &&
  asked[0]?.concept?.id === "question" &&
  /(?:^|\s)(?:respuesta|answer)s?$/i.test(asked[own]?.title.trim() ?? "");

/** "Foro, temas y mensajes": of each by its name how many there are. */
const areCountedBesideTitle = (asked: readonly Asked[], own: number): boolean =>
  counted.test(asked[own]?.title.trim() ?? "") &&
  asked.some(({ concept, title }, i) => i < own && concept?.role === "title" && !counted.test(title.trim()));

const couldBeTitle = ({ concept }: Asked, at: number, own: number): boolean =>
  at !== own && (concept?.id === "title" || (at === 0 && (concept === null || concept.role === "title")));
