import { expect, test } from "vitest";
import { extract } from "../page-fixture.ts";

const offices = (line: (nth: number) => string): string =>
  `<h1>Oficinas</h1><ul>${["Norte", "Ribera", "Ensanche"].map((name, i) => `<li><h3>${name}</h3><p>${line(i)}</p></li>`).join("")}</ul>`;

test.each([
  [
    (i: number) => `Tel.: 944 123 45${i} - Fax: 944 123 46${i}`,
    { nombre: "Ribera", teléfono: "944 123 451", fax: "944 123 461" },
  ],
  [
    (i: number) => `Calle Real, ${i + 3}, 28013 Madrid. Tel. 915 223 34${i}`,
    { nombre: "Ribera", dirección: "Calle Real, 4, 28013 Madrid", teléfono: "915 223 341" },
  ],
  [
    (i: number) => `Horario: de 9 a 1${i} · Aforo: ${i + 20} personas`,
    { nombre: "Ribera", horario: "de 9 a 11", aforo: "21 personas" },
  ],
])("each label of a line has its own value: %#", (line, expected) => {
  expect(extract(offices(line), Object.keys(expected).join(", ")).plain[1]).toEqual(expected);
});

test("the days of a timetable stay together", () => {
  const html = offices((i) => `Horario: lunes a viernes: 9 a 1${i}; sábados: 10 a 1${i}`);
  expect(extract(html, "nombre, horario").plain[1]?.horario).toBe("lunes a viernes: 9 a 11; sábados: 10 a 11");
});

test("a colon in a few texts makes no column", () => {
  const html = offices((i) => (i === 0 ? "Planta baja. Aviso: cerrada en agosto" : `Planta ${i}, junto al mercado`));
  expect(Object.values(extract(html, "").plain[0] ?? {})).toContain("Planta baja. Aviso: cerrada en agosto");
});

test("the words of a link are one text, also where a label stands in them", () => {
  const courts = ["Lerma", "Soria", "Burgos"];
  const items = courts.map(
    (court, i) =>
      `<li><div class="title"><a href="/d/${i}">Auto de ${court}, a ${i + 3} de mayo de 2025 - Registro: ATL ${381 + i}</a></div><p>Sala ${i + 1} de lo civil</p></li>`,
  );
  const [first] = extract(`<h1>Autos</h1><ul>${items.join("")}</ul>`, "título, registro").plain;
  expect(first).toEqual({ título: "Auto de Lerma, a 3 de mayo de 2025 - Registro: ATL 381", registro: "ATL 381" });
});

const work = (i: number): string =>
  `Reparación de la cubierta, de los tejados y de las fachadas del centro de mayores del barrio ${i + 1}`;

test("a long text of which few go on with a label stays whole", () => {
  const items = [0, 1, 2, 3, 4, 5, 6].map(
    (i) => `<li><h3>Lote ${i + 1}</h3><p>Obra: ${work(i)}${i < 2 ? `. Distrito : Sur ${i}` : ""}</p></li>`,
  );
  const { plain } = extract(`<h1>Obras</h1><ul>${items.join("")}</ul>`, "lote, obra, distrito");
  expect(plain[1]).toMatchObject({ obra: `${work(1)}. Distrito : Sur 1`, distrito: "Sur 1" });
});
