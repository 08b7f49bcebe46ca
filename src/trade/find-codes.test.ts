import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foundScore } from "../domain/code-candidate.ts";
import { fold } from "../domain/text.ts";
import {
  codesUnder,
  findCodes,
  isNoGood,
  mayBeAPart,
  nameOf,
  qualitiesUntold,
  readName,
  wordsNotUnderstood,
} from "./find-codes.ts";

const first = (name: string): string | undefined => findCodes(name)[0]?.code;
const naughtyStrings = join(import.meta.dirname, "../../../shared/corpora/strings/blns.jsonl");

/** Lines of a fixture, such as "6403 6404: work boots, …": each name with the codes that fit it. */
const readTyped = (fixture: string): { name: string; fitting: string[] }[] =>
  readFileSync(join(import.meta.dirname, fixture), "utf8")
    .trimEnd()
    .split("\n")
    .flatMap((line) => {
      const [codes = "", names = ""] = line.split(": ");
      return names.split(", ").map((name) => ({ name, fitting: codes.split(" ") }));
    });

test("names as people type them give their code first, as found", () => {
  const typed = readTyped("typed-codes.fixture.txt");
  expect(typed.length).toBeGreaterThan(800);
  for (const { name, fitting } of typed) {
    const [best] = findCodes(name);
    expect(best?.code, name).toMatch(new RegExp(`^${fitting[0]}`));
    expect(best?.score, name).toBeGreaterThanOrEqual(foundScore);
  }
});

const listedNames = readTyped("typed-names.fixture.txt");

/** The listed names for which no fitting heading is among so many candidates. */
const missedAmong = (candidates: number): string[] =>
  listedNames
    .filter(({ name, fitting }) => {
      const found = findCodes(name, { limit: candidates });
      return !found.some(({ code }) => fitting.includes(code.slice(0, 4)));
    })
    .map(({ name }) => name);

test("lists of buyers, shops and exporters find a fitting heading first for 95 of 100, among three for 99", () => {
  expect(listedNames.length).toBeGreaterThan(2500);
  const missedFirst = missedAmong(1);
  const missedInThree = missedAmong(3);
  expect(missedFirst.length / listedNames.length, missedFirst.join(", ")).toBeLessThan(0.05);
  expect(missedInThree.length / listedNames.length, missedInThree.join(", ")).toBeLessThan(0.01);
});

const isTaken = (name: string): boolean => (findCodes(name)[0]?.score ?? 0) >= foundScore;

test("99 of 100 names of lists are taken without asking", () => {
  const asked = listedNames.filter(({ name }) => !isTaken(name));
  expect(asked.length / listedNames.length, asked.map(({ name }) => name).join(", ")).toBeLessThan(0.01);
});

/** A word of five letters with one behind the first left out of it, doubled, or swapped with its neighbour. */
const slipsOf = (word: string): string[] =>
  [1, 2, 3]
    .flatMap((at) => [
      word.slice(0, at) + word[at + 1] + word[at] + word.slice(at + 2),
      word.slice(0, at + 1) + word.slice(at),
    ])
    .filter((slip) => slip !== word);

test("two in three slips in names of five letters are taken for the right good, and few for another", () => {
  const slips = listedNames
    .map(({ name, fitting }) => ({ word: fold(name), fitting }))
    .filter(({ word }) => /^[a-z]{5}$/.test(word))
    .flatMap(({ word, fitting }) => slipsOf(word).map((slip) => ({ slip, fitting })));
  expect(slips.length).toBeGreaterThan(600);
  const taken = slips.filter(({ slip }) => isTaken(slip));
  const wrong = taken.filter(({ slip, fitting }) => !fitting.includes(first(slip)!.slice(0, 4)));
  expect((taken.length - wrong.length) / slips.length).toBeGreaterThan(2 / 3);
  expect(wrong.length / slips.length, wrong.map(({ slip }) => slip).join(", ")).toBeLessThan(0.07);
});

test.each([
  ["arros", "1006"],
  ["mais", "1005"],
  ["nues", "0802"],
  ["lapis", "9609"],
  ["harina de mais", "1102"],
])("an s for a z at the end is no plural: %s is %s", (name, heading) => {
  expect(first(name)).toMatch(new RegExp(`^${heading}`));
  expect(isTaken(name)).toBe(true);
});

test("a short word that two others are one letter away from is asked for", () => {
  expect(findCodes("platno").filter(({ score }) => score === findCodes("platno")[0]?.score)).toHaveLength(2);
  expect(isTaken("quino")).toBe(false);
});

