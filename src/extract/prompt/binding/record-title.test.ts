import { describe, expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const cards = (records: readonly string[]): string =>
  `<html lang="es"><body><main>${records.map((record) => `<div class="card">${record}</div>`).join("")}</main></body></html>`;

const branches = ["Malecón", "Lerdo", "Las Torres", "El Granjero", "Zaragoza", "Riberas"];
const branchCards = cards(
  branches.map((name, i) => `<h2>${1140 + i} - ${name}</h2><p>Av. del Puerto ${100 + i}, C.P. 3201${i}</p>`),
);

describe("a code written before a name", () => {
  test("stays with it where nobody asked for the code", () => {
    expect(extract(branchCards, "sucursales con nombre y dirección").plain[0]?.nombre).toBe("1140 - Malecón");
  });

  test("is apart where it was asked for", () => {
    expect(extract(branchCards, "código, nombre y dirección").plain[0]).toMatchObject({
      código: "1140",
      nombre: "Malecón",
    });
  });
});

describe("what an agenda asks for after the time is what happens then", () => {
  const acts = [
    "Bienvenida",
    "El agua en los viñedos",
    "Pausa para el café",
    "Mesa de compradores",
    "Cata",
    "Clausura",
  ];
  const slots = cards(
    acts.map((act, i) => `<div class="slot">0${i + 4}:15</div><div><b>${act}</b><br><span>Sala ${i + 1}</span></div>`),
  );
  test.each([
    ["hora y actividad", "actividad"],
    ["Programa: hora, tema", "tema"],
  ])("%s", (prompt, column) => {
    expect(extract(slots, prompt).plain.map((row) => row[column])).toEqual(acts);
  });
});

test("the month that a date is put together of names no record", () => {
  const months = ["Enero", "Febrero", "Marzo", "Abril", "Mayo", "Junio"];
  const events = cards(
    months.map(
      (month, i) =>
        `<a href="/dia/${i}"><div class="month">${month}</div> <div class="day">${i + 10}</div></a>
         <p><span>Junta de socios número ${i + 1}</span></p>`,
    ),
  );
  expect(extract(events, "nombre y fecha").plain[0]?.nombre).toBe("Junta de socios número 1");
});

test("what is only read aloud is no name", () => {
  const html = `<html lang="es"><body><main><table>
    <tr><th>Hipoteca</th><th>Financiación</th><th>Cuota</th></tr>
    ${Array.from(
      { length: 8 },
      (_, i) =>
        `<tr><td><a href="/h/${i}">Hipoteca ${i % 2 ? "fija" : "variable"}
           <span class="visually-hidden">con el ${i + 2},71 % de interés</span></a></td><td>${60 + i} %</td><td>${400 + i} €</td></tr>`,
    ).join("")}</table></main></body></html>`;
  expect(extract(html, "nombre y cuota").plain[0]?.nombre).toContain("Hipoteca variable");
});

describe("a number that was asked for first, where records have one text to their name", () => {
  const cases = ["Rojas contra Estado", "Vela y otros", "Cantera Luna", "Quispe", "Puerto Norte", "Aguas del Sur"];
  const asked = "Extrae el número de expediente y el enlace de cada registro de la lista";
  const linked = (textOf: (name: string, i: number) => string): string =>
    cards(cases.map((name, i) => `<p><a href="/fallo/${i}.pdf">${textOf(name, i)}</a></p>`));

  test("is that text where figures stand in it", () => {
    const html = linked((name, i) => `${name} ${i + 1}/24 sala`);
    expect(extract(html, asked).plain[0]?.["número de expediente"]).toContain("Rojas contra Estado");
  });

  test("stays empty where none do", () => {
    expect(
      extract(
        linked((name) => name),
        asked,
      ).plain[0]?.["número de expediente"] ?? null,
    ).toBeNull();
  });
});

const offices = ["Farmacia Central", "Farmacia Anexo", "Tesorería", "Óptica", "Afiliaciones"];
const contacts = cards(
  offices.map((name, i) => `<p class="titulo">${name}</p><p>Tel.: 387 421 22${i}0</p><p>correo${i}@salud.example</p>`),
);

test("records are named where something asked for is not there and nothing else tells them apart", () => {
  const { plain } = extract(contacts, "sector, teléfono y correo");
  expect(plain.map((row) => Object.values(row)[0])).toEqual(offices);
  expect(Object.keys(plain[0] ?? {})).toEqual([expect.any(String), "sector", "teléfono", "correo"]);
});

test("records are not named where all that was asked for is there", () => {
  expect(Object.keys(extract(contacts, "teléfono y correo").plain[0] ?? {})).toEqual(["teléfono", "correo"]);
});

test("a name in quotation marks narrows nothing down", () => {
  const bills = cards(
    offices.map(
      (name, i) =>
        `<h3>Ley de ${name}</h3><p>Número: ${200 + i}/24</p><p>${i % 2 === 0 ? "Pendiente en Senado" : "Archivado"}</p>`,
    ),
  );
  const { plain } = extract(bills, "el nombre o título y el dato «numero de senado»");
  expect(plain.map((row) => row["numero de senado"])).toEqual(["200/24", "201/24", "202/24", "203/24", "204/24"]);
});

test("what few values say of many records is not what these are called", () => {
  const places = ["Olmo", "Ribera", "Mayor", "Levante", "Sur", "Alta", "Norte", "Vega", "Río", "Soto", "Prado", "Luz"];
  const html = cards(
    places.map(
      (place, i) =>
        `<div><h4><a href="/casa/${i}">Casa ${place}</a></h4><p>${90 + i} m2</p></div>
         <p><span class="aviso title">${i % 2 === 0 ? "Abierta a inversores" : "Ya completa"}</span></p>`,
    ),
  );
  expect(extract(html, "Extrae el nombre o título y el enlace de cada registro").plain[0]).toMatchObject({
    "nombre o título": "Casa Olmo",
  });
});

test("a name over two lines of a heading is one, and neither line is anything else", () => {
  const people = ["Ana Luz", "Bruno", "Elisban", "Natali", "Pedro José", "Rosa"];
  const html = cards(
    people.map(
      (name, i) => `<h3 class="nombre">APELLIDO ${"ABCDEF"[i]}<br>${name}</h3><p class="rol">Área ${i % 3}</p>`,
    ),
  );
  const [first] = extract(html, "nombre y departamento").plain;
  expect(first?.nombre).toBe("APELLIDO A Ana Luz");
  expect(["APELLIDO A", "Ana Luz"]).not.toContain(first?.departamento);
});
