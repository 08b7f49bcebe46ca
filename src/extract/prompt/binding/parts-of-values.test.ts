import { expect, test } from "vitest";
import { extract } from "../../page-fixture.ts";

const notes = [
  "Nueva entrega del boletín",
  "Cambios en la sede",
  "Premio para el taller",
  "Abrimos los sábados",
  "Cierre por obras",
];
const texts = [
  "El número nuevo trae dos cuentos y un mapa.",
  "La puerta de la calle pasa a estar en la plaza.",
  "Nos dieron una placa por los bancos de haya.",
  "Desde junio hay alguien todas las mañanas.",
  "Pintan el patio y no se puede pasar.",
];
const months = ["mayo", "abril", "marzo", "febrero", "enero"];

const blog = `<html lang="es"><body><main>${notes
  .map(
    (note, i) => `<div class="post"><div class="post-date"><span>${i + 11}</span> ${months[i]} 2025</div>
      <h2><a href="/n/${i}">${note}</a></h2><div class="text">${texts[i]} Para quien no pudo venir, aquí queda contado con calma.</div>
      <div class="comments"><a href="/n/${i}#c">Leer los comentarios (${i})</a></div></div>`,
  )
  .join("")}</main></body></html>`;

test("a date of which the day stands in an element of its own is the whole of it, and the few words of a link are no summary", () => {
  const { plain } = extract(blog, "título, fecha y resumen");
  expect(plain[0]?.["fecha"]).toBe("11 mayo 2025");
  expect(plain[0]?.["resumen"]).toMatch(/^El número nuevo trae dos cuentos/);
});

const boards = ["الشعر", "الرواية", "المسرح", "السينما", "الرسم"];
const forum = `<html lang="ar"><body><main><ul>${boards
  .map(
    (board, i) => `<li><h3><a href="/f/${i}">${board}</a></h3><p><span><b>${i * 31 + 84}</b><span>موضوع</span></span>
      <span><b>${i * 217 + 320}</b><span>مشاركة</span></span></p><a class="last" href="/t/${i}">آخر ما كتب في ${board}</a></li>`,
  )
  .join("")}</ul></main></body></html>`;

test("topics and posts beside a title are how many there are", () => {
  expect(extract(forum, "name, topics and posts").plain[0]).toEqual({ name: "الشعر", topics: "84", posts: "320" });
});

test("a bare number is called by the word beside it, in an element that holds nothing but the two", () => {
  const names = extract(forum, "name")
    .page.sets()[0]
    ?.columns.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["موضوع", "مشاركة"]));
});

const adverts = `<html lang="fr"><body><main><ul>${notes
  .map(
    (note, i) => `<li><section><h2 itemprop="name"><a href="/a/${i}">${note}</a></h2>
      <p itemprop="availableAtOrFrom">Caen / Calvados</p><b>${i + 3}50 €</b></section></li>`,
  )
  .join("")}</ul></main></body></html>`;

test("where something is offered is its place, though all are offered there", () => {
  expect(extract(adverts, "name, location and price").plain[0]?.["location"]).toBe("Caen / Calvados");
});

const films = ["Niebla baja", "El puerto", "Tres inviernos", "La hora azul", "Camino del este", "Sal y piedra"];
const listOf = (item: (film: string, i: number) => string): string =>
  `<html lang="en"><body><main>${films.map((film, i) => `<div class="film"><h3><a href="/f/${i}">${film}</a></h3>${item(film, i)}</div>`).join("")}</main></body></html>`;

test("a year is one also where some records have it at the end of a date", () => {
  const page = listOf(
    (_, i) => `<span>${i === 4 ? "Releases May 8, 2026" : 2021 + (i % 3)}</span><span>1h ${i + 30}m</span>`,
  );
  expect(extract(page, "title and year").plain[1]).toEqual({ title: "El puerto", year: "2022" });
});

test("a price beside what it was, without a space between them, is no range", () => {
  const page = listOf((_, i) => `<div><span>$${409 + i}.99</span><span>was<s>$${699 + i}.99</s></span></div>`);
  expect(extract(page, "title and price").rows[0]?.[1]?.raw).toBe("$409.99");
});

test("figures with a letter behind them in the class that was asked for are it", () => {
  const page = listOf((_, i) => `<p class="header__date">${i * 7 + 4}d</p><p>Valencia</p>`);
  expect(extract(page, "título, fecha y enlace").rows[0]?.[1]?.raw).toBe("4d");
});
