export const features = {
  metaTitle: "Características · Sondeo",
  metaDescription: "Qué hace cada herramienta, qué entrega y qué no hace.",
  title: "Características",
  back: "Volver a la página principal",
  hero: "Herramientas AI para decisiones de negocios más inteligentes",
  heroText: "Informes de comercio y tablas a partir de páginas web. Con el origen de cada valor a un clic.",
  how: "Cómo funciona",
  tabs: { research: "Investigación de productos y servicios", scraping: "Análisis de Sitios Web" },
  research: {
    title: "Toma decisiones de productos basadas en datos",
    steps: [
      { title: "Escribe el producto", text: "En español o inglés, con o sin código arancelario." },
      { title: "Reunimos las cifras", text: "De fuentes públicas, y solo las que cubren exactamente tu producto." },
      { title: "Lee la tabla", text: "Una fila por país exportador, con fuente y año en cada celda." },
    ],
    benefits: [
      "Valor de exportación anual y principales compradores",
      "Producción, cuando el producto la tiene",
      "Precio medio de exportación y de importación por kilo",
      "Los códigos posibles cuando el nombre es ambiguo",
      "El motivo de cada cifra que falta",
    ],
  },
  scraping: {
    title: "Extraiga datos valiosos de cualquier sitio web",
    tip: "Puede no funcionar en todos los sitios: algunos bloquean las visitas automáticas o piden iniciar sesión.",
    steps: [
      { title: "Pega la dirección", text: "Leemos exactamente esa página." },
      { title: "Di qué necesitas", text: "«Empresa, correo y teléfono de las de Guadalajara»." },
      { title: "Comprueba y exporta", text: "Cada celda enseña el texto del que salió." },
    ],
    benefits: [
      "Tablas, listas y fichas encontradas antes de preguntar",
      "Correos, teléfonos y direcciones reconocidos como tales",
      "Filtros por empresa, correo, teléfono o ubicación en la misma frase",
      "Acceso a páginas con inicio de sesión (BETA, próximamente)",
      "Las contraseñas no se guardan",
    ],
  },
  signup: "Iniciar prueba gratis",
  pricing: "Ver precios",
};
