import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const offices = [
  ["Oficina Norte", "944 123 456", "944 123 457", "norte@ejemplo.es", "655 111 222"],
  ["Oficina Sur", "954 123 456", "954 123 457", "sur@ejemplo.es", "655 111 333"],
  ["Oficina Este", "961 234 567", "961 234 568", "este@ejemplo.es", "655 111 444"],
];
const page = (line: (office: string[]) => string): string =>
  `<html lang="es"><body><main><h1>Oficinas</h1>${offices
    .map((office) => `<div class="office"><h3>${office[0]}</h3><p>${line(office)}</p></div>`)
    .join("")}</main></body></html>`;
const rows = (html: string, prompt: string) => extract(html, prompt).plain.map((row) => Object.values(row));

test.each(["Tel.", "Telf", "Telf.", "Tfno.", "Cel.", "Fono", "T.", "T:", "Phone", "WhatsApp"])(
  "a number after %s is the value, without the word",
  (word) => {
    const shown = rows(
      page(([, phone]) => `${word} ${phone}`),
      "nombre y teléfono",
    );
    expect(shown).toEqual(offices.map(([name, phone]) => [name, phone]));
  },
);

test.each([
  [" ", "nombre, teléfono, fax y correo"],
  [" · ", "nombre, teléfono, fax y correo"],
  [", ", "nombre, tel, fax y e-mail"],
])("words for phone, fax and e-mail joined by '%s' give a column each", (between, prompt) => {
  const shown = rows(
    page(([, phone, fax, email]) => [`Tel. ${phone}`, `Fax ${fax}`, `E-mail ${email}`].join(between)),
    prompt,
  );
  expect(shown).toEqual(offices.map(([name, phone, fax, email]) => [name, phone, fax, email]));
});

test("the mobile and the chat number are told from the phone", () => {
  const shown = rows(
    page(([, phone, , , mobile]) => `Tel. ${phone} / Móvil ${mobile}`),
    "nombre, móvil y teléfono",
  );
  expect(shown).toEqual(offices.map(([name, phone, , , mobile]) => [name, mobile, phone]));
});

test("the older price and the one that holds are columns of their own", () => {
  const prices = ["30,00 €", "12,00 €", "18,00 €"];
  const shown = rows(
    page(([name]) => `Antes ${prices[offices.findIndex((office) => office[0] === name)]} Ahora 9,90 €`),
    "nombre y precio anterior",
  );
  expect(shown).toEqual(offices.map(([name], i) => [name, prices[i]]));
});

test("an amount after the word for it is the value, and one that starts somewhere keeps its word", () => {
  const amounts = ["12.000 €", "8.500 €", "4.300 €"];
  const line = (word: string) =>
    page(([name]) => `${word} ${amounts[offices.findIndex((office) => office[0] === name)]}`);
  expect(rows(line("Presupuesto"), "nombre y presupuesto")).toEqual(offices.map(([name], i) => [name, amounts[i]]));
  expect(rows(line("Desde"), "nombre y precio")).toEqual(offices.map(([name], i) => [name, `Desde ${amounts[i]}`]));
});

test("a word within a sentence that no value follows labels nothing", () => {
  const shown = rows(
    page(([, phone]) => `Atendemos por fax y correo desde 1998. Llama al ${phone}`),
    "nombre y teléfono",
  );
  expect(shown).toEqual(offices.map(([name, phone]) => [name, phone]));
});

test.each(["NIP", "SIREN"])("a company's number after %s is the value", (word) => {
  const html = page(([, phone = ""]) => `${word} ${phone.replaceAll(" ", "")}0`);
  const [, shown = {}] = extract(html, "name and tax id").plain;
  expect(Object.values(shown)).toEqual(["Oficina Sur", "9541234560"]);
});