describe("words that nothing is known of", () => {
  const noGoods = readFileSync(join(import.meta.dirname, "names-of-no-good.fixture.txt"), "utf8")
    .trimEnd()
    .split("\n");

  test("nonsense, services, people and places are taken for a product once in 15 times at most", () => {
    expect(noGoods.length).toBeGreaterThan(170);
    const taken = noGoods.filter(isTaken);
    expect(taken.length / noGoods.length, taken.join(", ")).toBeLessThan(1 / 15);
  });

  test.each([
    ["palta Xyzab", "080440", ["Xyzab"]],
    ["Zurbal aguacate", "080440", ["Zurbal"]],
    ["ÑAXO café", "0901", ["ÑAXO"]],
    ["vino Malbrecen", "2204", ["Malbrecen"]],
    ["tractor Jonor Dirne", "8701", ["Jonor", "Dirne"]],
    ["laptop Zentrix 16 GB", "8471", ["Zentrix"]],
    ["Aguacate Hass fresco", "080440", []],
    ["paltas chilenas", "080440", []],
    ["quiero exportar palta", "080440", []],
    ["exportación de paltas", "080440", []],
    ["lightbulb", "8539", []],
    ["tomatte", "0702", []],
  ])("%s is %s all the same, and says which words are left over", (name, code, left) => {
    const [best] = findCodes(name);
    expect(best).toMatchObject({ code: expect.stringMatching(`^${code}`) });
    expect(best?.score).toBeGreaterThanOrEqual(foundScore);
    expect(wordsNotUnderstood(name, best!.code)).toEqual(left);
  });

  test.each([
    ["an unknown good with a word that many goods bear", "zurbulón mágico"],
    ["a part of a name that does not say the good", "magic"],
    ["an unknown good of a known one", "klorbo de leche"],
    ["more unknown than known", "gromplex plimdo aguacate"],
    ["a service", "alquiler de tractores"],
    ["a service in English", "tractor rental"],
  ])("%s is not taken, and its candidates stay on offer", (_, name) => {
    expect(isTaken(name)).toBe(false);
    expect(findCodes(name).length).toBeGreaterThan(0);
  });

  test.each([
    ["servicio de mesa", "6911"],
    ["servicio de té de porcelana", "6911"],
    ["servicio de mesa de vidrio", "7013"],
    ["dinner service", "6912"],
    ["muebles para hotel", "9403"],
    ["toallas de hotel", "6302"],
    ["mochila para delivery", "4202"],
    ["zapatillas training", "6404"],
  ])("%s is a good, although it says a service's word", (name, code) => {
    expect([isNoGood(name), first(name), isTaken(name)]).toEqual([false, code, true]);
  });

  test.each([
    "servicio de limpieza",
    "repair of phones",
    "desarrollo de software",
    "hotel booking",
    "Curso de barista",
  ])("%s is no good", (name) => {
    expect([isNoGood(name), isTaken(name)]).toEqual([true, false]);
  });

  test("a code, and a word for a chapter, leave no word over", () => {
    expect(wordsNotUnderstood("0804.40", "080440")).toEqual([]);
    expect(wordsNotUnderstood("calzado", "64")).toEqual([]);
  });
});

test.each([
  ["ropa", ["61", "62"]],
  ["castaña", ["080122", "080241"]],
  ["patatas congeladas", ["071010", "200410"]],
  ["jamón", ["160241", "021011"]],
  ["ham", ["160241", "021011"]],
  ["pimentón", ["090422", "070960"]],
  ["zapatos", ["6403", "6404", "6402"]],
  ["textiles", ["52", "54", "60", "63"]],
  ["herramientas", ["8205", "8206", "8467"]],
  ["alpaca", ["010613", "5102"]],
  ["agave", ["1702", "1212"]],
  ["pellets", ["110320", "440131", "3901"]],
  ["palillos", ["091030", "442199"]],
  ["adoquines", ["6801", "6810"]],
  ["chupetes", ["4014", "1704"]],
])("one word for several goods, %s, offers each of them as much as the first, under its own name", (name, codes) => {
  const found = findCodes(name).slice(0, codes.length);
  expect(found.map(({ code }) => code)).toEqual(codes);
  expect(found.map(({ score }) => score)).toEqual(codes.map(() => 1));
  expect(new Set(found.map(({ nameEs }) => nameEs)).size).toBe(codes.length);
});

