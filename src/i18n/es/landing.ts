export const landing = {
  metaTitle: "Sondeo: investigación de mercado con fuente en cada cifra",
  metaDescription:
    "Escribe un producto y obtén quién lo exporta, a quién y a qué precio. Pega una página y llévate su tabla. Cada valor con su fuente, su año y una señal de cómo se sabe.",
  title: "Mide el mercado antes de invertir",
  lead: "Escribe un producto y verás quién lo exporta, a quién y por cuánto. Pega una página y saldrá su tabla. Cada valor dice de dónde viene.",
  start: "Crear cuenta",
  how: "Cómo se sabe cada cifra",
  invitation: "El acceso es por invitación.",
  sample: {
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
  },
  toolsTitle: "Dos herramientas, la misma regla: nada sin su origen",
  tools: [
    {
      title: "Investigación de productos",
      text: "Un nombre en español o inglés, o un código arancelario. Devuelve una fila por país exportador: valor, compradores, producción y precios medios de exportación e importación.",
      points: [
        "Una sola fuente y un solo año por fila",
        "Lo que falta se muestra como falta, con su motivo",
        "Exportable a CSV desde el navegador",
      ],
    },
    {
      title: "Datos de una página web",
      text: "Pega la dirección de una página. Sondeo encuentra sus listas y tablas antes de que preguntes; tú dices en una frase qué columnas quieres.",
      points: [
        "Cada celda enlaza con el texto del que salió",
        "Lee solo la página que indicas, sin recorrer el sitio",
        "Puede no funcionar en todos los sitios, y te dice por qué",
      ],
    },
  ],
  trustTitle: "La señal que acompaña a cada valor",
  trustLead: "Siempre la misma, en la tabla, en el detalle y en lo que exportas.",
  trust: [
    { label: "Declarado", text: "Lo publica el país o está escrito en la página." },
    {
      label: "Conciliado",
      text: "Sale de comparar lo que declaran exportador e importador, o de un cálculo sobre ello.",
    },
    { label: "Estimado", text: "Lo aproxima una fórmula o lo infiere un modelo. Se ve a simple vista." },
    { label: "Sin dato", text: "Nadie lo publica. No lo rellenamos." },
  ],
  closingTitle: "Empieza por un producto que conozcas",
  closingText: "Es la mejor forma de comprobar si las cifras cuadran con lo que sabes.",
  pricingLink: "Ver precios",
};
