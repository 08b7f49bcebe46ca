import { countEach } from "../counts.ts";
import type { ColumnDraft, RawCell } from "./column.ts";
import { derive, within } from "./piece-drafts.ts";

/** As for labels at the start of a line: fewer are words of one text. */
const minLabelShare = 0.12;
const minRecords = 2;
const maxLength = 600;
/** Longer texts, on average, are whole ones in which a few go on with labels. */
const maxHeadLength = 80;

const numberWords =
  "tel(?:[ée]f(?:ono)?s?|[ée]phone|fs?|s)?|t[fl]?f?nos?|tlf|fono|ph|phone|telephone|telefone|cel|celular|m[óo]vil|mobile|whats ?app|fax";
const addressWords = "e-?mails?|mail|correo(?: electr[óo]nico)?";
/** After what separates it from the text before, a label with its colon; or a word for a telephone or an e-mail with one after it. */
const nextLabel = new RegExp(
  `(?:\\s[-–—|·•/]|[;,.|·•)])\\s+(?<label>\\p{L}[\\p{L} .ºª°/-]{0,28}?)\\s?:\\s+(?=\\S)|(?:\\s[-–—|·•/]|[;,.|·•)])?\\s+(?:(?<word>${numberWords})\\b[.:]{0,2}\\s*(?=[+(]?\\d)|(?<mail>${addressWords})\\b[.:]{0,2}\\s*(?=[\\w.+-]+@))`,
  "giu",
);

/** Days with their hours belong to one timetable: `De lunes a viernes: 9 a 14; sábados: 10 a 13`. */
const days =
  /(?:^|\s)(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?|festivos?|laborables|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|segunda|ter[çc]a|quarta|quinta|sexta|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag|luned[ìi]|marted[ìi]|mercoled[ìi]|gioved[ìi]|venerd[ìi]|sabato|domenica)$/i;

/** What every chain has, seen sooner: a colon, or a word for a telephone or an e-mail with one after it. */
const valueSign = /[\d:@]/;
const hint = /:\s|\s(?:tel|t[fl]|tno|fono|ph|cel|m[oó][vb]|whats|fax|e-?mail|mail|correo)/i;
const mayBeChain = ({ raw }: RawCell): boolean => raw.length <= maxLength && valueSign.test(raw) && hint.test(raw);

const linkWords = /(?:^|>)a(?:[.[][^>@=|]*)?$/;

type Part = { readonly label: string; readonly before: number; readonly from: number };
const none: readonly Part[] = [];

const foldLabel = (label: string): string => label.toLowerCase().replace(/\.$/, "");

const partsOf = ({ raw }: RawCell): Part[] =>
  Array.from(raw.matchAll(nextLabel), (match): Part => {
    const label = (match.groups?.label ?? match.groups?.word ?? match.groups?.mail ?? "").trim();
    return { label, before: match.index + (match[0].startsWith(")") ? 1 : 0), from: match.index + match[0].length };
  }).filter(({ label }) => !days.test(label));

/**
 * Cuts a line that goes on with further labels: `Tel.: 944 123 456 - Fax: 944 123 457`, `Calle Real, 4. Tel. 944 123 456`. What
 * stands before the first stays in its column; each label that recurs has one of its own. A heading is one text, and the words of a
 * link that no label begins stay whole, as do long texts of which few go on so.
 */
export function splitLabelChain(draft: ColumnDraft): ColumnDraft[] {
  const { cells, key } = draft;
  if (/[@=]|(?:^|>)h[1-6]\b/.test(key) || !cells.every((cell) => cell === null || cell.place.span !== null))
    return [draft];
  const parts = cells.map((cell) => (cell && mayBeChain(cell) ? partsOf(cell) : none));
  if (parts.every((found) => found.length === 0)) return [draft];
  const counts = countEach(parts.flatMap((found) => [...new Set(found.map((part) => foldLabel(part.label)))]));
  const least = Math.max(minRecords, cells.filter((cell) => cell !== null).length * minLabelShare);
  const labels = [...counts].flatMap(([label, count]) => (count >= least ? [label] : []));
  if (labels.length === 0) return [draft];
  const recurring = parts.map((found) => found.filter((part) => labels.includes(foldLabel(part.label))));
  const first = cells.map((cell, i) => {
    const end = recurring[i]?.[0]?.before;
    return cell && end !== undefined ? within(cell, [0, end]) : cell;
  });
  const others = labels.map((label, nth): ColumnDraft => {
    let name = label;
    const values = cells.map((cell, i) => {
      const found = recurring[i] ?? [];
      const at = found.findIndex((part) => foldLabel(part.label) === label);
      const part = found[at];
      if (!cell || !part) return null;
      name = part.label;
      return within(cell, [part.from, found[at + 1]?.before ?? cell.raw.length]);
    });
    return { ...derive(draft, `~${label}`, values, nth + 1), label: name };
  });
  if ((draft.label === null && linkWords.test(key)) || areLongTexts(first, recurring)) return [draft, ...others];
  const head = { ...draft, cells: first };
  return isProse(draft)
    ? [draft, { ...head, key: `${key}|head`, order: draft.order + 0.0005 }, ...others]
    : [head, ...others];
}

const minProseLength = 100;

/** Texts that are long on average are read as a whole as well as by their labels. */
function isProse({ cells, label }: ColumnDraft): boolean {
  const filled = cells.filter((cell) => cell !== null);
  return label === null && filled.reduce((sum, { raw }) => sum + raw.length, 0) >= filled.length * minProseLength;
}

/** A title or a sentence of which fewer than half go on with labels: these are part of it as well. */
function areLongTexts(heads: readonly (RawCell | null)[], chains: readonly (readonly Part[])[]): boolean {
  const filled = heads.filter((cell) => cell !== null);
  const goOn = chains.filter((found) => found.length > 0).length;
  return (
    goOn * 2 < filled.length && filled.reduce((sum, { raw }) => sum + raw.length, 0) > filled.length * maxHeadLength
  );
}
