import type { NameLanguage } from "../page/page-locale.ts";
import { textsOf } from "./cells.ts";
import type { ColumnDraft } from "./column.ts";
import { fieldNameOf } from "./field-words.ts";

const fewest = 3;
const minOwnShare = 0.5;
/** Steps that say where a site keeps its pages, not what they are of. */
const ofSites: ReadonlySet<string> = new Set([
  "title",
  "título",
  "detail",
  "detalle",
  "number",
  "número",
  "name",
  "nombre",
]);

/** What texts are, by the addresses that their links lead to, where those of no other column have the same step: `/autor/ana-ruiz`, `/brand/andes`. */
export function namesOfAddresses(
  drafts: readonly ColumnDraft[],
  language: NameLanguage,
): ReadonlyMap<ColumnDraft, string> {
  const links = drafts.filter(({ key }) => key.endsWith("@href"));
  const steps = new Map(links.map((link) => [link, stepsShared(link)]));
  const names = new Map<ColumnDraft, string>();
  for (const link of links) {
    const own = (steps.get(link) ?? []).filter((step) =>
      links.every((other) => other === link || !steps.get(other)?.includes(step)),
    );
    const name = own.flatMap((step) => nameOfStep(step, language) ?? [])[0];
    const place = link.key.slice(0, -"@href".length);
    if (name === undefined || [...names.values()].includes(name)) continue;
    const texts = drafts.filter(({ key }) => key === place || (key.startsWith(`${place}>`) && !/[@=|]/.test(key)));
    if (texts.length === 1 && texts[0] && areOfTheirOwn(texts[0], link)) names.set(texts[0], name);
  }
  return names;
}

/** Whether what leads to most of the addresses is said there alone: who wrote it, not "Minutes" before each of a hundred files. */
const areOfTheirOwn = (text: ColumnDraft, link: ColumnDraft): boolean =>
  new Set(textsOf(text.cells)).size >= new Set(textsOf(link.cells)).size * minOwnShare;

/** The steps before the last one that all of several addresses share. */
function stepsShared(link: ColumnDraft): readonly string[] {
  const addresses = new Set(textsOf(link.cells));
  if (addresses.size < fewest) return [];
  const [first = [], ...rest] = [...addresses].map((address) =>
    address
      .replace(/^[a-z]+:\/\/[^/]*/i, "")
      .replace(/[?#].*$/, "")
      .split("/")
      .filter(Boolean)
      .slice(0, -1),
  );
  return first.filter((step) => rest.every((others) => others.includes(step)));
}

function nameOfStep(step: string, language: NameLanguage): string | null {
  const singular = step.replace(/ies$/, "y").replace(/s$/, "");
  const name = fieldNameOf(singular, language) ?? fieldNameOf(step, language);
  return name === null || ofSites.has(name) ? null : name;
}
