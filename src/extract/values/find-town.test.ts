import { expect, test } from "vitest";
import { findTown } from "./find-town.ts";

test.each([
  ["C/ Mayor, 12, 28013 Madrid", "Madrid"],
  ["28013 Madrid", "Madrid"],
  ["10115 Berlin", "Berlin"],
  ["Lima 15046", "Lima"],
  ["Miraflores, Lima", "Lima"],
  ["CDMX", "CDMX"],
  ["Av. Garza Sada 500, Col. Roma, C.P. 64700, Monterrey, N.L.", "Monterrey"],
  ["San Martín 800, S2000 Rosario", "Rosario"],
  ["Barros Arana 631, Los Ángeles", "Los Ángeles"],
  ["80 Market Street, San Francisco, CA 94105", "San Francisco"],
  ["Boise, ID", "Boise"],
  ["Zuera, España", "Zuera"],
  ["Oakland, CA, US", "Oakland"],
  ["Halifax, NS, Canada", "Halifax"],
  ["Bogotá (Colombia)", "Bogotá"],
  ["5 Deansgate, Manchester M3 2BW", "Manchester"],
  ["Via Toledo 100, 80134 Napoli NA", "Napoli"],
  ["Rua XV, 30 - Curitiba - PR, 80020-310", "Curitiba"],
  ["9712 HN Groningen", "Groningen"],
  ["1010 Wien", "Wien"],
  ["CH-2000 Neuchâtel", "Neuchâtel"],
])("the town of %s is %s", (text, town) => {
  const found = findTown(text);
  expect(found && text.slice(...found.span)).toBe(town);
});

test.each(["Carpintería Ruiz", "12.500 €", "Oferta, 2026", "Ruiz v. Vega", "Silla, roja", "2019 Agendas"])(
  "%s names none",
  (text) => {
    expect(findTown(text)).toBeNull();
  },
);
