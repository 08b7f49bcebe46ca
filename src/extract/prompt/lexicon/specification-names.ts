import { fold } from "../../../domain/text.ts";

/** What tables of what a thing is like are called, in plain letters; of what is technical before or behind it. */
const names =
  "ficha tecnica|ficha del producto|especificacion(?:es)?|caracteristicas|datos tecnicos|detalles tecnicos|informacion tecnica|informacion adicional|atributos|" +
  "specifications?|specs|spec sheet|data ?sheet|technical (?:data|details|information|features|characteristics)|tech details|item specifics|product (?:details|information|attributes|data|features)|additional information|attributes|key facts|at a glance|" +
  "especificacoes|dados tecnicos|detalhes tecnicos|informacoes tecnicas|informacao adicional|" +
  "caracteristiques|fiche technique|donnees techniques|details techniques|informations? complementaires?|" +
  "caratteristiche|scheda tecnica|specifiche|dati tecnici|dettagli tecnici|informazioni aggiuntive|" +
  "technische (?:daten|details|gegevens|specificaties|merkmale|angaben)|spezifikation(?:en)?|produktdetails|produkteigenschaften|produktmerkmale|eigenschaften|merkmale|datenblatt|masangaben|produktdaten|" +
  "specificaties|kenmerken|productgegevens|productkenmerken|productinformatie|" +
  "fitxa tecnica|dades tecniques|especificacions|" +
  "specyfikacja|dane techniczne|parametry(?: techniczne)?|cechy produktu|szczegoly produktu|" +
  "tekniska (?:data|specifikationer)|tekniske (?:data|specifikationer|spesifikasjoner)|specifikation(?:er)?|spesifikasjoner|tekniset tiedot|ominaisuudet|" +
  "technicke (?:parametry|parametre|udaje)|specifikace|specifikacia|muszaki (?:adatok|jellemzok)|specifikacio|specificatii(?: tehnice)?|caracteristici(?: tehnice)?|date tehnice|" +
  "tehnicke karakteristike|specifikacije|tehnicki podaci|teknik ozellikler|urun ozellikleri|spesifikasi|thong so(?: ky thuat)?|" +
  "характеристики|технические (?:характеристики|данные)|техничні характеристики|спецификации?|параметры|характеристика|" +
  "τεχνικα χαρακτηριστικα|χαρακτηριστικα|προδιαγραφες|仕様|スペック|规格(?:参数)?|規格|参数|제품 사양|사양|제원|المواصفات|مواصفات|מפרט(?: טכני)?";

const measures =
  "medidas|dimensiones|tamano|measurements?|dimensions?|sizes?|dimensoes|misure|dimensioni|mesures|abmessungen|mase|masangaben|grosen?(?:angaben)?|afmetingen|wymiary|mitat|rozmery|meretek|dimensiuni|размеры|габариты|διαστασεις|サイズ|尺寸|크기";

const asWords = (terms: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${fold(terms)})(?![\\p{L}\\p{N}])`, "u");
/** Scripts that put no space between words. */
const unspaced = /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7af]/u;
const withWords = asWords(names);
const withoutSpaces = new RegExp(
  fold(
    names
      .split("|")
      .filter((term) => unspaced.test(term))
      .join("|"),
  ),
  "u",
);
const ofMeasures = asWords(measures);

const plain = (text: string): string => fold(text).replaceAll("ß", "s").replace(/\s+/gu, " ").trim();

/** Whether a text says that what stands under it is what a thing is like, in whatever language: `Ficha técnica`, `Technische Daten`. */
export const namesSpecifications = (text: string): boolean => {
  const said = plain(text);
  return withWords.test(said) || withoutSpaces.test(said);
};

/** Whether a text says that it is of measures: `Medidas`, `Abmessungen`. */
export const namesMeasures = (text: string): boolean => ofMeasures.test(plain(text));
