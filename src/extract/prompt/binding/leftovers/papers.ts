import type { Field } from "../../../../domain/survey.ts";
import { translationsOf } from "../../lexicon/thesaurus/thesaurus.ts";
import { coversExactly, wordsOf, wordsOfPhrase } from "../../lexicon/words.ts";
import { type Leftover, take } from "./leftover.ts";

/** What is read or watched rather than told: asked for, its address is meant. */
const paperWords: ReadonlySet<string> = new Set(
  "acta, actas, agenda, agendas, anexo, anexos, attachment, audio, brochure, documentos, documents, folleto, grabacion, grabaciones, handouts, minutes, orden del dia, packet, presentacion, presentaciones, presentation, recording, recordings, slides, transcript, video, videos".split(
    ", ",
  ),
);

/**
 * A paper or recording that is bound to no address is where the link leads whose address says so (`/docs/agenda-12.pdf`), or the only
 * link there is: `Watch livestream` for the video.
 */
export const papers: Leftover = {
  name: "where a link leads, for a paper or recording",
  give: (progress, { set, asked }) => {
    const links = set.fields.filter(({ type, path, distinct }) => type === "url" && /@href/.test(path) && distinct > 1);
    const columns = asked.flatMap(({ title }, i) =>
      paperWords.has(wordsOfPhrase(title).join(" ")) && progress.bindings[i]?.field?.type !== "url" ? [i] : [],
    );
    const isOnly = links.length === 1 && columns.length === 1;
    return columns.reduce((bound, column) => {
      const free = links.filter(({ id }) => !bound.used.has(id));
      const words = wordsOfPhrase(asked[column]?.title ?? "");
      const said = free.find((link) => isSaidByAddress(link, words));
      return take(bound, column, said ?? (isOnly ? free[0] : undefined));
    }, progress);
  },
};

const minSaying = 0.6;
const leastSaying = 2;

/** Whether the last step of most addresses has the word asked for, in Spanish or English. */
function isSaidByAddress({ samples }: Field, asked: readonly string[]): boolean {
  const terms = [asked, ...translationsOf(asked).map(wordsOfPhrase)];
  const saying = samples.filter((sample) => {
    const words = wordsOf(sample.replace(/\/+$/, "").split("/").at(-1) ?? "");
    return terms.some((term) => coversExactly(term, words));
  });
  return saying.length >= Math.max(leastSaying, samples.length * minSaying);
}
