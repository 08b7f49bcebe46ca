import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

test("a class that is just what was asked for says what a text is, were it a list of links", () => {
  const makers = ["Alondra", "Brezo", "Cierzo", "Duero"];
  const models = [
    ["Alba", "Brisa"],
    ["Cima", "Duna", "Estela"],
    ["Faro", "Gala"],
    ["Hiedra", "Isla"],
  ];
  const html = `<html lang="es"><body><main>${makers
    .map(
      (maker, i) =>
        `<div class="card"><h5><a href="/m/${i}">${maker}</a></h5><div class="modelos">${models[i]
          ?.map((model) => `<a href="/c/${model}">${model}</a>`)
          .join(" · ")}</div></div>`,
    )
    .join("")}</main></body></html>`;
  expect(extract(html, "nombre y modelos").plain).toEqual(
    makers.map((nombre, i) => ({ nombre, modelos: models[i]?.join(" · ") })),
  );
});

test("who flies, drives or rides is who the table calls contestant", () => {
  const names = ["Ana Ruiz", "Bea Soto", "Carla Gil", "Diana Paz"];
  const html = `<html lang="en"><body><main><table><tr><th>#</th><th>CN</th><th>Contestant</th><th>Glider</th></tr>${names
    .map((name, i) => `<tr><td>${i + 1}.</td><td>A${i + 3}</td><td>${name}</td><td>LS ${i + 3}</td></tr>`)
    .join("")}</table></main></body></html>`;
  expect(extract(html, "rank, pilot and glider").plain.map((row) => row.pilot)).toEqual(names);
});
