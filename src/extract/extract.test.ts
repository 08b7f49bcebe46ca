import { expect, test } from "vitest";
import {
  companies,
  contactPage,
  directory,
  embeddedState,
  events,
  groupedFirms,
  linkedData,
  listing,
  productPage,
  products,
  shop,
  tenders,
} from "./fixtures.ts";
import { openPage, readRecords, surveyPage } from "./index.ts";
import { extract, snapshotOf } from "./page-fixture.ts";

test("a directory becomes a table with the columns that were asked for, in that order", () => {
  const { plain, columns } = extract(
    directory,
    "Extrae la empresa, el correo, el teléfono y la ciudad de cada registro",
  );
  expect(columns.map(({ title }) => title)).toEqual(["empresa", "correo", "teléfono", "ciudad"]);
  expect(plain).toEqual(
    companies.map(({ name, email, phone, city }) => ({ empresa: name, correo: email, teléfono: phone, ciudad: city })),
  );
});

test("product cards give name, price and link, with the price as a number and the link absolute", () => {
  const { plain, rows } = extract(shop, "nombre, precio y enlace");
  expect(plain.map((row) => row.nombre)).toEqual(products.map(({ name }) => name));
  expect(rows.map((cells) => cells[1]?.value)).toEqual([89.9, 149, 35.5, 1210, 240]);
  expect(plain[0]?.enlace).toBe("https://www.ejemplo.es/p/1");
});

test("a table with a header gives its columns under the names asked", () => {
  const { plain, rows } = extract(tenders, "expediente, objeto, importe y fecha límite de cada licitación");
  expect(plain[0]).toEqual({
    expediente: "OB-2026/014",
    objeto: "Reforma del mercado municipal",
    importe: "1.250.000,00 €",
    "fecha límite": "15/04/2026",
  });
  expect(rows[2]?.map((cell) => cell.value)).toEqual([
    "SU-2026/033",
    "Suministro de luminarias LED",
    98_700.5,
    "2026-03-28",
  ]);
});

test("firms under one heading per province are the records, and the heading is a column", () => {
  const { plain } = extract(groupedFirms, "empresa y teléfono de todas las empresas");
  expect(plain).toHaveLength(7);
  const survey = surveyPage(openPage(snapshotOf(groupedFirms)));
  expect(survey.sets[0]?.fields.find((field) => field.path === "^heading")?.samples).toEqual([
    "Álava",
    "Burgos",
    "Cádiz",
  ]);
});

test("terms and their definitions are one record each", () => {
  const { plain } = extract(events, "evento y fecha");
  expect(plain).toHaveLength(4);
  expect(plain[2]).toEqual({ evento: "Mercado de artesanía", fecha: "3 de mayo de 2026" });
});

test("preformatted lines are cut into records and into typed pieces", () => {
  const { plain } = extract(
    listing,
    "Extrae el nombre, el número de expediente, la fecha y el enlace de cada registro",
  );
  expect(plain).toHaveLength(3);
  expect(plain[1]).toEqual({
    nombre: "Ibáñez contra Transportes Duero",
    "número de expediente": "24-0233",
    fecha: "19/01/2026",
    enlace: "https://www.ejemplo.es/s/2.pdf",
  });
});

test("what a page only carries as JSON-LD or as state is found too", () => {
  expect(extract(linkedData, "nombre y precio").plain.map((row) => row.nombre)).toEqual(
    products.map(({ name }) => name),
  );
  expect(extract(embeddedState, "nombre y ciudad").plain).toEqual(
    companies.map(({ name, city }) => ({ nombre: name, ciudad: city })),
  );
});

test("addresses and numbers anywhere on a page are contacts, with the name above them", () => {
  const page = openPage(snapshotOf(contactPage));
  const contacts = surveyPage(page).sets.find((set) => set.kind === "contacts");
  const { rows } = readRecords(page, contacts?.id ?? "");
  expect(rows.map((cells) => cells.map((cell) => cell.value))).toEqual([
    ["Oficina central", "central@ejemplo.es", "+34944123456"],
    ["Delegación Sur", "sur@ejemplo.es", "+34954777888"],
  ]);
});

test("a page about one thing gives its label and value pairs", () => {
  const { plain } = extract(productPage, "precio, referencia y peso");
  expect(plain).toEqual([{ precio: "89,90 €", referencia: "SR-1042", peso: "6,5 kg" }]);
});

test("menus rank below the list of the page, and a survey offers at most twelve sets", () => {
  for (const html of [directory, shop, tenders]) {
    const { sets } = surveyPage(openPage(snapshotOf(html)));
    expect(sets[0]?.where).not.toContain("/nav[");
    expect(sets.length).toBeLessThanOrEqual(12);
  }
});

test("the same list shown twice is said to be the same", () => {
  const both = shop.replace(
    "</head>",
    `${/<script type="application\/ld\+json">.*?<\/script>/s.exec(linkedData)?.[0] ?? ""}</head>`,
  );
  const { sets } = surveyPage(openPage(snapshotOf(both)));
  const structured = sets.find((set) => set.kind === "structured");
  expect(sets[0]?.kind).toBe("repeat");
  expect(sets[0]?.sameRecordsAs).toContain(structured?.id);
});

test("what data for machines writes out for HTML is read as its text, and kept as it stands", () => {
  const data = { "@context": "https://schema.org", "@type": "Product", name: "Olla &amp; tapa", sku: "H-20" };
  const html = `<title>Olla</title><script type="application/ld+json">${JSON.stringify(data)}</script><h1>Olla & tapa</h1>`;
  const cell = extract(html, "nombre, sku").rows[0]?.[0];
  expect(cell).toMatchObject({ value: "Olla & tapa" });
});

const describedPage = (html: string) => surveyPage(openPage(snapshotOf(html))).page;

test("the main heading of a page is told apart from its title", () => {
  expect(describedPage("<title>Tienda</title><h1>Bombas <b>de agua</b></h1><h1>Otras</h1>")).toMatchObject({
    title: "Tienda",
    heading: "Bombas de agua",
  });
  expect(describedPage("<h1> </h1><p>x")).not.toHaveProperty("heading");
  expect(describedPage(`<h1>${"largo ".repeat(50)}</h1>`)).not.toHaveProperty("heading");
});
