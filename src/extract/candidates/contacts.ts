import { finishColumns } from "../columns/columns.ts";
import { attributeCell, partOfText, wholeText } from "../columns/cells.ts";
import type { RawCell } from "../columns/column.ts";
import { kindName } from "../columns/field-words.ts";
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

/** Every e-mail address, phone number and postal address of the page, each once, with the nearest name above it; null when there is none. */
export function findContacts(page: PageReader, locale: PageLocale): MinedSet | null {
  const reader = new ContactReader(page, locale);
  for (let node = 1; node < page.tree.size; node++) reader.visit(node);
  return reader.contacts.length === 0 ? null : toSet(reader.contacts, locale);
}

const kinds = [
  ["name", "text"],
  ["email", "email"],
  ["phone", "phone"],
  ["address", "address"],
  ["city", "text"],
] as const;

function toSet(contacts: readonly Contact[], locale: PageLocale): MinedSet {
  const typed = kinds.map(([kind, type], order) => {
    const cells = contacts.map((contact) => contact[kind]);
    return { draft: { key: kind, cells, label: kindName(kind, locale.nameLanguage), header: null, order }, type };
  });
  const held = typed.filter(({ draft }) => draft.cells.some((cell) => cell));
  return {
    kind: "contacts",
    name: null,
    count: contacts.length,
    score: contactScore * Math.log2(1 + contacts.length),
    node: 0,
    signature: "contacts",
    records: null,
    columns: finishColumns(held, contacts.length, locale.nameLanguage),
  };
}

const nameTags = new Set(["strong", "b", "dt"]);
const maxNameLength = 100;

/** Walks one page; one use. */
class ContactReader {
  readonly contacts: Contact[] = [];
  private readonly page: PageReader;
  private readonly locale: PageLocale;
  private readonly seen = new Set<string>();
  private readonly blocks = new Set<number>();
  private name: RawCell | null = null;

  constructor(page: PageReader, locale: PageLocale) {
    this.page = page;
    this.locale = locale;
  }

  visit(node: number): void {
    const { page } = this;
    const tag = page.tree.tags[node] ?? "";
    if (tag === "#text") {
      this.readText(node);
      return;
    }
    if (headingTags.has(tag) || nameTags.has(tag)) this.readName(node);
    const { href, "data-cfemail": shielded } = page.tree.attributes[node] ?? {};
    if (href) this.readLink(node, href);
    const decoded = shielded ? decodeProtectedEmail(shielded) : null;
    if (shielded && decoded)
      this.add("email", decoded, attributeCell(node, "data-cfemail", shielded), blockOf(page, node));
  }

  private readName(node: number): void {
    const text = this.page.text(node);
    if (/\p{L}{3}/u.test(text) && text.length <= maxNameLength && !/[@:]|\d{5}/.test(text))
      this.name = wholeText(this.page, node);
  }

  private readLink(node: number, href: string): void {
    const { page, locale } = this;
    const cell = attributeCell(node, "href", href);
    const email = emailOfLink(href) ?? emailOfProtectedLink(href);
    const phone = email ? null : (phoneOfLink(href, locale.phoneCountry) ?? phoneOfChatLink(href));
    if (email) this.add("email", email, cell, blockOf(page, node));
    if (phone) this.add("phone", phone, cell, blockOf(page, node));
  }

  /** Reads the block that a text stands in, once, where the text may be part of a contact. */
  private readText(node: number): void {
    const text = this.page.tree.texts[node] ?? "";
    if (!signOrFigure.test(text) || !holdsContact.test(text)) return;
    const block = blockOf(this.page, node);
    if (this.blocks.has(block)) return;
    this.blocks.add(block);
    this.readEmails(block);
    this.readPhones(block);
    this.readAddresses(block);
  }

  private readEmails(block: number): void {
    const text = this.page.text(block);
    const end = Math.min(text.length, maxBlockLength);
    for (let from = 0; from < end;) {
      const email = findEmail(text.slice(from, end));
      if (!email) break;
      const span = [from + email.span[0], from + email.span[1]] as const;
      this.add("email", email.address, partOfText(this.page, block, span), block);
      from = span[1];
    }
  }

  private readPhones(block: number): void {
    const text = this.page.text(block).slice(0, maxBlockLength);
    for (const { number, span } of findPhones(text, this.locale.phoneCountry))
      this.add("phone", number, partOfText(this.page, block, span), block);
  }

  private readAddresses(block: number): void {
    const { page } = this;
    const text = page.text(block).slice(0, maxBlockLength);
    let from = 0;
    for (let count = 0; count < maxAddressesPerBlock; count++) {
      const found = findAddress(text, from);
      if (!found) break;
      from = found.span[1];
      const whole = found.city ? null : addressAcrossBlocks(page, block, text.slice(...found.span));
      const { span, city } = whole ?? found;
      const node = whole ? whole.node : block;
      const cell = partOfText(page, node, span);
      this.add("address", cell.raw.toLowerCase(), cell, block, city ? partOfText(page, node, city) : undefined);
    }
  }

  /** Adds what was found to the contact before it where that lacks it and stands beside it, else as a contact of its own. */
  private add(kind: ContactKind, value: string, cell: RawCell, block: number, city?: RawCell): void {
    const { contacts, seen, name } = this;
    const { parents } = this.page.tree;
    if (contacts.length >= maxContacts || seen.has(value) || (kind === "email" && isPlaceholder(value))) return;
    seen.add(value);
    const last = contacts.at(-1);
    if (last && last[kind] === null && (last.node === block || parents[last.node] === parents[block]))
      Object.assign(last, { [kind]: cell }, city ? { city } : {});
    else
      contacts.push({ name, email: null, phone: null, address: null, city: city ?? null, node: block, [kind]: cell });
  }
}

function blockOf(page: PageReader, node: number): number {
  let block = page.tree.parents[node] ?? 0;
  while (block > 0 && !blockTags.has(page.tree.tags[block] ?? "")) block = page.tree.parents[block] ?? 0;
  return block;
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
