import type { FigureSource } from "../../contract/figures.ts";

/** The owner's screen of installed figures and their imports. */
export const figures = {
  metaTitle: "Cifras · Sondeo",
  menu: "Cifras",
  title: "Cifras de esta instalación",
  lead: "De aquí salen los informes de todos. Puedes traer cifras más nuevas o de más productos: son gratis y no se descuenta nada.",
  failed: "No se pudo leer qué cifras hay. Inténtalo de nuevo.",
  offersTitle: "Qué puedes importar",
  has: (p: { years: string; version: string }) => `Tienes ${p.years}, versión ${p.version}.`,
  hasExtract: (p: { years: string; version: string }) => `Tienes solo una muestra de ${p.years}, versión ${p.version}.`,
  hasNothing: "Todavía no tienes cifras de esta fuente.",
  expected: (p: { year: number }) => `La fuente suele publicar ya hasta ${p.year}.`,
  upToDate: "Está al día.",
  download: (p: { megabytes: string }) => `Descarga unos ${p.megabytes} MB.`,
  gives: {
    baci: "Comercio entre países de todos los productos. Si solo importas una, que sea esta.",
    "faostat-trade": "Comercio agrícola como lo declara cada parte, con precios de salida y de llegada.",
    "faostat-production": "Producción de cultivos y ganadería, en toneladas.",
    "faostat-forestry": "Madera: producción y comercio de cada país, en metros cúbicos.",
    usgs: "Metales que salen de las minas de cada país.",
    bgs: "Producción de más de setenta minerales.",
  } satisfies Record<FigureSource, string>,
  import: "Importar",
  importAgain: "Volver a importar",
  importingNote:
    "Puedes salir de esta página: la importación sigue. Hasta que termine, los informes usan las cifras de antes.",
  importingElsewhere: (p: { source: string }) => `Ya se está importando ${p.source}. Espera a que termine.`,
  done: (p: { what: string }) => `Importado: ${p.what}. Los próximos informes ya usan estas cifras.`,
  cancelled: "Importación cancelada: las cifras son las de antes. Lo descargado se conserva para la próxima vez.",
  places: {
    folder: "Las cifras quedan en esta máquina.",
    bucket: "Las cifras se copian al almacén común y las demás máquinas las usan en un minuto.",
    "not-shared":
      "Esta instalación está repartida y cada máquina tiene su propia carpeta, así que desde aquí no se puede importar. Quien la puso en marcha debe indicar un lugar común en TRADE_DATA_URL.",
  },
  free: (p: { gigabytes: string }) => `Espacio libre en el disco: ${p.gigabytes} GB.`,
  installedTitle: "Cifras instaladas",
  rows: (p: { rows: string }) => `${p.rows} filas`,
  newer: "Traer cifras más nuevas",
  noticeTitle: (p: { year: number }) => `Puedes tener cifras de todos los productos, hasta ${p.year}`,
  noticeText:
    "Las que vienen de serie cubren sobre todo alimentos, y muchas son de 2011. CEPII BACI es gratis y se importa con un botón.",
  noticeOpen: "Ver las cifras",
  noticeLater: "Ahora no",
  openScreen: "Importarlas desde «Cifras»",
};
