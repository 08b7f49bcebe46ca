import type { ValueType } from "../../domain/survey.ts";
import { emailOfLink, findEmail } from "../values/email.ts";
import { withoutEscapes } from "../values/phone.ts";
import type { ColumnDraft } from "./column.ts";

const fewestDigits = 6;
/** Characters beside a contact in a text that shows it: a label, no sentence. */
const mostBeside = 20;

/** Without the links that only write to or call what another column shows in every record: `mailto:ana@taller.es` beside `ana@taller.es`. */
export function withoutSaidContacts<T extends Typed>(columns: readonly T[]): readonly T[] {
  const shown = columns.filter(({ draft }) => !/@|=$/.test(draft.key));
  return columns.filter(({ draft, type }) => {
    const contactOf = contactIn(draft);
    return (
      contactOf === null || !shown.some((other) => other.type === type && saysContacts(other.draft, draft, contactOf))
    );
  });
}

type Typed = { readonly draft: ColumnDraft; readonly type: ValueType };

type SaysContact = (link: string, text: string) => boolean;

function contactIn({ key }: ColumnDraft): SaysContact | null {
  if (/:mail(?:#\d+)?@href/.test(key)) return isSameEmail;
  return /:call(?:#\d+)?@href/.test(key) ? isSamePhone : null;
}

const saysContacts = (shown: ColumnDraft, link: ColumnDraft, isSame: SaysContact): boolean =>
  link.cells.every((cell, i) => cell === null || isSame(cell.raw, shown.cells[i]?.raw ?? ""));

function isSameEmail(link: string, text: string): boolean {
  const address = emailOfLink(link);
  return address !== null && text.length <= address.length + mostBeside && address === findEmail(text)?.address;
}

/** One of the two may lack the code of the country. */
function isSamePhone(link: string, text: string): boolean {
  const [called, written] = [digitsOf(withoutEscapes(link)), digitsOf(text)];
  return (
    Math.min(called.length, written.length) >= fewestDigits &&
    text.length <= link.length + mostBeside &&
    (called.endsWith(written) || written.endsWith(called))
  );
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");
