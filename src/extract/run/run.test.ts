import { expect, test } from "vitest";
import { directory, longShop, shop } from "../fixtures.ts";
import { openPage, planFromPrompt, runPlan } from "../index.ts";
import { extract, snapshotOf } from "../page-fixture.ts";

test("rows past the plan's limit are cut, and the cut is counted", () => {
  const { counts, rows } = extract(longShop(120), "nombre y precio", 100);
  expect(rows).toHaveLength(100);
  expect(counts).toEqual({ inSet: 120, afterFilters: 120, returned: 100, cutByPlan: 20, emptyCells: 0 });
});

test("a page longer than what is read of it says that its end is missing", () => {
  const { counts } = extract(`<ul>${"<li><b>Nombre</b> <i>12</i></li>".repeat(70_000)}</ul>`, "nombre", 10);
  expect(counts.pageCut).toBe(true);
  expect(counts.inSet).toBeLessThan(70_000);
});

test("a plan runs again on a later snapshot with more records", () => {
  const { planned } = extract(longShop(20), "nombre y precio");
  const later = runPlan(openPage(snapshotOf(longShop(35))), planned, { recordLimit: 100 });
  expect(later.ok && later.extraction.counts.inSet).toBe(35);
});

test("a plan for another page is unmatched, a page without content is empty", () => {
  const { planned } = extract(shop, "nombre y precio");
  expect(runPlan(openPage(snapshotOf(directory)), planned, { recordLimit: 100 })).toMatchObject({
    ok: false,
    reason: "unmatched",
  });
  const empty = openPage(snapshotOf("<p></p>"));
  expect(runPlan(empty, planFromPrompt(empty, "nombre"), { recordLimit: 100 })).toMatchObject({
    ok: false,
    reason: "empty",
  });
});

test("ten thousand records come whole", () => {
  const { rows, counts } = extract(longShop(10_000), "nombre, precio y referencia");
  expect(counts).toMatchObject({ inSet: 10_000, returned: 10_000, emptyCells: 0 });
  expect(rows[9_999]?.map((cell) => cell.raw)).toEqual([
    "Artículo número 9999 de la colección",
    "19,50 €",
    expect.stringContaining("AB-19999"),
  ]);
});

test("the same page and prompt give the same bytes", () => {
  const once = JSON.stringify(extract(directory, "todo"), (key, value: unknown) =>
    key === "page" ? undefined : value,
  );
  const twice = JSON.stringify(extract(directory, "todo"), (key, value: unknown) =>
    key === "page" ? undefined : value,
  );
  expect(twice).toBe(once);
});

test("what rests on a judgement waits for it, and follows a column that was given a field since", () => {
  const page = openPage(snapshotOf(shop));
  const { plan, understood } = planFromPrompt(page, "nombre y precio");
  const [name, price] = plan.columns;
  const of = name && "field" in name.from ? [name.from.field] : [];
  const infer = { task: "yes-no", of, instruction: "es un mueble" } as const;
  const judged = { title: "mueble", from: { infer }, as: "boolean" } as const;
  const ground = { name: "mueble", type: "boolean", judged: true } as const;
  const where = [{ field: ground, op: "eq" as const, value: true }];
  const resting = { plan: { ...plan, columns: [name!, judged], where, limit: 1 }, understood };
  const rowsOf = (planned: typeof resting, judgements?: Map<string, Map<string, boolean>>) => {
    const result = runPlan(page, planned, { recordLimit: 100, judgements });
    return result.ok ? result.extraction.rows : [];
  };
  const all = rowsOf(resting);
  expect(all).toHaveLength(5);
  const texts = all.map((cells) => cells[1]!.raw);
  const judgements = new Map([
    [
      "mueble",
      new Map([
        [texts[2]!, true],
        [texts[3]!, true],
      ]),
    ],
  ]);
  expect(rowsOf(resting, judgements).map((cells) => [cells[0]!.raw, cells[1]!.value])).toEqual([[texts[2], true]]);

  const given = { title: "mueble", from: price!.from, as: "price" } as const;
  const filters = [{ field: ground, op: "lt" as const, value: 100 }];
  const rebound = { plan: { ...resting.plan, columns: [name!, given], where: filters, limit: null }, understood };
  const cheap = rowsOf(rebound as unknown as typeof resting);
  expect(cheap.length).toBeGreaterThan(0);
  expect(cheap.every((cells) => Number(cells[1]!.value) < 100)).toBe(true);
});

const rooms = ["Norte", "Sur", "Este", "Oeste", "Mayor", "Chica", "Roja", "Azul"].map((name) => `Sala ${name}`);
const programme = `<h1>Salas</h1>${rooms
  .map(
    (name, i) =>
      `${i === 3 ? "<h3></h3><p></p>" : `<h3>${name}</h3><p>${i + 12},50 €</p>`}<p>${i * 10 + 40} butacas</p>`,
  )
  .map((parts) => `<div class="sala">${parts}</div>`)
  .join("")}`;

test("a record that says nothing of several things asked for is left out, one that lacks some of them is not", () => {
  expect(extract(programme, "nombre y precio").plain.map(({ nombre }) => nombre)).toEqual(rooms.toSpliced(3, 1));
  const priceless = programme.replace("12,50 €", "");
  expect(extract(priceless, "nombre y precio").plain[0]).toEqual({ nombre: "Sala Norte", precio: null });
});

test("of one thing asked for, the records without it are shown too", () => {
  const rows = extract(programme.replace("12,50 €", ""), "precio").plain.map((row) => Object.values(row));
  expect(rows).toHaveLength(7);
  expect(rows[0]).toEqual(["Sala Norte", null]);
});

const sampleRow = (name: string, mass: string, index: string): string =>
  `<tr><td>${name}</td><td>${mass}</td><td>${index}</td><td>1.250,00 €</td></tr>`;

test("reads the figures of a column as the column writes them, whatever its prices are written like", () => {
  const page = `<table><tr><th>Muestra</th><th>Masa</th><th>Índice</th><th>Precio</th></tr>${sampleRow("Roble", "1.234", "2,125")}${sampleRow("Haya", "12.5", "12,5")}${sampleRow("Tejo", "0.75", "3,75")}${sampleRow("Pino", "2.5", "1.204,5")}</table>`;
  const { rows } = extract(page, "muestra, masa, índice y precio");
  expect(rows.map((cells) => cells.map(({ value }) => value))).toEqual([
    ["Roble", 1.234, 2.125, 1_250],
    ["Haya", 12.5, 12.5, 1_250],
    ["Tejo", 0.75, 3.75, 1_250],
    ["Pino", 2.5, 1_204.5, 1_250],
  ]);
});
