import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const office = (name: string, phone: string, mail: string): string =>
  `<section><h2>${name}</h2><p>Abierta de lunes a viernes.</p><p><a href="tel:${phone.replaceAll(" ", "")}">${phone}</a></p><p><a href="mailto:${mail}">${mail}</a></p></section>`;
const offices = `<html lang="es"><body><h1>Contacto</h1><main>${[
  office("Oficina central", "944 123 456", "central@logistica.example"),
  office("Delegación Levante", "963 204 118", "levante@logistica.example"),
  office("Delegación Sur", "954 870 112", "sur@logistica.example"),
].join("")}</main></body></html>`;

test.each(["contactos", "dame los datos de contacto", "¿cómo los contacto?", "contact details"])(
  "contacts as such are every phone and address of the page with the nearest name: %s",
  (prompt) => {
    const { plain, planned } = extract(offices, prompt);
    expect(planned.understood.notFound).toEqual([]);
    expect(plain.map((row) => Object.values(row))).toEqual([
      ["Oficina central", "central@logistica.example", "+34944123456"],
      ["Delegación Levante", "levante@logistica.example", "+34963204118"],
      ["Delegación Sur", "sur@logistica.example", "+34954870112"],
    ]);
  },
);

test("records with a contact of their own keep it", () => {
  const rows = ["Ana Ruiz", "Luis Rey", "Eva Sanz"].map(
    (name, i) => `<tr><td>Feria ${i + 1}</td><td>${name}</td><td>feria${i}@ejemplo.example</td></tr>`,
  );
  const html = `<html lang="es"><body><table><tr><th>Feria</th><th>Contacto</th><th>Correo</th></tr>${rows.join("")}</table></body></html>`;
  expect(extract(html, "contactos").plain.map((row) => Object.values(row).at(-1))).toEqual([
    "Ana Ruiz",
    "Luis Rey",
    "Eva Sanz",
  ]);
});
