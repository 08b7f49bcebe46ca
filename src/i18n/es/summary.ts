import type { InsightGap } from "../../domain/insight.ts";
import type { SourceFailure } from "../../domain/report.ts";
import type { SummaryKey, SummaryTopic } from "../../domain/summary.ts";
import { apart, noFigures } from "./no-figures.ts";
import { buyers, insight, shares } from "./report-market.ts";

/** The summary of a report and the figures behind it; `{name}` is a blank that a value of the report fills. */
export const summary = {
  title: "Resumen",
  intro: "Calculado con las cifras de este informe. Pulsa un número para ver de dónde sale.",
  copying: {
    copy: "Copiar el resumen",
    copied: "Copiado con sus fuentes: pégalo en un mensaje o un documento.",
    failed: "El navegador no dejó copiarlo. Selecciona el texto y cópialo.",
  },
  topics: {
    market: "Quién vende y quién compra",
    prices: "Precios",
    trends: "Tendencias",
    gaps: "Huecos",
    uncertainty: "Qué es incierto",
  } satisfies Record<SummaryTopic, string>,
  sentences: {
    leader:
      "{leader} encabezó las exportaciones con {value}, el {share} de los {world} que exportó el mundo en {year}.",
    "top-three": "Junto con {second} y {third} sumó el {share}; en total exportaron {countries} países.",
    "apart-leader": "{exporter} declaró exportaciones por {value} en {year}.",
    "apart-buyer": "Su mayor comprador fue {importer}, con el {share}.",
    buyers: "Los mayores compradores fueron {first} ({firstShare}), {second} ({secondShare}) y {third} ({thirdShare}).",
    "spread-out": "La oferta estuvo repartida entre muchos (HHI {hhi}).",
    "moderately-concentrated": "La oferta estuvo moderadamente concentrada (HHI {hhi}).",
    concentrated: "La oferta estuvo concentrada en pocos (HHI {hhi}).",
    "price-spread":
      "El precio medio de exportación fue de {world}. Entre quienes vendieron al menos el uno por ciento, fue de {low} ({lowCountry}) a {high} ({highCountry}).",
    "margin-up": "En la ruta típica, el comprador declaró un precio un {margin} mayor que el vendedor ({pairs} rutas).",
    "margin-even": "En la ruta típica, comprador y vendedor declararon el mismo precio ({pairs} rutas).",
    "margin-down":
      "En la ruta típica, el comprador declaró un precio un {margin} menor que el vendedor ({pairs} rutas).",
    "value-up": "Entre {first} y {last}, el valor exportado en el mundo creció un {growth} al año.",
    "value-down": "Entre {first} y {last}, el valor exportado en el mundo cayó un {growth} al año.",
    "value-even": "Entre {first} y {last}, el valor exportado en el mundo apenas cambió.",
    "volume-up": "El volumen exportado creció un {growth} al año entre {first} y {last}.",
    "volume-down": "El volumen exportado cayó un {growth} al año entre {first} y {last}.",
    "volume-even": "El volumen exportado apenas cambió entre {first} y {last}.",
    "price-up": "El precio medio subió un {growth} al año entre {first} y {last}.",
    "price-down": "El precio medio bajó un {growth} al año entre {first} y {last}.",
    "price-even": "El precio medio apenas cambió entre {first} y {last}.",
    "production-up": "La producción mundial creció un {growth} al año entre {first} y {last}.",
    "production-down": "La producción mundial cayó un {growth} al año entre {first} y {last}.",
    "production-even": "La producción mundial apenas cambió entre {first} y {last}.",
    "production-level": "El mundo produjo {tonnes} en {year}.",
    "whole-harvest": "Esa producción es de toda la cosecha, también la que {use}: eso se exporta con otros códigos.",
    makers:
      "Quienes más produjeron en {year} fueron {first} ({firstShare}), {second} ({secondShare}) y {third} ({thirdShare}).",
    "rising-maker":
      "Quien más ganó fue {country}: pasó del {firstShare} de la producción mundial en {first} al {lastShare} en {last}.",
    "growing-importer-years":
      "El comprador que más creció entre {first} y {last} fue {country}: un {growth} al año, hasta el {share} de las compras de {last}.",
    "losing-supplier-years":
      "{country} pasó del {firstShare} de las exportaciones mundiales en {first} al {lastShare} en {last}: deja sitio a otros.",
    "growing-importer":
      "El comprador que más crece es {country}: un {growth} al año, con el {share} de las compras del último año.",
    "losing-supplier": "{country} pasó del {first} al {last} de las exportaciones mundiales: deja sitio a otros.",
    "gap-of-year":
      "El mayor hueco de {year}: a juzgar por lo que exportaba y por cuánto comercian ambos países, {exporter} habría podido vender a {importer} {unrealised} más ese año. Es un indicio, no un pronóstico.",
    "next-gap-of-year": "El siguiente hueco fue el de {exporter} en {importer}: {unrealised} más.",
    gap: "El mayor hueco: a juzgar por lo que ya exporta y por cuánto comercian ambos países, {exporter} podría vender a {importer} {unrealised} más al año. Es un indicio, no un pronóstico.",
    "next-gap": "El siguiente hueco es el de {exporter} en {importer}: {unrealised} más al año.",
    "whole-code": "El código {code} puede reunir más que «{typed}»: las cifras son de todo el código.",
    "asked-otherwise":
      "El código de lo que buscas es el {code}, que ninguna fuente de esta instalación da por separado: las cifras son de los códigos que nombra el informe.",
    "quality-untold": "Las estadísticas no distinguen «{qualities}»: las cifras son de todo el producto.",
    "old-figures": "Las cifras con detalle de países son de {year}: el mercado de hoy puede ser muy distinto.",
    "newer-figures":
      "CEPII BACI y FAOSTAT publican, gratis, años más recientes: quien administra esta instalación puede importarlos.",
    mirrored:
      "Exportadores que no declararon sus ventas: {mirrored} de {exporters}. Las suyas ({share} del valor) salen de lo que declararon sus compradores.",
    contradicted:
      "En {contradicted} de {exporters} exportadores ({share} del valor), lo que declara el país y lo que declaran sus compradores no cuadra: una cifra es al menos el doble de la otra. El origen de cada valor da las dos.",
    "leader-contradicted":
      "{country} y sus compradores se contradicen: declaró haber vendido {exported} en {year} a los países que también declaran este producto, y ellos, haberle comprado {imported} con flete y seguro. Mostramos {value}: en cada destino, la media de ambas cifras sin flete, o la única que haya.",
    "few-weights": "Solo el {share} del valor tiene peso declarado; los precios salen de esa parte.",
    "no-weights": "Nadie declaró pesos de este producto, así que no hay precios por kilo.",
    balanced:
      "La fuente ya concilió lo que declaran ambas partes, así que no se puede comparar un precio con otro por ruta.",
    hub: "{country} reexportó: produjo menos de la mitad de lo que exportó y compró fuera la mayor parte del resto.",
    "no-trend":
      "Ninguna fuente de esta instalación da varios años de exactamente este producto: no calculamos tendencias de su comercio.",
    "few-years": "Solo hay datos de {first} a {last}: la tendencia compara el último año con el primero.",
    "apart-one":
      "En {year} solo {reporter} lo declaraba por separado. Aún no tenía código propio y los demás lo sumaban a otros productos, así que no hay total mundial ni cuotas.",
    apart:
      "Países que lo declaraban por separado en {year}: {reporters}. Aún no tenía código propio y los demás lo sumaban a otros productos, así que no hay total mundial ni cuotas.",
  } satisfies Record<SummaryKey, string>,
  lessThan: (share: string) => `menos del ${share}`,
  millions: (amount: string, isOne: boolean) => (isOne ? `${amount} millón de USD` : `${amount} millones de USD`),
  tonnes: (amount: string) => `${amount} toneladas`,
  millionTonnes: (amount: string, isOne: boolean) =>
    isOne ? `${amount} millón de toneladas` : `${amount} millones de toneladas`,
  evidence: {
    open: (value: string) => `De dónde sale ${value}`,
    exact: "Valor",
    period: "Años",
    place: "Lugar en los datos",
    how: "Cómo se calcula",
  },
  /** By the first words of the place in the evidence, the longest that fits. */
  formulas: {
    "/insight/exporters": "Cuota = valor del país / total del mundo.",
    "/insight/importers": "Cuota = lo que compra el país / lo que compra el mundo, en valor de salida (FOB).",
    "/insight/prices":
      "Valor con peso / peso, sin los pesos que se apartan más de 3 desviaciones. Extremos entre quienes venden al menos el uno por ciento y cuyos compradores no declaran el triple ni un tercio.",
    "/insight/margins":
      "Precio que declara el comprador (CIF) / precio que declara el vendedor (FOB) − 1; la mediana de las rutas.",
    "/insight/trends": "Pendiente de Theil–Sen del logaritmo desde cuatro años; con menos, último / primero.",
    "/insight/makers": "Lo que produce el país / lo que produce el mundo ese año.",
    "/insight/growingImporters":
      "Pendiente de Theil–Sen del logaritmo de sus compras, entre quienes compran al menos el uno por ciento.",
    "/insight/losingSuppliers": "Cuota de cada año y su pendiente de Theil–Sen.",
    "/insight/gaps":
      "Cuota del vendedor × compras del comprador × facilidad de comercio entre ambos (2 como máximo), sin pasar de lo que compra en total, − lo que ya vende.",
    "/insight/certainty": "Recuento sobre las filas y los pares de países del informe.",
    "/worldValueUsd": "Suma de las filas del informe.",
    "/worldProduction":
      "Suma de los países en el año más reciente en que declararon al menos la mitad de los que lo hicieron en el mejor año.",
    "/rows": "La fila del país en la tabla.",
    "/year": "El año más reciente de la fuente con países de destino.",
  },
  gaps: {
    "one-year": "Ninguna fuente a mano da varios años de exactamente este producto.",
    "few-years": "Hacen falta cuatro años para no tomar un año raro por una tendencia; hay menos.",
    "no-weights": "No hay pesos declarados.",
    "balanced-by-source": "La fuente ya concilió ambas partes en un solo valor.",
    "one-side-reports": "Solo declara una de las partes.",
    "few-reporters": "Muy pocos países declaraban este producto por separado: sus cifras no dicen nada del mundo.",
    "no-pair-totals": "Falta el comercio total entre países de esta fuente.",
    "no-months": "Ninguna fuente activa da meses.",
    "no-production-figures": "No hay producción de exactamente este producto.",
    "nothing-found": "Nada que destacar en las cifras.",
  } satisfies Record<InsightGap, string>,
  failures: {
    unauthorised: "rechazó la clave",
    forbidden: "no permite la consulta",
    "rate-limited": "pidió esperar más de lo que espera un informe",
    "source-error": "respondió con un error",
    unreachable: "no se pudo conectar",
    silent: "no respondió a tiempo",
    "unexpected-answer": "respondió algo que no son datos",
    "cut-short": "cortó la respuesta",
    "out-of-time": "se acabó el tiempo del informe",
    resting: "falló hace un momento; la dejamos descansar",
  } satisfies Record<SourceFailure, string>,
  news: {
    title: "Noticias del producto",
    tone: "Tono de la cobertura",
    toneHint: "Media diaria según GDELT: bajo cero, malas noticias; sobre cero, buenas.",
  },
  noFigures,
  apart,
  shares,
  buyers,
  insight,
};
