import { expect, test } from "vitest";
import { openPage } from "./index.ts";
import { snapshotOf } from "./page-fixture.ts";

const tableOf = (year: number): string =>
  `<h3>${year}</h3><table><tr><th>Obra</th><th>Calle</th><th>Fecha</th></tr>${Array.from(
    { length: 9 },
    (_, i) =>
      `<tr><td>Obra número ${i + 1} de ${year}</td><td>Calle ${String.fromCodePoint(65 + i)}lba, ${year - 1900 + i}</td><td>${i + 1}/03/${year}</td></tr>`,
  ).join("")}</table>`;

test("the tables of single years do not crowd out a list of other things", () => {
  const years = Array.from({ length: 12 }, (_, i) => tableOf(2014 + i)).join("");
  const offices = ["Centro", "Ribera", "Ensanche", "Norte", "Sur", "Puerto"].map(
    (name, i) =>
      `<li><b>Oficina ${name}</b> <p>Abre de ${8 + i} a 14 y atiende con cita previa en la planta ${i + 1}</p></li>`,
  );
  const page = openPage(snapshotOf(`<h1>Obras</h1>${years}<h2>Oficinas</h2><ul>${offices.join("")}</ul>`));
  const counts = page.survey().sets.map(({ count }) => count);
  expect(counts[0]).toBe(108);
  expect(page.survey().sets.some(({ fields }) => fields.some(({ samples }) => samples[0] === "Oficina Centro"))).toBe(
    true,
  );
});

const score = (html: string): number => openPage(snapshotOf(`<h1>Hoy</h1>${html}`)).survey().sets[0]?.score ?? 0;

const noticesIn = (tag: string, word: string): string =>
  `<section>${[1, 2, 3, 4, 5].map((n) => `<${tag}><b>${word} del puerto ${n}</b><i>Valencia ${n}0 de mayo</i></${tag}>`).join("")}</section>`;

test("records that only two columns together tell apart are a list as good as others", () => {
  const days = ["lunes", "martes", "jueves", "lunes", "martes", "jueves"];
  const films = ["El mar", "El mar", "El mar", "La sierra", "La sierra", "La sierra"];
  const sessions = days.map((day, i) => `<div><p>${day}</p><p>${films[i]}</p></div>`).join("");
  const repeated = days.map((day) => `<div><p>${day}</p><p>El mar y ${day}</p></div>`).join("");
  expect(score(sessions)).toBeGreaterThan(1.5 * score(repeated));
});

test("a list before the page's heading comes after an equal one below it", () => {
  const html = `${noticesIn("article", "Anuncio")}<h1>Avisos</h1>${noticesIn("p", "Aviso")}`;
  const [best] = openPage(snapshotOf(html)).survey().sets;
  expect(best?.fields[0]?.samples[0]).toMatch(/^Aviso/);
});

test("times of day tell the entries of a timetable apart, ordinals do not tell apart those of a menu", () => {
  const lines = ["Ronda", "Puerto", "Ronda", "Ronda", "Puerto", "Ronda", "Puerto", "Ronda"];
  const timetable = lines.map((line, i) => `<div><p>0${i}:30</p><p>${line}</p></div>`).join("");
  const ordered = lines.map((line, i) => `<div><p>${i}</p><p>${line}</p></div>`).join("");
  expect(score(timetable)).toBeGreaterThan(2 * score(ordered));
});

const rulings = (count: number, show: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => show(n)).join("");

test("long lists under headings that say a little of themselves are one list", () => {
  const months = ["Marzo", "Abril", "Mayo", "Junio"];
  const html = rulings(
    4,
    (m) =>
      `<p><b>${m + 3} de ${months[m]} de 2026</b> <i>Sala ${months[m]}</i> <a href="/r${m}.pdf">resumen ${m}</a></p><ul>${rulings(5 + m, (n) => `<li><a href="/s${m}${n}.pdf">S${m}${n}. Vecinos de la calle ${n} contra el ayuntamiento ${m}</a></li>`)}</ul>`,
  );
  const [best] = openPage(snapshotOf(`<h1>Sentencias</h1><div>${html}</div>`)).survey().sets;
  expect(best?.count).toBe(5 + 6 + 7 + 8);
});

test("tables with one header below dates are one table, however short", () => {
  const html = rulings(
    5,
    (d) =>
      `<div><time>${d + 1} de marzo de 2026</time><table><caption>Resoluciones</caption><tr><th>Expediente<th>Citar como<th>Título y documento${rulings(3, (n) => `<tr><td>S-${d}${n}<td>${d}${n} Rep. ${n}<td><a href="/${d}${n}">Recurso de vecinos ${d}${n} contra obras</a>`)}</table></div>`,
  );
  const [best] = openPage(snapshotOf(`<h1>Resoluciones</h1><div>${html}</div>`)).survey().sets;
  expect(best).toMatchObject({ kind: "table", count: 15 });
});

test("what is leafed through sideways comes after an equal list below it", () => {
  const html = `<div class="swiper-container"><div class="swiper">${noticesIn("article", "Destacado")}</div></div>${noticesIn("article", "Aviso")}`;
  const [best] = openPage(snapshotOf(`<h1>Avisos</h1>${html}`)).survey().sets;
  expect(best?.fields[0]?.samples[0]).toMatch(/^Aviso/);
});
