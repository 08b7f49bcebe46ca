export const solutions = {
  metaTitle: "Soluciones · Sondeo",
  metaDescription:
    "Cómo usan Sondeo el comercio electrónico, el marketing, las compras, el emprendimiento, la logística y la investigación.",
  title: "Soluciones",
  lead: "Seis oficios, las mismas dos herramientas.",
  home: "Volver al inicio",
  signup: "Crear cuenta",
  membership: "Ver la membresía",
  closing: "Elige el plan que encaja con tu uso",
  industries: [
    {
      id: "ecommerce",
      title: "Comercio electrónico",
      description: "Decide qué vender sabiendo quién lo produce y a qué precio cruza la frontera.",
      benefits: [
        "Precio medio de importación por kilo",
        "Países con más oferta",
        "Catálogos de proveedores en una tabla",
      ],
    },
    {
      id: "marketing",
      title: "Marketing",
      description:
        "Convierte directorios públicos en listas ordenadas y mide el tamaño de un mercado con cifras citables.",
      benefits: [
        "Directorios a CSV en una frase",
        "Correos y teléfonos reconocidos",
        "Cifras con fuente para tus informes",
      ],
    },
    {
      id: "procurement",
      title: "Compras",
      description: "Compara orígenes antes de pedir ofertas y lee listados de licitaciones sin copiar y pegar.",
      benefits: [
        "Precio medio de exportación por país",
        "Licitaciones de una página en tabla",
        "Alternativas por origen",
      ],
    },
    {
      id: "entrepreneurship",
      title: "Emprendimiento",
      description: "Mide la demanda de un producto antes de invertir en él.",
      benefits: [
        "Tamaño del comercio mundial del producto",
        "Principales compradores",
        "Qué no se sabe todavía, también a la vista",
      ],
    },
    {
      id: "supplychain",
      title: "Cadena de suministro",
      description: "Mira cuánto dependes de un origen y qué otros países exportan lo mismo.",
      benefits: ["Valor por país exportador", "Producción por país", "Un año y una fuente por fila"],
    },
    {
      id: "research",
      title: "Investigación",
      description: "Trabaja con cifras que se pueden citar y con tablas que se pueden comprobar.",
      benefits: ["Fuente, versión y año en cada cifra", "El texto original de cada celda", "CSV listo para analizar"],
    },
  ],
};
