import { expect, test } from "vitest";
import { namesFirm } from "./legal-form.ts";

test.each([
  "Hierros del Órbigo, S. L.",
  "HIERROS DEL ÓRBIGO SLU",
  "Lácteos Cea S.A.C.",
  "Molinos Tera E.I.R.L.",
  "Faro Norte S. Coop. V.",
  "Kornmühle Cea GmbH & Co. KG",
  "Mlýn Cea s.r.o.",
  "Cea Mills Ltd.",
  "株式会社セア",
])("%s is a firm", (name) => expect(namesFirm(name)).toBe(true));

test.each(["Ayuntamiento de Cea", "Sala", "Turno de tarde", "LA CASA", "S.A."])("%s is none", (name) =>
  expect(namesFirm(name)).toBe(false),
);
