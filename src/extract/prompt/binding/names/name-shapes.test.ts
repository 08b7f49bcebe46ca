import { expect, test } from "vitest";
import { isPersonName, isPlaceName } from "./name-shapes.ts";

test.each([
  "Ana Ruiz",
  "por Ana Ruiz, Valencia",
  "ANA RUIZ",
  "Juan de la Vega (ABC)",
  "Vargas Llosa, Mario",
  "Ana Ruiz...",
])("%s is written like the name of a person", (text) => expect(isPersonName(text)).toBe(true));

test.each(["Acta", "Ruiz 2024", "el río", "Uno Dos Tres Cuatro Cinco Seis Siete"])(
  "%s is not written like one",
  (text) => expect(isPersonName(text)).toBe(false),
);

test("a long word in capitals is told at once to be no name", () => {
  expect(isPersonName(`${"LICITACIONES".repeat(20)} 1`)).toBe(false);
});

test("a long line of names joined by small words is told at once to be no place", () => {
  expect(isPlaceName(`Casa${" de Luna".repeat(2_500)} 1`)).toBe(false);
});

test.each([
  "東京都 港区 六本木駅",
  "경기도 양주시 회천남로",
  "广东省深圳市",
  "北海道札幌市",
  "인천 연수구",
  "台北市-大同區 承德路一段",
])("%s is written like a place, the larger one first", (text) => expect(isPlaceName(text)).toBe(true));

test.each(["三井不動産株式会社", "옥정동 요양보호사 구인"])("%s is not", (text) => {
  expect(isPlaceName(text)).toBe(false);
});
