import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const rows = (...pairs: [string, string][]): string =>
  `<table>${pairs.map(([label, value]) => `<tr><th>${label}</th><td>${value}</td></tr>`).join("")}</table>`;

const stove = (
  sections: string,
  lang = "en",
): string => `<html lang="${lang}"><title>Camp Stove | Shop</title><body><main>
  <h1>Camp Stove</h1><b class="price">$31.75</b><p>In stock</p><p>SKU: H-20</p><button>Add to cart</button>${sections}</main></body></html>`;

const page = stove(
  `<h2>Specifications</h2>${rows(["Brand", "Andes"], ["Weight", "2 kg"], ["Fuel", "Butane"], ["Burner", "Brass"])}`,
);

test.each([
  ["especificaciones técnicas", "característica", "valor"],
  ["ficha técnica", "característica", "valor"],
  ["quiero las especificaciones del hornillo", "característica", "valor"],
  ["características con su valor", "característica", "valor"],
  ["ficha técnica del hornillo: dato y valor", "dato", "valor"],
  ["the full technical specifications of the stove", "feature", "value"],
  ["specs", "feature", "value"],
])("who asks for the specifications is given a row for each label and its value: %s", (prompt, label, value) => {
  expect(extract(page, prompt).plain).toEqual([
    { [label]: "Brand", [value]: "Andes" },
    { [label]: "Weight", [value]: "2 kg" },
    { [label]: "Fuel", [value]: "Butane" },
    { [label]: "Burner", [value]: "Brass" },
  ]);
});

test.each(["precio y especificaciones", "especificaciones y precio"])(
  "who asks for one thing more is told just that: %s",
  (prompt) => {
    expect(extract(page, prompt).columns).toHaveLength(2);
    expect(extract(page, prompt).rows).toHaveLength(1);
  },
);

test("who names two groups of a table is given those, whatever the language of the page", () => {
  const german = stove(
    `<h3>Ausstattung</h3>${rows(["Griff", "Holz"], ["Deckel", "Ja"])}<h3>Technische Daten</h3>
    ${rows(["Druck", "30 mbar"], ["Leistung", "2 kW"])}<h3>Maßangaben</h3>${rows(["Breite", "28 cm"])}`,
    "de",
  );
  const features = (prompt: string): unknown[] => extract(german, prompt).plain.map(({ feature }) => feature);
  expect(features("technical data and measurements")).toEqual(["Druck", "Leistung", "Breite"]);
  expect(features("technical data of the stove")).toEqual(["Griff", "Deckel", "Druck", "Leistung", "Breite"]);
});

test("what may mean a list as well is one on a page of many things", () => {
  const cards = ["Olla", "Sartén", "Cazo", "Taza"].map(
    (name, i) =>
      `<div class="card"><a href="/${i}">${name} de aluminio</a><p>Con tapa y asa</p><b>${i + 4},00 €</b></div>`,
  );
  const list = `<html lang="es"><title>Ollas</title><body><h1>Ollas</h1><div>${cards.join("")}</div>
    <p>Envío: gratis</p><p>Pago: tarjeta</p><p>Horario: de 9 a 14</p></body></html>`;
  expect(extract(list, "características").rows).toHaveLength(4);
});
