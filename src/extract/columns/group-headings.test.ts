import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const days = [
  ["3 de mayo de 2026", ["Feria de libros usados en la plaza", "Taller de cerámica para familias"]],
  ["4 de mayo de 2026", ["Concierto de la banda municipal"]],
  ["9 de mayo de 2026", ["Visita guiada al molino viejo", "Cine de verano", "Ruta a pie por la ribera"]],
] as const;

test("what stands alone before the records of a group, whatever its tag, is a column of theirs", () => {
  const groups = days.map(
    ([day, events]) => `<li><span class="dia">${day}</span>${events.map((event) => `<p>${event}</p>`).join("")}</li>`,
  );
  const page = `<html lang="es"><body><main><h1>Agenda</h1><ul>${groups.join("")}</ul></main></body></html>`;
  const rows = extract(page, "fecha y evento").plain.map((row) => Object.values(row));
  expect(rows).toEqual(days.flatMap(([day, events]) => events.map((event) => [day, event])));
});

test("a heading within one block does not count for the blocks behind it, which have captions of their own", () => {
  const goods = (count: number, what: string): string =>
    Array.from({ length: count }, (_, i) => `<a href="">${what} modelo ${i + 1} <strong>${i + 3}5 €</strong></a>`).join(
      "",
    );
  const blocks = [
    ["COCINA", `<h2>Ollas</h2>${goods(2, "Olla de acero")}<h2>Sartenes</h2>${goods(2, "Sartén honda")}`],
    ["JARDÍN", goods(4, "Regadera de cinc")],
    ["TALLER", goods(5, "Martillo de bola")],
  ] as const;
  const html = blocks.map(
    ([caption, held]) => `<button class="abre">${caption}</button><div class="panel">${held}</div>`,
  );
  const page = `<html lang="es"><body><main><h1>Lista de precios</h1>${html.join("")}</main></body></html>`;
  const rows = extract(page, "nombre y sección").plain.map((row) => Object.values(row));
  expect(rows.map(([, section]) => section)).toEqual([
    ...Array<string>(4).fill("COCINA"),
    ...Array<string>(4).fill("JARDÍN"),
    ...Array<string>(5).fill("TALLER"),
  ]);
});
