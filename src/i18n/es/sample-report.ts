export const sampleReport = {
  label: "Datos reales",
  product: "Convertidores estáticos",
  code: "HS 8504.40",
  caption: "Los seis mayores exportadores de convertidores estáticos en 2023",
  country: "País exportador",
  value: "Valor (M USD)",
  share: "Cuota mundial",
  importers: "Compradores",
  sortBy: (p: { column: string }) => `Ordenar por ${p.column}`,
  hint: "Toca una cifra para ver de dónde viene.",
  valueEvidence: (p: { country: string; value: string }) =>
    `${p.country} exportó por ${p.value} USD en 2023. Valor conciliado entre lo que declaran exportador e importadores.`,
  shareEvidence: (p: { country: string; share: string; world: string }) =>
    `${p.country} tuvo el ${p.share} de un total mundial de ${p.world} USD en 2023. Cuota calculada a partir de los valores conciliados.`,
  source: "Fuente: CEPII, BACI, V202501",
  licence: "Licencia Etalab 2.0",
  countries: {
    CHN: "China",
    DEU: "Alemania",
    USA: "EE. UU.",
    THA: "Tailandia",
    JPN: "Japón",
    MEX: "México",
    ITA: "Italia",
    NLD: "Países Bajos",
    CAN: "Canadá",
  },
};