describe("the level that a name means", () => {
  test("a word for the whole heading gives the heading, a word for one good its subheading", () => {
    expect(["café", "plátano", "soya", "wheat"].map(first)).toEqual(["0901", "0803", "1201", "1001"]);
    expect(["palta", "avocado", "cable de alta tensión"].map(first)).toEqual(["080440", "080440", "854460"]);
  });

  test("a word for most of a heading's parts gives the one that is most of them", () => {
    expect(["frijoles", "poroto", "beans", "legumbres"].map(first)).toEqual(["071333", "071333", "071333", "0713"]);
    expect(["jamón ibérico", "jamón ibérico de bellota"].map(first)).toEqual(["021011", "021011"]);
  });

  test("the best known brands of one good are that good, and no misspelt other", () =>
    expect(["Toyota", "Michelin", "Pampers", "Maggi", "Kellogg's"].map(first)).toEqual([
      "8703",
      "4011",
      "9619",
      "2104",
      "1904",
    ]));

  test("a word for a whole chapter gives the chapter, then what it holds, the likeliest first", () => {
    const chapters = [
      "calzado",
      "Footwear",
      "calzado peruano",
      "frutas",
      "verduras",
      "pescado",
      "plástico",
      "cereales",
      "acero",
      "textiles de algodón",
    ];
    expect(chapters.map(first)).toEqual(["64", "64", "64", "08", "07", "03", "39", "10", "72", "52"]);
    const [chapter, ...held] = findCodes("calzado");
    expect(chapter).toEqual({ code: "64", nameEs: "Calzado", nameEn: "Footwear", score: 1 });
    expect(held.map(({ code }) => code.slice(0, 2))).toEqual(held.map(() => "64"));
    expect(held.slice(0, 2).map(({ code }) => code)).toEqual(["6405", "6403"]);
    expect(held.map(({ score }) => score)).toEqual(held.map(({ score }) => score).toSorted((a, b) => b - a));
    expect(findCodes("ropa").slice(0, 2)).toMatchObject([{ code: "61" }, { code: "62" }]);
  });

  test("a name that tells more than a chapter does gives what it tells", () => {
    expect(["calzado de cuero", "pescado fresco", "fruta congelada", "abono orgánico"].map(first)).toEqual([
      "6403",
      "0302",
      "0811",
      "3101",
    ]);
    expect(findCodes("calzado", { directory: "food" })).toEqual([]);
  });

  test("regional words, accents, case and word order do not change the answer", () => {
    const [answer] = findCodes("aceite de oliva");
    for (const variant of ["ACEITE DE OLIVA", "Aceite de Oliva ", "oliva aceite", "aceites de olivas"])
      expect(findCodes(variant)[0]).toEqual(answer);
  });

  test("an exact name scores 1 and stands clear of what merely contains it", () => {
    const [best, second] = findCodes("palta");
    expect(best).toEqual({ code: "080440", nameEs: "Aguacate", nameEn: "Avocados", score: 1 });
    expect(second?.score ?? 0).toBeLessThan(0.95);
  });
});

