import { expect, test } from "vitest";
import { type DateContext, decideDateOrder, findDate } from "./date.ts";

const spain: DateContext = { capturedAt: "2026-03-10T12:00:00Z", order: "day-first" };
const america: DateContext = { ...spain, order: "month-first" };

test.each([
  ["3 de febrero de 2025", "2025-02-03"],
  ["3-feb-2025", "2025-02-03"],
  ["03/02/2025", "2025-02-03"],
  ["Publicado el 15 de setiembre de 2024", "2024-09-15"],
  ["February 3, 2025", "2025-02-03"],
  ["Feb. 3rd, 2025", "2025-02-03"],
  ["2025-02-03T10:00:00Z", "2025-02-03"],
  ["4. 2. 2022", "2022-02-04"],
  ["Tue Jan 28 15:28:56 CET 2020", "2020-01-28"],
  ["hace media hora", "2026-03-10"],
  ["hoy", "2026-03-10"],
  ["ayer a las 9:00", "2026-03-09"],
  ["hace 3 días", "2026-03-07"],
  ["hace una semana", "2026-03-03"],
  ["1 час назад", "2026-03-10"],
  ["5 дней назад", "2026-03-05"],
  ["вчера", "2026-03-09"],
  ["3日前", "2026-03-07"],
  ["2週間前", "2026-02-24"],
  ["昨日", "2026-03-09"],
  ["منذ 13 دقيقة", "2026-03-10"],
  ["منذ يوم", "2026-03-09"],
  ["قبل 3 أسابيع", "2026-02-17"],
  ["منذ يومين", "2026-03-08"],
  ["2 dni temu", "2026-03-08"],
  ["3 dagen geleden", "2026-03-07"],
  ["3 giorni fa", "2026-03-07"],
  ["Publicada em 30/01", "2026-01-30"],
  ["2 months ago", "2026-01-10"],
  ["5 de marzo", "2026-03-05"],
  ["antes de ayer", "2026-03-08"],
  ["mañana a las 10:00", "2026-03-11"],
  ["pasado mañana", "2026-03-12"],
  ["dentro de 3 días", "2026-03-13"],
  ["in 2 weeks", "2026-03-24"],
  ["15/ENE/2026", "2026-01-15"],
  ["1er. de mayo de 2026", "2026-05-01"],
  ["del 3 al 5 de mayo de 2026", "2026-05-03"],
  ["May 3-5, 2026", "2026-05-03"],
  ["mar. 15 ene.", "2026-01-15"],
  ["lun 16/03", "2026-03-16"],
  ["16/03 08:30hs.", "2026-03-16"],
  ["14 avr, 10:35", "2026-04-14"],
  ["7 juil. 2025", "2025-07-07"],
  ["3 mei 2025", "2025-05-03"],
  ["12 stycznia 2025", "2025-01-12"],
  ["25-Май-19", "2019-05-25"],
  ["9 de març de 2025", "2025-03-09"],
  ["5 Ιουλίου 2025", "2025-07-05"],
  ["15 mar 10:30", "2026-03-15"],
  ["12–15 mar 2026", "2026-03-12"],
  ["28 feb – 3 mar 2025", "2025-02-28"],
  ["30 dic – 2 ene 2027", "2026-12-30"],
  ["Feb 28 – Mar 3, 2025", "2025-02-28"],
  ["Fecha límite: 30-04-2026 a las 14:00", "2026-04-30"],
  ["2026-03-12T10:00:00+01:00", "2026-03-12"],
  ["yesterday", "2026-03-09"],
  ["30+ days ago", "2026-02-08"],
  ["hace un momento", "2026-03-10"],
  ["vor 3 Tagen", "2026-03-07"],
  ["il y a 2 semaines", "2026-02-24"],
  ["há 3 dias", "2026-03-07"],
  ["un mese fa", "2026-02-10"],
  ["gestern", "2026-03-09"],
  ["Aujourd’hui à 9:00", "2026-03-10"],
  ["Hace 3d", "2026-03-07"],
  ["Hace 5h", "2026-03-10"],
  ["Azi 17:59", "2026-03-10"],
  ["Astăzi la 09:12", "2026-03-10"],
  ["acum 3 zile", "2026-03-07"],
  ["před 3 dny", "2026-03-07"],
  ["Dnes v 9:30", "2026-03-10"],
  ["3 gün önce", "2026-03-07"],
  ["Dün 18:20", "2026-03-09"],
  ["I går, 09:15", "2026-03-09"],
  ["för 2 veckor sedan", "2026-02-24"],
  ["2 дні тому", "2026-03-08"],
  ["πριν από 3 μέρες", "2026-03-07"],
])("reads %s", (text, iso) => {
  expect(findDate(text, spain)?.iso).toBe(iso);
});

test("the order of day and month is the page's, unless only one reading exists", () => {
  expect(findDate("03/02/2025", america)?.iso).toBe("2025-03-02");
  expect(findDate("25/02/2025", america)?.iso).toBe("2025-02-25");
});

test("impossible days and numbers that are no dates are left alone", () => {
  expect(findDate("31/02/2025", spain)).toBeNull();
  expect(findDate("Tel. 944 123 456", spain)).toBeNull();
  expect(findDate("versión 2.10", spain)).toBeNull();
  expect(findDate("abierto por la mañana", spain)).toBeNull();
  expect(findDate("envío en 3 días", spain)).toBeNull();
  expect(findDate("hier klicken", spain)).toBeNull();
  expect(findDate("fuerza vital", spain)).toBeNull();
  expect(findDate("Danes win 3 medals", spain)).toBeNull();
});

test("a page's order comes from its unambiguous dates, then from its language and country", () => {
  expect(decideDateOrder(["25/12/2024", "01/02/2025"], "en-US", "shop.com")).toBe("day-first");
  expect(decideDateOrder([], "es", "ejemplo.es")).toBe("day-first");
  expect(decideDateOrder([], "en", "court.gov")).toBe("month-first");
});

test.each([
  ["", "lista.es", "day-first"],
  ["", "lista.com.ar", "day-first"],
  ["", "lista.com", "month-first"],
  ["", "lista.io", "month-first"],
  ["", "county.us", "month-first"],
  ["ja", "lista.com", "month-first"],
  ["zh-TW", "lista.tw", "month-first"],
  ["de", "lista.com", "day-first"],
] as const)("takes the order of figures from the language %s and the host %s: %s", (lang, host, order) => {
  expect(decideDateOrder([], lang, host)).toBe(order);
});
