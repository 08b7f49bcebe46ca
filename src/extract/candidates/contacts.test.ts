import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import type { TableColumn } from "../columns/column.ts";
import { openPage } from "../index.ts";
import { snapshotOf } from "../page-fixture.ts";
import { findContacts } from "./contacts.ts";

const html = `<html lang="es"><body><footer>
<div><h4>Almacén</h4><p>Polígono Industrial El Soto 14, 50800 Zuera (Zaragoza)<br>Tel. 976 680 111</p></div>
<div><h4>Tienda</h4><p>C/ Mayor, 12, 28013 Madrid · <a href="mailto:tienda@ejemplo.es">Escríbenos</a></p></div>
</footer></body></html>`;

test("a contact has its address and town, cut out of the text around them", () => {
  const page = openPage(snapshotOf(html));
  const contacts = findContacts(page.reader, page.locale);
  const shown = contacts?.columns.map((column) => column.cells.map((cell) => cell?.raw ?? null));
  expect(shown).toEqual([
    ["Almacén", "Tienda"],
    [null, "mailto:tienda@ejemplo.es"],
    ["976 680 111", null],
    ["Polígono Industrial El Soto 14, 50800 Zuera (Zaragoza)", "C/ Mayor, 12, 28013 Madrid"],
    ["Zuera", "Madrid"],
  ]);
});

test("an address is one where its street, its town and its country stand in blocks of their own", () => {
  const page = openPage(
    snapshotOf(
      `<html lang="es"><body><div><h4>Sede</h4><div>Calle Mayor, 5</div><div>28013 Madrid</div><div>España</div></div></body></html>`,
    ),
  );
  const columns = findContacts(page.reader, page.locale)?.columns ?? [];
  expect(columns.find(({ type }) => type === "address")?.cells.map((cell) => cell?.raw)).toEqual([
    "Calle Mayor, 5 28013 Madrid España",
  ]);
});

test("each address counts once, wherever it stands, and none that shows how to write one or shares the page", () => {
  const page = openPage(
    snapshotOf(
      `<html lang="es"><body><p>Ventas@Andina.pe · <a href="mailto:ventas@andina.pe?subject=Hola">Escríbenos</a></p>
<p><a href="mailto:?subject=Mira&amp;body=https://ejemplo.es">Compartir</a> <img src="logo@2x.png" alt="logo@2x.png"></p>
<form><label>Tu correo, como nombre@ejemplo.com</label><input type="email" placeholder="nombre@dominio.com"></form>
<script>const dsn = "https://605a7baede844d278b89dc95ae0a9123@sentry.ejemplo.es/1";</script>
<p>WhatsApp <a href="https://wa.me/34655111222">Chat</a> · Tel. 944 123 456 · Cuenta ES91 2100 0418 4502 0005 1332</p></body></html>`,
    ),
  );
  const columns = findContacts(page.reader, page.locale)?.columns ?? [];
  const raws = (wanted: TableColumn["type"]) =>
    columns.find(({ type }) => type === wanted)?.cells.flatMap((cell) => cell?.raw ?? []);
  expect(raws("email")).toEqual(["Ventas@Andina.pe"]);
  expect(raws("phone")).toEqual(["https://wa.me/34655111222", "944 123 456"]);
});

type Counts = { right: number; offered: number; labelled: number };
const f1 = ({ right, offered, labelled }: Counts): number => (2 * right) / (offered + labelled);
const digits = (text: string): string => text.replace(/\D/g, "").replace(/^0+/, "");
const samePhone = (a: string, b: string): boolean =>
  a === b || (Math.min(a.length, b.length) >= 7 && (a.endsWith(b) || b.endsWith(a)));

const folder = resolve(import.meta.dirname, "../../../../shared/extraction/contacts");

/** Labels name what a reader sees: addresses that only a link holds are real, but not among them (23 of 142 on these pages). */
test.skipIf(!existsSync(folder))("labelled pages of firms: phones and the e-mail addresses in view", () => {
  const phones: Counts = { right: 0, offered: 0, labelled: 0 };
  const emails: Counts = { right: 0, offered: 0, labelled: 0 };
  for (const name of readdirSync(folder).filter((file) => file.endsWith(".html"))) {
    const { entities, url } = JSON.parse(readFileSync(join(folder, name.replace(".html", ".json")), "utf8")) as {
      entities: { type: string; text: string }[];
      url?: string;
    };
    const body = readFileSync(join(folder, name));
    const page = openPage({ ...snapshotOf("", url ?? "https://example.com/"), body });
    const columns = findContacts(page.reader, page.locale)?.columns ?? [];
    const raw = (type: TableColumn["type"]): string[] =>
      columns.find((column) => column.type === type)?.cells.flatMap((cell) => cell?.raw ?? []) ?? [];
    const text = page.reader.text(0).toLowerCase();
    const readEmails = raw("email").map((email) => email.toLowerCase().replace(/^mailto:|\?.*$/g, ""));
    const inView = new Set(readEmails.filter((email) => text.includes(email)));
    const linked = new Set(
      page.reader.tree.attributes.flatMap(
        (attributes) => attributes?.href?.toLowerCase().replace(/^mailto:|\?.*$/g, "") ?? [],
      ),
    );
    expect(readEmails.filter((email) => !inView.has(email) && !linked.has(email))).toEqual([]);
    const wantedEmails = new Set(
      entities.flatMap(({ type, text: label }) => (type === "EMAIL" ? [label.toLowerCase().trim()] : [])),
    );
    emails.right += [...inView].filter((email) => wantedEmails.has(email)).length;
    emails.offered += inView.size;
    emails.labelled += wantedEmails.size;
    const readPhones = [...new Set(raw("phone").map(digits))];
    const wantedPhones = [
      ...new Set(entities.flatMap(({ type, text: label }) => (/^(?:TEL|FAX)$/.test(type) ? [digits(label)] : []))),
    ].filter((phone) => phone.length >= 6);
    phones.right += readPhones.filter((phone) => wantedPhones.some((wanted) => samePhone(phone, wanted))).length;
    phones.offered += readPhones.length;
    phones.labelled += wantedPhones.length;
  }
  expect(f1(phones)).toBeGreaterThanOrEqual(0.9);
  expect(f1(emails)).toBeGreaterThanOrEqual(0.98);
});