describe("tolerance", () => {
  test.each([
    ["spelling by ear", ["sanaoria", "zapatos de cuero", "zapatos de quero"], ["0706", "6403", "6403"]],
    ["v for b, z for s, y for ll", ["cevolla", "ezcritorio de madera", "poyo congelado"], ["0703", "9403", "0207"]],
    ["compounds in one word or two", ["lava vajillas", "lightbulb", "tooth-brush"], ["8422", "8539", "9603"]],
    ["amounts", ["detergente en polvo 5 kg", "cemento 50kg", "bottled water 500 ml"], ["3402", "2523", "2201"]],
    ["words of one meaning", ["repuestos de carro", "chompa de mujer", "copper tubing"], ["8708", "6110", "7411"]],
    ["ñ, case and accents", ["PAÑALES", "panales", "Piñatas", "pinatas"], ["9619", "9619", "9505", "9505"]],
    [
      "states and materials that lead to another heading",
      ["coliflor congelada", "frozen feijoa", "arándano en polvo", "ojotas de cuero", "cuchara de madera"],
      ["0710", "0811", "1106", "6403", "4419"],
    ],
    [
      "what is made of a good, or comes before it",
      ["extracto de maca", "macadamia tostada", "hojuelas de kiwicha", "harina de tarwi", "plantones de cacao"],
      ["1302", "2008", "1104", "1106", "0602"],
    ],
    [
      "a state that sends a part of a heading elsewhere, in either gender",
      ["rocoto seco", "zapallo seco", "hortalizas secas", "legumes, dried"],
      ["0904", "0712", "0712", "0713"],
    ],
    ["food that is cooked or puffed", ["lengua cocida", "amaranto inflado"], ["1602", "1904"]],
    [
      "ores, scrap and live animals",
      ["tungsteno concentrado", "scrap de aluminio", "residuos de papel", "paiche vivo"],
      ["2611", "7602", "4707", "0301"],
    ],
    ["a letter missing before a feminine ending", ["granda", "mermelda", "ensalda"], ["0810", "2007", "0710"]],
    ["diminutives", ["olluquitos", "zapatitos de cuero", "pancitos"], ["0714", "6403", "1905"]],
    ["plurals", ["lápices", "kitchen knives", "luces led", "batteries"], ["9609", "8211", "9405", "8507"]],
  ])("of %s", (_, typed, headings) => expect(typed.map((name) => first(name)?.slice(0, 4))).toEqual(headings));

  test.each([
    ["granda", "081090"],
    ["plantano", "0803"],
    ["azucr", "1701"],
  ])("a slip of the finger is likelier than another word: %s is %s", (typed, code) => {
    const [best, second] = findCodes(typed);
    expect(best?.code).toBe(code);
    expect(second?.score).toBeLessThan(best?.score ?? 0);
  });

  test("a good that only the rest of a heading holds is that rest, and not the heading", () => {
    const goods = ["lulo", "plátano hartón", "pera williams", "papa seca", "flor de jamaica", "salitre"];
    expect(goods.map(first)).toEqual(["081090", "080310", "080830", "071290", "121190", "310250"]);
  });

  test("a preposition, and in English the order, tells the good from what qualifies it", () => {
    expect(["cuero para zapatos", "zapatos de cuero"].map((name) => first(name)?.slice(0, 4))).toEqual([
      "4107",
      "6403",
    ]);
    expect(["leather shoes", "shoe leather"].map((name) => first(name)?.slice(0, 4))).toEqual(["6403", "4107"]);
    expect(["cane sugar", "sugar cane"].map(first)).toEqual(["1701", "121293"]);
    expect(["madera de tornillo", "tornillos para madera"].map(first)).toEqual(["4407", "731812"]);
  });

  test("what a good is for is not the good", () => {
    expect(["uva para vino", "grapes for wine", "plátano verde para chifles"].map(first)).toEqual([
      "080610",
      "080610",
      "080310",
    ]);
    expect(["machine for bread", "máquina para empanadas"].filter(isTaken)).toEqual([]);
    expect(["máquina para café", "equipo para gimnasio"].map(first)).toEqual(["851671", "950691"]);
  });

  test("what a good lacks is not what it has", () => {
    expect(["nuez sin cáscara", "avellanas sin cáscara", "walnuts without shell"].map(first)).toEqual([
      "080232",
      "080222",
      "080232",
    ]);
    expect(["tubos sin soldadura", "chocolate sin azúcar"].map((name) => first(name)?.slice(0, 4))).toEqual([
      "7304",
      "1806",
    ]);
    expect(qualitiesUntold("Pan sin Gluten", "1905")).toEqual(["sin Gluten"]);
    expect(qualitiesUntold("carne de res sin hueso", "020130")).toEqual([]);
    expect(wordsNotUnderstood("Pan sin Gluten", "1905")).toEqual([]);
  });

  test("how a good was cut says nothing of its code", () =>
    expect(["rodajas de merluza congelada", "frozen avocado halves", "porciones de salmón fresco"].map(first)).toEqual([
      "030366",
      "081190",
      "030214",
    ]));

  test("how a fish or a cob was dressed, and its size, say nothing that is not understood", () => {
    const dressed = ["trucha fresca eviscerada", "frozen shrimp headless", "choclo desgranado", "palta calibre 16"];
    expect(dressed.flatMap((name) => wordsNotUnderstood(name, first(name)!))).toEqual([]);
    expect(qualitiesUntold("papa nativa", "0701")).toEqual(["nativa"]);
  });

  test("a variety that buyers ask for is understood, and stands for its good", () => {
    const varieties = ["mango kent", "naranja navel", "cacao chuncho", "lenteja pardina", "malbec", "tricolor quinoa"];
    expect(varieties.map((name) => first(name)?.slice(0, 4))).toEqual(["0804", "0805", "1801", "0713", "2204", "1008"]);
    expect(varieties.flatMap((name) => wordsNotUnderstood(name, first(name)!))).toEqual([]);
  });

  test("a denial names no good", () => expect(["no", "no sé", "no tengo"].filter(isTaken)).toEqual([]));

  test.each([
    ["Aguacates (paltas)", "080440"],
    ["papa (patata)", "0701"],
    ["kion o jengibre", "091011"],
    ["fresas, frutillas", "081010"],
  ])("a good said by two of its words, %s, is that good alone", (typed, code) => {
    const [best, second] = findCodes(typed);
    expect(best?.code).toBe(code);
    expect(second?.score).toBeLessThan(0.95 * best!.score);
  });

  test("a feminine says as little of the good as its masculine", () => {
    expect(first("guayaba fresca")).toBe("080450");
    expect(["maleta nueva", "guayaba fresca"].filter((name) => findCodes(name)[0]!.score < 0.9)).toEqual([]);
  });

  test("a kind of steel or a coat leads to the heading of its own", () =>
    expect(["bobina de acero inoxidable", "bobinas de acero galvanizado", "stainless steel coil"].map(first)).toEqual([
      "7219",
      "7210",
      "7219",
    ]));
});

