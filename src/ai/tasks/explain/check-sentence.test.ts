import { describe, expect, test } from "vitest";
import { isBorneOut } from "./check-sentence.ts";
import type { Fact } from "./facts.ts";

const facts: Fact[] = [
  {
    id: "F1",
    text: "",
    names: ["México"],
    numbers: [
      { kind: "plain", value: 3_214_567_890 },
      { kind: "percent", value: 45.27 },
      { kind: "year", value: 2023 },
      { kind: "plain", value: 12 },
    ],
  },
  {
    id: "F2",
    text: "",
    names: ["Perú", "Países Bajos"],
    numbers: [
      { kind: "percent", value: 12.4 },
      { kind: "plain", value: 2.31 },
      { kind: "percent", value: -4.8 },
    ],
  },
];
const told = { facts, product: ["granada", "Malta", "aguacate", "té"] };
const es = (text: string, ...ids: string[]) => isBorneOut({ text, facts: ids }, { ...told, language: "es" });
const en = (text: string, ...ids: string[]) => isBorneOut({ text, facts: ids }, { ...told, language: "en" });

describe("a sentence stands when its facts hold all it says", () => {
  test.each([
    ["México lidera con 3.215 millones de dólares en 2023.", ["F1"]],
    ["México lidera con 3,2 mil millones de dólares.", ["F1"]],
    ["México vende el 45 % del total.", ["F1"]],
    ["Un 45,3 % sale de México.", ["F1"]],
    ["En total exportan doce países.", ["F1"]],
    ["Perú vende a 2,31 USD/kg y cae un 4,8 % al año.", ["F2"]],
    ["Entre México y Perú hay distancia: 45 % frente a 12 %.", ["F1", "F2"]],
    ["Perú varía un -4,8 % al año.", ["F2"]],
    ["El mercado está concentrado.", ["F1"]],
    ["La granada se compra en los Países Bajos.", ["F2"]],
  ])("%s", (text, ids) => expect(es(text, ...ids)).toBe(true));

  test.each([
    ["Mexico sold 3.2 billion dollars in 2023.", ["F1"]],
    ["It holds 45.3% of a market of 12 countries.", ["F1"]],
    ["Its buyers pay 2.31 USD/kg.", ["F2"]],
    ["Sales of 3,214,567,890 USD are the largest.", ["F1"]],
  ])("%s", (text, ids) => expect(en(text, ...ids)).toBe(true));
});

describe("a sentence falls", () => {
  test.each([
    ["with a number that is not there", "México vende el 48 % del total.", ["F1"]],
    ["with a number of another fact", "Perú vende el 45 % del total.", ["F2"]],
    ["with a country of another fact", "Perú lidera con 3.215 millones.", ["F1"]],
    ["with a country that is nowhere", "Chile y México compiten.", ["F1"]],
    ["with a country in the other language", "Germany compra poco.", ["F1"]],
    ["with another year", "En 2024 México vendió más.", ["F1"]],
    ["with another scale", "México vende 3.215 dólares.", ["F1"]],
    ["with a share said as a number", "Hay 45 empresas en México.", ["F1"]],
    ["with a fall told as a rise", "Perú crece un 4,8 % al año.", ["F2"]],
    ["with a fall told as a rise over years", "De 2023-2023 Perú crece un 4,8 %.", ["F1", "F2"]],
    ["with a country whose name holds the product's", "Guatemala vende más té que México.", ["F1"]],
    ["with a fraction in words", "México vende casi la mitad.", ["F1"]],
    ["with a multiple in words", "México vende el doble que Perú.", ["F1", "F2"]],
    ["with a spelled number that is not there", "Hay siete compradores.", ["F1"]],
    ["without facts", "México lidera.", []],
    ["with facts that are not there", "México lidera.", ["F9"]],
    ["with an address", "México lidera, mira https://evil.example", ["F1"]],
    ["with markup", "México <b>lidera</b>.", ["F1"]],
    ["that is very long", `México lidera. ${"Y sigue. ".repeat(60)}`, ["F1"]],
  ])("%s", (_name, text, ids) => expect(es(text, ...ids)).toBe(false));
});
