import { fold } from "../../../domain/text.ts";
import type { RecordSet } from "../../../domain/survey.ts";
import { bindColumns } from "../binding/bind.ts";
import { findConceptById } from "../lexicon/lexicon.ts";
import { withoutOpening } from "../parsing/talk/opening.ts";

const contacts =
  /^(?:(?:tod[oa]s?\s+)?(?:l[oa]s?\s+|the\s+|all\s+)*(?:contactos|(?:datos|informacion|formas|detalles)\s+de\s+contacto|contacts|contact\s+(?:details|data|info(?:rmation)?))|como\s+(?:(?:l[oa]s?|les?|me)\s+)?(?:contacto|contactar(?:l[oa]s?|les?)?)|how\s+(?:do\s+i|can\s+i|to)\s+contact\s+them)$/u;

/**
 * "contactos", "datos de contacto", "how can I contact them": every e-mail, phone and address of the page, unless the records that come
 * out first have a contact of their own.
 */
export function findContactsAsked(prompt: string, [best, ...others]: readonly RecordSet[]): RecordSet | undefined {
  if (!best || !contacts.test(withoutOpening(fold(prompt)).trim())) return undefined;
  const own = bindColumns(best, [{ title: "contacto", concept: findConceptById("contact") }])[0]?.field;
  return own ? undefined : [best, ...others].find(({ kind }) => kind === "contacts");
}