const isPartOf = (typed: string, code: string): boolean => mayBeAPart(typed, [nameOf(code, "es"), nameOf(code, "en")]);

describe("a name that may mean a part of a code", () => {
  test.each([
    ["vino tinto", "2204"],
    ["queso manchego", "0406"],
    ["aguacate hass", "080440"],
    ["tortillas", "1905"],
    ["gouda", "0406"],
    ["limón", "080550"],
    ["red wine", "2204"],
  ])("%s does", (typed, code) => expect(isPartOf(typed, code)).toBe(true));

  test.each([
    ["vino", "2204"],
    ["paltas", "080440"],
    ["jitomate", "0702"],
    ["uvas", "080610"],
    ["uvas y pasas", "0806"],
    ["aguacte", "080440"],
    ["0804.40", "080440"],
    ["", "080440"],
  ])("%s does not", (typed, code) => expect(isPartOf(typed, code)).toBe(false));
});

test.each([
  ["aguacte", "080440", "aguacate"],
  ["Aguactes Hass", "080440", "Aguacates Hass"],
  ["avocato", "080440", "avocado"],
  ["cafe tostdao", "090121", "cafe tostado"],
  ["queso machego", "0406", "queso manchego"],
  ["palta Xyzab", "080440", "palta Xyzab"],
  ["paltas", "080440", "paltas"],
  ["camarones conjelados", "030617", "camarones congelados"],
  ["medicamentos genéricos", "300490", "medicamentos genéricos"],
  ["papita", "0701", "papita"],
  ["aguacate", "080440", "aguacate"],
  ["aguacatero", "080440", "aguacatero"],
  ["aguacte", "0406", "aguacte"],
  ["0804.40", "080440", "0804.40"],
])("%s is read for %s as %s", (typed, code, read) => expect(readName(typed, code)).toBe(read));

