import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const programmes = [
  ["Telediario matinal", "La gran final", "Cocina del norte", "Viajes de autor", "Debate abierto"],
  ["Noticias de la noche", "El tiempo", "Documental del mar", "Los pueblos", "Música en vivo"],
  ["Saber y ganar", "Ruta y mapa", "Teatro breve", "Ciencia cierta", "Cine de barrio"],
];

test("the entries of blocks for a day each are one list, with the day of each", () => {
  const blocks = programmes.map(
    (names, day) =>
      `<div class="dia"><h3>${day + 3} de mayo</h3>${names.map((name, i) => `<b class="hora">${i + 10}:30</b> <a href="/p/${day}${i}">${name}</a>`).join("")}</div>`,
  );
  const { plain } = extract(`<title>Programa</title><h1>Programa</h1>${blocks.join("")}`, "título y fecha");
  expect(plain).toHaveLength(15);
  expect(plain[7]).toEqual({ título: "Documental del mar", fecha: "4 de mayo" });
});
