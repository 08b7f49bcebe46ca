export const solutions = {
  metaTitle: "Soluciones · Sondeo",
  metaDescription:
    "Cómo usan Sondeo el comercio electrónico, el marketing, las compras, el emprendimiento, la logística y la investigación.",
  title: "Soluciones",
  lead: "Seis oficios, las mismas dos herramientas. Elige el tuyo y mira cómo se usa.",
  home: "Volver al inicio",
  industriesLabel: "Sectores",
  benefitsTitle: "Qué ganas",
  caseTitle: "Caso de uso",
  illustrative: "Ejemplo ilustrativo",
  illustrativeNote: "Cifras comerciales ilustrativas; no proceden de un cliente real ni están auditadas.",
  workflowTitle: "Cómo se hace, en cuatro pasos",
  signup: "Crear cuenta",
  membership: "Ver la membresía",
  closing: "Elige el plan que encaja con tu uso",
  closingText: "Los límites, los precios y lo que entra en cada plan, en una página.",
  industries: [
    {
      id: "ecommerce",
      title: "Comercio electrónico",
      description:
        "Decide qué vender sabiendo quién lo produce y a qué precio cruza la frontera. Sigue el surtido y los precios de una tienda sin copiar y pegar.",
      benefits: [
        "Precio medio de importación por kilo, por país",
        "Catálogos de proveedores y tiendas, en una tabla",
        "Países con más oferta, ordenados por valor",
      ],
      caseStudy: "Una tienda de menaje compara seis orígenes antes de elegir proveedor.",
      figures: [
        { figure: "18 %", label: "menos en precio de compra" },
        { figure: "40 %", label: "menos tiempo de búsqueda" },
      ],
      workflow: [
        "Escribe el producto que quieres vender",
        "Ordena los exportadores por precio medio",
        "Extrae el catálogo de dos proveedores",
        "Exporta las dos tablas y compara",
      ],
    },
    {
      id: "marketing",
      title: "Marketing",
      description:
        "Convierte directorios públicos en listas ordenadas y mide el tamaño de un mercado con cifras que se pueden citar.",
      benefits: [
        "Directorios a CSV con una frase",
        "Correos, teléfonos y direcciones reconocidos",
        "Cifras con fuente y año para tus informes",
      ],
      caseStudy: "Una agencia prepara la lista de expositores de una feria en una mañana.",
      figures: [
        { figure: "70 %", label: "menos trabajo manual" },
        { figure: "25 %", label: "más contactos válidos" },
      ],
      workflow: [
        "Pega la página de expositores",
        "Pide empresa, correo y sector",
        "Filtra por ciudad o sector",
        "Exporta el CSV a tu herramienta de correo",
      ],
    },
    {
      id: "procurement",
      title: "Compras",
      description: "Compara orígenes antes de pedir ofertas y lee listados de licitaciones sin copiar y pegar.",
      benefits: [
        "Precio medio de exportación por país",
        "Las licitaciones de una página, en tabla",
        "Orígenes alternativos con su cuota",
      ],
      caseStudy: "Un equipo de compras negocia con el precio medio del origen en la mano.",
      figures: [
        { figure: "12 %", label: "de ahorro por pedido" },
        { figure: "3 veces", label: "más ofertas comparadas" },
      ],
      workflow: [
        "Busca el producto o su código",
        "Compara el precio medio por origen",
        "Extrae el listado de licitaciones",
        "Comparte la tabla con tu equipo",
      ],
    },
    {
      id: "entrepreneurship",
      title: "Emprendimiento",
      description: "Mide la demanda de un producto antes de invertir en él, y mira qué no se sabe todavía.",
      benefits: [
        "Tamaño del comercio mundial del producto",
        "Quién compra más y de quién",
        "Lo que falta por saber, también a la vista",
      ],
      caseStudy: "Una emprendedora descarta dos ideas y se queda con la tercera.",
      figures: [
        { figure: "60 %", label: "menos tiempo de validación" },
        { figure: "2 de 3", label: "ideas descartadas a tiempo" },
      ],
      workflow: [
        "Escribe tres productos, uno cada vez",
        "Mira valor, tendencia y compradores",
        "Descarta los que dependen de un solo país",
        "Guarda el informe del que queda",
      ],
    },
    {
      id: "supplychain",
      title: "Cadena de suministro",
      description: "Mira cuánto dependes de un origen y qué otros países exportan lo mismo antes de que falte.",
      benefits: [
        "Concentración del mercado, con su índice",
        "Producción y exportación por país",
        "Una fuente y un año por fila",
      ],
      caseStudy: "Un fabricante reparte un componente entre tres orígenes.",
      figures: [
        { figure: "35 %", label: "menos dependencia de un país" },
        { figure: "20 %", label: "menos días sin existencias" },
      ],
      workflow: [
        "Busca el componente por su código",
        "Mira la concentración por exportador",
        "Elige dos orígenes con precio parecido",
        "Repite el informe cada año y compara",
      ],
    },
    {
      id: "research",
      title: "Investigación",
      description: "Trabaja con cifras que se pueden citar y con tablas que se pueden comprobar.",
      benefits: ["Fuente, versión y año en cada cifra", "El texto original de cada celda", "CSV listo para analizar"],
      caseStudy: "Un grupo universitario documenta un sector con datos verificables.",
      figures: [
        { figure: "50 %", label: "menos horas de recogida" },
        { figure: "100 %", label: "de celdas con su origen" },
      ],
      workflow: [
        "Busca el producto y revisa sus códigos",
        "Comprueba la fuente de cada columna",
        "Extrae las tablas de un informe público",
        "Cita la fuente, la versión y el año",
      ],
    },
  ],
};
