import { expect, test } from "vitest";
import { bindLeftovers } from "../bind-leftovers.ts";
import { bindAmongCommon } from "../bind.ts";
import { askFor, setOf, type Some } from "../set-fixture.ts";

const pathsOf = (
  fields: readonly Some[],
  asked: readonly string[],
  set: Parameters<typeof setOf>[1] = {},
): (string | null)[] => {
  const records = setOf(fields, set);
  const request = askFor(...asked);
  return bindLeftovers(records, request, bindAmongCommon(records, request)).map(({ field }) => field?.path ?? null);
};

const title: Some = { path: "h3>a", samples: ["Reloj de bolsillo", "Lámpara de cobre", "Mesa de nogal"], distinct: 40 };

test("a few words for many records are no sellers", () => {
  const state: Some = { path: "p", samples: ["Nuevo", "Usado", "Nuevo"], distinct: 2 };
  expect(pathsOf([title, state], ["title", "vendor"], { count: 40 })).toEqual(["h3>a", null]);
  const sellers: Some = { path: "p", samples: ["Ferretería Sol", "Almacenes Rey", "La Nave"], distinct: 12 };
  expect(pathsOf([title, sellers], ["title", "vendor"], { count: 40 })).toEqual(["h3>a", "p"]);
});

test("what tells again what a column has is not given to another", () => {
  const towns = ["Lima", "Cusco", "Piura"];
  const fields: readonly Some[] = [
    { path: "h3>a" },
    { path: "p", nameFrom: "label", name: "Ciudad", samples: towns, distinct: 3 },
    { path: "i", samples: towns, distinct: 3 },
  ];
  expect(pathsOf(fields, ["title", "city", "kind"])).toEqual(["h3>a", "p", null]);
});

test("the words of attached documents are not what a word unknown asks for", () => {
  const fields: readonly Some[] = [
    { path: "c1", nameFrom: "header", name: "Date", type: "date", samples: ["3 May 2024", "4 May 2024"] },
    { path: "c2>a", nameFrom: "header", name: "Attachments", samples: ["May minutes", "June minutes", "July minutes"] },
    {
      path: "c2>a@href",
      nameFrom: "header",
      name: "Attachments link",
      type: "url",
      samples: ["/a.pdf", "/b.pdf", "/c.pdf"],
    },
  ];
  expect(pathsOf(fields, ["date", "clasificación"], { kind: "table" })).toEqual(["c1", null]);
});

const labelled = (name: string, sample: string, more: Some = {}): Some => ({
  path: `~${name.toLowerCase()}`,
  nameFrom: "label",
  name,
  samples: [sample],
  distinct: 1,
  ...more,
});

test("what a label of one thing says is not given to what was asked for behind it", () => {
  const fields = [
    labelled("title", "Reloj de bolsillo"),
    labelled("price", "35,50 €", { type: "price" }),
    labelled("Marca", "Duero"),
    labelled("Presentación", "Caja - Regalo"),
  ];
  const asked = ["title", "price", "brand", "city"];
  expect(pathsOf(fields, asked, { kind: "details", count: 1 })).toEqual(["~title", "~price", "~marca", null]);
});
