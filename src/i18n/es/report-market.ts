/** How much of the whole each country sells and buys. */
export const shares = {
  title: "Cuotas del mercado",
  sellers: "Ventas por país",
  buyers: "Compras por país",
  country: "País",
  share: "Cuota",
  others: (count: number) => (count === 1 ? "Otro país" : `${count} países más`),
  withoutValue: (count: number) =>
    count === 1 ? "Un país sin cifra de valor queda fuera." : `${count} países sin cifra de valor quedan fuera.`,
};

/** What one country sold or bought in a year, and which place that gave it among how many. */
type CountrySide = { usd: string; share: string; year: number | null; rank: number; of: number };

/** The other side of a report: who buys, and one country as seller and buyer. */
export const buyers = {
  title: "Quién compra",
  ranking: (countries: string) => (countries === "1" ? "El país que compra" : `Los ${countries} países que compran`),
  hint: "El valor es de salida (FOB); el precio, el de llegada (CIF) que declara el comprador, o ≈ el del vendedor más un seis por ciento de transporte y seguro.",
  all: (countries: string) => `Ver los ${countries} países`,
  fewer: "Ver solo los mayores",
  closeUp: "Un país de cerca",
  seeCloseUp: "Ver a quién vende y a quién compra",
  asSeller: (country: string) => `${country}: lo que vende`,
  asBuyer: (country: string) => `${country}: lo que compra`,
  sold: (p: CountrySide) =>
    `${p.year === null ? "Vendió" : `En ${p.year} vendió`} ${p.usd} USD (${p.share} del mundo), puesto ${p.rank} de ${p.of}.`,
  soldAt: (price: string) => `Salió a ${price} USD/kg.`,
  bought: (p: CountrySide) =>
    `${p.year === null ? "Compró" : `En ${p.year} compró`} ${p.usd} USD (${p.share} del mundo), puesto ${p.rank} de ${p.of}.`,
  arrivedAt: (price: string) => `Llegó a ${price} USD/kg.`,
  sellsNothing: (country: string) => `No hay ventas declaradas de ${country}, ni por su parte ni por sus compradores.`,
  buysNothing: (country: string) => `No hay compras declaradas de ${country}, ni por su parte ni por sus vendedores.`,
  customersOf: (country: string) => `Principales compradores de ${country}`,
  suppliersOf: (country: string) => `Principales vendedores a ${country}`,
  couldSell: "Dónde podría vender más",
  moreSellers: (sellers: number) => (sellers === 1 ? "Y un vendedor más." : `Y ${sellers} vendedores más.`),
  columns: {
    buyer: "Compra",
    seller: "Vende",
    value: "USD al año",
    share: "Cuota",
    price: "Llegada (USD/kg)",
    suppliers: "Le venden más",
    ratio: "Su media = 100",
  },
};

/** What the figures say of the market beyond the table. */
export const insight = {
  title: "Mercado a fondo",
  missing: "Lo que las fuentes de esta instalación no dicen",
  trendNames: { value: "Valor", volume: "Volumen", price: "Precio", production: "Producción" },
  trendsMissing: {
    value: "Evolución del valor",
    volume: "Evolución del volumen",
    price: "Evolución del precio",
    production: "Evolución de la producción",
  },
  perYear: (growth: string) => `${growth} al año`,
  everyYear: "Ver cada año",
  gaps: "Huecos por mercado",
  gapsHint:
    "Lo que un país podría vender de más según su peso y su comercio con cada comprador. Un indicio, no un pronóstico.",
  margins: "Precio de salida y de llegada por ruta",
  marginsHint:
    "El de salida (FOB) lo declara el vendedor; el de llegada (CIF), con transporte y seguro, el comprador. Si la diferencia es negativa, no casan: otro momento, otro peso u otro origen.",
  specialisation: "Quién está especializado",
  specialisationHint:
    "Lo que pesa el producto en lo que exporta el país, frente a lo que pesa en todo el comercio que tiene la fuente (ventaja comparativa revelada, Balassa 1965). Más de 1: está especializado. FAO solo tiene comercio agrícola.",
  makers: "Quién produce",
  makersHint: (countries: string, last: number) => `Los mayores de los ${countries} países que produjeron en ${last}.`,
  growingImporters: "Compradores que más crecen",
  losingSuppliers: "Vendedores que pierden cuota",
  seasonality: "Estacionalidad",
  seasonalityHint: "Exportaciones de cada mes frente al mes medio del año.",
  season: (peak: string, low: string) => `Más en ${peak}, menos en ${low}.`,
  pricePositions: "Precio frente al del mundo",
  columns: {
    exporter: "Vende",
    importer: "Compra",
    actual: "Ya vende (USD)",
    unrealised: "Hueco (USD)",
    exportPrice: "Salida (USD/kg)",
    importPrice: "Llegada (USD/kg)",
    margin: "Diferencia",
    country: "País",
    growth: "Al año",
    tonnes: (year: number) => `t en ${year}`,
    shareIn: (year: number) => `Cuota en ${year}`,
    share: "Cuota",
    firstShare: "Cuota inicial",
    lastShare: "Cuota final",
    price: "USD/kg",
    ratio: "Mundo = 100",
    ownShare: "De lo que exporta",
    advantage: "Índice",
  },
};