describe("typed codes", () => {
  test.each([
    ["0804.40", "080440"],
    ["08 04 40", "080440"],
    ["0804-40", "080440"],
    ["HS 0804", "0804"],
    ["hs:080440", "080440"],
    ["partida 0901", "0901"],
    ["10063000", "100630"],
    ["0804.40.00.10", "080440"],
    ["80440", "080440"],
    ["901", "0901"],
    ["804.40", "080440"],
    ["0804.4", "080440"],
    ["1006.3", "100630"],
    ["partida arancelaria 0804.40", "080440"],
    ["Subpartida nacional: 0804.40.00.00", "080440"],
    ["P.A. 0804400000", "080440"],
    ["código arancelario N° 080440", "080440"],
    ["HS code 0901", "0901"],
  ])("%s is %s", (typed, code) => expect(findCodes(typed)).toMatchObject([{ code, score: 1 }]));

  test.each([
    ["0804.40.00.00 - Aguacates (paltas)", "080440"],
    ["palta hass 0804.40", "080440"],
    ["0804400010 Frutos xyz", "080440"],
    ["palta, HS 080440", "080440"],
    ["café (partida 0901)", "0901"],
  ])("%s is %s, whatever the words beside it say", (typed, code) => {
    expect(findCodes(typed)).toMatchObject([{ code, score: 1 }]);
    expect(wordsNotUnderstood(typed, code)).toEqual([]);
  });

  test("a number beside words that is no code in force, and one of several codes, is none", () => {
    expect(
      ["laptop 1500.00", "aguacate 99887766", "mascarillas 200000"].map((name) => first(name)?.slice(0, 4)),
    ).toEqual(["8471", "0804", "6307"]);
    expect(first("0804.40 palta y 0804.50 mango")).not.toBe("080450");
  });

  test.each(["080499", "9999", "00", "7700", "123456789012345"])("%s names nothing", (typed) =>
    expect(findCodes(typed)).toEqual([]),
  );

  test.each([
    ["0803.00", ["080390", "080310"]],
    ["8541.40", ["854143", "854142", "854141", "854149"]],
    ["851712", ["851713", "851714"]],
    ["0802.90 pecanas", ["080299", "080292", "080291"]],
    ["0910.10", ["091011", "091012"]],
    ["6201.93", ["620140"]],
    ["6908.10", ["690721", "690722", "690723"]],
  ])("%s of an earlier revision gives its successors", (typed, codes) =>
    expect(findCodes(typed).map(({ code }) => code)).toEqual(codes),
  );

  test("a chapter offers its headings, none of them a clear winner", () => {
    const headings = findCodes("09", { limit: 20 });
    expect(headings.map(({ code }) => code)).toEqual([
      "0901",
      "0902",
      "0903",
      "0904",
      "0905",
      "0906",
      "0907",
      "0908",
      "0909",
      "0910",
    ]);
    expect(Math.max(...headings.map(({ score }) => score))).toBeLessThan(0.6);
    expect(findCodes("9", { limit: 20 })).toEqual(headings);
  });
});

describe("directories", () => {
  test("narrow the candidates and nothing else", () => {
    expect(findCodes("aguacate", { directory: "food" })[0]?.code).toBe("080440");
    expect(findCodes("0804.40", { directory: "minerals" })).toEqual([]);
    expect(findCodes("litio", { directory: "minerals" })[0]?.code).toBe("283691");
    expect(findCodes("laptop", { directory: "minerals" })).toEqual([]);
    const food = findCodes("aceite", { directory: "food", limit: 50 });
    expect(food.every(({ code }) => Number(code.slice(0, 2)) <= 24)).toBe(true);
  });
});

const isWellFormed = (name: string): void => {
  const candidates = findCodes(name);
  expect(candidates.length).toBeLessThanOrEqual(10);
  for (const { code, score } of candidates) {
    expect(code).toMatch(/^\d{4}(\d{2})?$/);
    expect(score).toBeGreaterThan(0);
    expect(score).toBeLessThanOrEqual(1);
  }
};

describe("any text", () => {
  test("gives ordered, well-formed candidates", () => {
    fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 400 }), isWellFormed));
    fc.assert(
      fc.property(fc.array(fc.constantFrom("café", "de", "tomatte", "0804", ".", "ñ")), (words) =>
        isWellFormed(words.join(" ")),
      ),
    );
  });

  test.skipIf(!existsSync(naughtyStrings))("naughty strings included (needs ../shared)", () => {
    for (const line of readFileSync(naughtyStrings, "utf8").split("\n").filter(Boolean))
      isWellFormed((JSON.parse(line) as { s: string }).s);
  });

  test("without meaning gives none", () => {
    for (const name of ["", "   ", "de la", "xyzzyq", "🥑", "!!!"]) expect(findCodes(name)).toEqual([]);
  });
});

describe("what a code covers", () => {
  test("a heading covers its subheadings, a subheading itself, an unknown code nothing", () => {
    expect(codesUnder("0803")).toEqual(["080310", "080390"]);
    expect(codesUnder("080440")).toEqual(["080440"]);
    expect(codesUnder("080499")).toEqual([]);
    expect(codesUnder("09").length).toBeGreaterThan(20);
  });

  test("a subheading without a name of its own bears its heading's", () => {
    expect(nameOf("080440", "en")).toBe("Avocados");
    expect(nameOf("090230", "es")).not.toBe("");
    expect(nameOf("999999", "es")).toBe("999999");
  });
});

test("what is for a good comes after the kinds of the good, and first where it is asked for", () => {
  const found = findCodes("azúcar").map(({ code }) => code);
  expect(found).toContain("121293");
  expect(found).not.toContain("843830");
  expect(first("máquinas para azúcar")).toBe("843830");
});
