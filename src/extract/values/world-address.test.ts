import { expect, test } from "vitest";
import { looksLikeAddress } from "./address.ts";
import { isPostcodeWithTown } from "./world-streets.ts";

test.each([
  "12 Rue des Lilas, Résidence Azur, Marrakech",
  "92, Boulevard Hassan II, Etage 1, Rabat",
  "Mühlenweg 9 27330 Musterdorf",
  "Große Theaterstraße 42, Hamburg",
  "Zum Garten 11 83483 Musterstadt",
  "Prinsengracht 263, Amsterdam",
  "Storgatan 5, 411 38 Göteborg",
  "Karl Johans gate 12, Oslo",
  "Nørregade 10, 1165 København",
  "Mannerheimintie 4, Helsinki",
  "ul. Długa 7, 00-238 Warszawa",
  "ул. Садовая, д. 36, корп. 2",
  "Садовый пр., д.36",
  "Atatürk Cad. No: 15, Kadıköy",
  "Fő utca 3, Szeged",
  "東京都千代田区丸の内1丁目2番",
  "北京市海淀区中关村大街27号",
  "서울특별시 중구 세종대로 110",
])("%s is an address", (text) => {
  expect(looksLikeAddress(text)).toBe(true);
});

test.each([
  "Mesa plegable de 120 cm con 4 sillas",
  "Cámara digital 24 Mpx",
  "Kaffeemaschine Modell 300",
  "Wohnung mit 3 Zimmern",
  "Appartement 3 pièces 70 m²",
  "Новая модель 2024 года",
  "Season 4, episode 12",
  "第3回 勉強会",
  "2 av 5 stjerner",
  "Spring 2024",
  "Online via Zoom, 12 March",
  "Castle Gate 3",
  "Boxing ring 5",
  "Брэдбери, пер. с англ. 2010",
  "Brigade 3",
  "December 20, 2023 Board Minutes",
  "Mayo 3, 2023 Acta de la junta",
])("%s is none", (text) => {
  expect(looksLikeAddress(text)).toBe(false);
});

test.each(["1053 VM Amsterdam (Jordaan)", "27330 Musterdorf", "00-950 Warszawa", "411 38 Göteborg", "Leeds LS1 4DY"])(
  "%s is a postcode with its town",
  (text) => {
    expect(isPostcodeWithTown(text)).toBe(true);
  },
);

test.each(["21000 km", "2024 Tesla Model", "12500 EUR"])("%s is none", (text) => {
  expect(isPostcodeWithTown(text)).toBe(false);
});
