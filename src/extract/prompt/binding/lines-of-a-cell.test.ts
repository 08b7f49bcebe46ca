import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const notices = [
  ["Rotor de repuesto", "RX-4516", "Agencia de Suministros", "Compras del norte", "Almacén 4"],
  ["Productos de laboratorio", "LB-0428", "Ministerio de Salud", "Compras del sur", "Hospital del Faro"],
  ["Estudio de mareas", "MA-0970", "Instituto del Mar", "Servicios y contratos", "Muelle 2"],
  ["Pintura de boyas", "MA-0971", "Instituto del Mar", "Compras del norte", "Muelle 3"],
];
const page = `<html lang="en"><body><main><h1>Notices</h1><table>
<tr><th>Opportunity</th><th>Agency/Office/Location</th></tr>${notices
  .map(
    ([name, code, agency, office, place], i) =>
      `<tr><td><a href="/n/${i}"><div class="b1">${name}</div><div class="b2">${code}</div></a></td><td><div>${agency}</div>${office}<br>${place}</td></tr>`,
  )
  .join("")}</table></main></body></html>`;

test("what stands below the first line of a cell is no title, though its heading names a thing", () => {
  const { plain } = extract(page, "Extrae el nombre o título, la agencia y el enlace de cada registro de la lista");
  expect(plain.map((row) => Object.values(row).slice(0, 2))).toEqual(notices.map(([name, , agency]) => [name, agency]));
});
