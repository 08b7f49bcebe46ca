import { finishColumns } from "../columns/columns.ts";
import type { ColumnDraft, RawCell } from "../columns/column.ts";
import type { MinedSet } from "../mined-set.ts";
import type { PageLocale } from "../page/page-locale.ts";
import type { PageReader } from "../page/page-reader.ts";
import { blockTags, headingTags } from "../page/tag-rules.ts";
import { decodeProtectedEmail, emailOfLink, emailOfProtectedLink, findEmail, isPlaceholder } from "../values/email.ts";
import { findAddress, type FoundAddress } from "../values/find-address.ts";
import { findPhones, phoneOfChatLink, phoneOfLink } from "../values/phone.ts";

const maxBlockLength = 2_000;
const maxContacts = 500;
const maxAddressesPerBlock = 20;
const maxSpreadLength = 400;
/** What is shown as a list comes first. */
const contactScore = 0.12;

/** What every contact has, seen sooner. */
const signOrFigure = /[@\d]|arroba|\bat\b|s\/n/i;
/** An at sign, seven figures, or a word beside a number. */
const holdsContact = /@|arroba|\bat\b|\d(?:\D{0,3}\d){6}|\p{L}[.,]*\s#?\d|\d,?\s\p{Lu}|s\/n/iu;

type ContactKind = "email" | "phone" | "address";
type Contact = Record<ContactKind | "name" | "city", RawCell | null> & { readonly node: number };
type Add = (kind: ContactKind, value: string, cell: RawCell, block: number, city?: RawCell) => void;

/** Every e-mail address, phone number and postal address of the page, each once, with the nearest name above it; null when there is none. */
export function findContacts(page: PageReader, locale: PageLocale): MinedSet | null {
  const { tree } = page;
  const contacts: Contact[] = [];
  const seen = new Set<string>();
  const blocks = new Set<number>();
  let name: RawCell | null = null;
  const add: Add = (kind, value, cell, block, city) => {
    if (contacts.length >= maxContacts || seen.has(value) || (kind === "email" && isPlaceholder(value))) return;
    seen.add(value);
    const last = contacts.at(-1);
    if (last && last[kind] === null && (last.node === block || tree.parents[last.node] === tree.parents[block]))
      Object.assign(last, { [kind]: cell }, city ? { city } : {});
    else
      contacts.push({ name, email: null, phone: null, address: null, city: city ?? null, node: block, [kind]: cell });
  };
  for (let node = 1; node < tree.size; node++) {
    const tag = tree.tags[node] ?? "";
    const attributes = tree.attributes[node];
    if (headingTags.has(tag) || tag === "strong" || tag === "b" || tag === "dt") {
      const text = page.text(node);
      if (/\p{L}{3}/u.test(text) && text.length <= 100 && !/[@:]|\d{5}/.test(text))
        name = { raw: text, place: { node, attr: null, span: [0, text.length] } };
    }
    if (attributes?.href) {
      const email = emailOfLink(attributes.href) ?? emailOfProtectedLink(attributes.href);
      const phone = email
        ? null
        : (phoneOfLink(attributes.href, locale.phoneCountry) ?? phoneOfChatLink(attributes.href));
      if (email)
        add("email", email, { raw: attributes.href, place: { node, attr: "href", span: null } }, blockOf(page, node));
      if (phone)
        add("phone", phone, { raw: attributes.href, place: { node, attr: "href", span: null } }, blockOf(page, node));
    }
    const shielded = attributes?.["data-cfemail"];
    const decoded = shielded ? decodeProtectedEmail(shielded) : null;
    if (shielded && decoded)
      add("email", decoded, { raw: shielded, place: { node, attr: "data-cfemail", span: null } }, blockOf(page, node));
    const text = tree.texts[node] ?? "";
    if (tag !== "#text" || !signOrFigure.test(text) || !holdsContact.test(text)) continue;
    const block = blockOf(page, node);
    if (blocks.has(block)) continue;
    blocks.add(block);
    readBlock(page, block, locale, add);
  }
  if (contacts.length === 0) return null;
  const draft = (kind: ContactKind | "name" | "city", order: number): ColumnDraft => ({
    key: kind,
    cells: contacts.map((contact) => contact[kind]),
    label: kind,
    header: null,
    order,
  });
  const typed = [
    { draft: draft("name", 0), type: "text" as const },
    { draft: draft("email", 1), type: "email" as const },
    { draft: draft("phone", 2), type: "phone" as const },
    { draft: draft("address", 3), type: "address" as const },
    { draft: draft("city", 4), type: "text" as const },
  ].filter(({ draft }) => draft.cells.some((cell) => cell));
  return {
    kind: "contacts",
    name: null,
    count: contacts.length,
    score: contactScore * Math.log2(1 + contacts.length),
    node: 0,
    signature: "contacts",
    records: null,
    columns: finishColumns(typed, contacts.length, locale.nameLanguage),
  };
}

function blockOf(page: PageReader, node: number): number {
  let block = page.tree.parents[node] ?? 0;
  while (block > 0 && !blockTags.has(page.tree.tags[block] ?? "")) block = page.tree.parents[block] ?? 0;
  return block;
}

function readBlock(page: PageReader, block: number, locale: PageLocale, add: Add): void {
  const text = page.text(block);
  const end = Math.min(text.length, maxBlockLength);
  for (let from = 0; from < end;) {
    const email = findEmail(text.slice(from, end));
    if (!email) break;
    const span = [from + email.span[0], from + email.span[1]] as const;
    add("email", email.address, { raw: text.slice(...span), place: { node: block, attr: null, span } }, block);
    from = span[1];
  }
  for (const phone of findPhones(text.slice(0, end), locale.phoneCountry)) {
    add(
      "phone",
      phone.number,
      { raw: text.slice(...phone.span), place: { node: block, attr: null, span: phone.span } },
      block,
    );
  }
  let from = 0;
  for (let count = 0; count < maxAddressesPerBlock; count++) {
    const found = findAddress(text.slice(0, end), from);
    if (!found) break;
    from = found.span[1];
    const whole = found.city ? null : addressAcrossBlocks(page, block, text.slice(...found.span));
    const { span, city } = whole ?? found;
    const node = whole ? whole.node : block;
    const cellOf = (part: readonly [number, number]): RawCell => ({
      raw: page.text(node).slice(...part),
      place: { node, attr: null, span: part },
    });
    const cell = cellOf(span);
    add("address", cell.raw.toLowerCase(), cell, block, city ? cellOf(city) : undefined);
  }
}

/** An address whose postcode and town stand in the blocks after that of its street: `<p>Calle Mayor 5</p><p>28013 Madrid</p>`. */
function addressAcrossBlocks(
  page: PageReader,
  block: number,
  street: string,
): (FoundAddress & { node: number }) | null {
  const node = page.tree.parents[block] ?? 0;
  if (node === 0 || (page.features.textLength[node] ?? 0) > maxSpreadLength) return null;
  const text = page.text(node);
  const at = text.indexOf(street);
  const found = at < 0 ? null : findAddress(text, at);
  return found?.city && found.span[0] === at ? { ...found, node } : null;
}
