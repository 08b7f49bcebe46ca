import type { FillingWay } from "../../domain/report.ts";
import type { Metal } from "../../domain/research.ts";

/** What is said where no source has figures of a product. */
export const noFigures = {
  onlyAPart: (source: string) =>
    `${source} tiene este producto solo en parte o mezclado con otros: no mostramos esa cifra como si fuera suya.`,
  wholeCode: (code: string, typed: string) =>
    `El código ${code} puede reunir más que «${typed}»: lo que se sabe de él, y las cifras cuando las haya, es de todo el código.`,
  produced: "Lo que sí sabemos: quién lo produce",
  mined: (metal: string) => `Lo que sí sabemos: quién extrae ${metal}`,
  producedIn: (tonnes: string, countries: number, year: number) =>
    `${tonnes} toneladas en ${countries} ${countries === 1 ? "país" : "países"} en ${year}.`,
  minedHint: "Son toneladas del metal contenido en lo que sale de las minas, no de este producto.",
  metals: {
    cobalt: "cobalto",
    copper: "cobre",
    gold: "oro",
    lead: "plomo",
    lithium: "litio",
    manganese: "manganeso",
    nickel: "níquel",
    silver: "plata",
    tin: "estaño",
    zinc: "zinc",
  } satisfies Record<Metal, string>,
  volumeTitle: (name: string) => `Quién produce, exporta e importa, en metros cúbicos: ${name}`,
  madeIn: (cubicMetres: string, countries: number, year: number) =>
    `${countries === 1 ? "1 país produjo" : `${countries} países produjeron`} ${cubicMetres} m³ en ${year}. No se pueden sumar a toneladas.`,
  exportedIn: (cubicMetres: string, year: number) => `Las exportaciones de ${year} sumaron ${cubicMetres} m³.`,
  importedIn: (cubicMetres: string, year: number) => `Las importaciones de ${year} sumaron ${cubicMetres} m³.`,
  volumeImporters: "Mayores importadores en metros cúbicos",
  volumeMakers: "Mayores productores en metros cúbicos",
  volumeExporters: "Mayores exportadores en metros cúbicos",
  volumeColumns: { country: "País", cubicMetres: "m³", share: "Cuota" },
  productionColumns: { country: "País", tonnes: "Toneladas", share: "Cuota" },
  namedBy: "Países que lo tienen entre sus principales exportaciones",
  namedByHint: (year: number | null) =>
    `Según The World Factbook de la CIA${year === null ? "" : ` (${year})`}, que no dice cuánto: un país pequeño puede exportar muy poco (confianza D).`,
  untraded: (places: string) =>
    `De ${places} ninguna fuente de esta instalación tiene comercio alguno: o exporta muy poco, o se cuenta con otro país.`,
  fillTitle: "Cómo conseguir sus cifras",
  ways: {
    "import-baci": {
      source: "CEPII BACI",
      gives: "comercio entre países de todos los códigos, gratis",
      what: "Importar CEPII BACI, que tiene todos los códigos",
      how: "sondeo data import baci",
    },
    "import-faostat-trade": {
      source: "Comercio de FAOSTAT",
      gives: "productos agrícolas y ganaderos, con países de destino, gratis",
      what: "Importar el comercio de FAOSTAT",
      how: "sondeo data import faostat-trade",
    },
    "connect-comtrade": {
      source: "UN Comtrade",
      gives: "lo último que declara cada país; pide una clave y una licencia que permita usarlo",
      what: "Conectar UN Comtrade, si la licencia de esta instalación lo permite",
      how: "COMTRADE_LICENSED",
    },
  } satisfies Record<FillingWay, { source: string; gives: string; what: string; how: string }>,
  askOperator: "Lo tienen estas fuentes. Pide a quien administra esta instalación que añada una:",
};

/** A report of a product that few countries reported by itself. */
export const apart = {
  title: (countries: string, count: number, year: number) =>
    `Solo ${countries} ${count === 1 ? "declaraba" : "declaraban"} este producto por separado en ${year}`,
  someCountries: (count: number) => `${count} países`,
  body: (count: number) =>
    `Aún no tenía código propio en el Sistema Armonizado, y los demás países lo sumaban a otros productos. Las cifras de comercio son de ${count === 1 ? "ese país" : "esos países"} y no del mundo; la producción es la de todos.`,
  toldByBuyers: (sellers: string, reporters: string, count: number) =>
    `De ${sellers} solo se sabe lo que ${reporters} ${count === 1 ? "declaró" : "declararon"} comprarle.`,
  theseCountries: "esos países",
  reporters: "Países que lo declaran",
  exporter: "Mayor exportador declarado",
  importer: "Su mayor comprador",
  production: "Producción mundial",
  price: "Precio de salida",
  fillTitle: "Cómo conseguir las cifras de todos",
};
