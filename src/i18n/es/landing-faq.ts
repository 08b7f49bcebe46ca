import { planLimits, prices, trialDays } from "../../domain/plans.ts";

const { standard, pro } = prices;

export const landingFaq = {
  title: "Preguntas habituales",
  all: "Ver todas las preguntas",
  categories: [
    {
      id: "general",
      title: "General",
      items: [
        {
          question: "¿Qué hace Sondeo?",
          answer:
            "Dos cosas: informes de comercio de un producto, con una fila por país exportador, y tablas a partir de una página web. Cada valor dice de dónde viene.",
        },
        {
          question: "¿Para quién es?",
          answer:
            "Para personas emprendedoras, pequeñas empresas, equipos de marketing y de compras, investigadores, vendedores en línea y profesionales de la cadena de suministro.",
        },
        {
          question: "¿En qué idiomas está?",
          answer: "Está completo en español y en inglés. También entiende los nombres de producto en los dos idiomas.",
        },
      ],
    },
    {
      id: "research",
      title: "Investigación de productos",
      items: [
        {
          question: "¿Qué columnas trae un informe?",
          answer:
            "Siete: país exportador, valor de exportación, principales compradores, producción, precio medio de exportación, precio medio de importación y noticias relevantes.",
        },
        {
          question: "¿Sirve para medir demanda y competencia?",
          answer:
            "Da lo que la estadística publica: quién compra y quién vende, precios medios, concentración y tendencias por año. No mide opiniones de consumidores; las noticias solo orientan.",
        },
        {
          question: "¿Y si mi producto no aparece?",
          answer:
            "Verás los códigos más cercanos para elegir. Si no hay cifras, lo decimos y no se descuenta de tu plan.",
        },
      ],
    },
    {
      id: "scraping",
      title: "Extracción de URL",
      items: [
        {
          question: "¿Recorre todo el sitio?",
          answer: "No. Lee exactamente la página cuya dirección pegas, sin seguir enlaces ni páginas siguientes.",
        },
        {
          question: "¿Puedo unir varias páginas?",
          answer:
            "De una en una. Exporta cada tabla a CSV y júntalas en tu hoja de cálculo; unirlas dentro de Sondeo llegará próximamente.",
        },
        {
          question: "¿Funciona en todos los sitios?",
          answer:
            "No siempre: algunos piden iniciar sesión, bloquean visitas automáticas o lo prohíben. Te decimos la causa.",
        },
      ],
    },
    {
      id: "pricing",
      title: "Precios",
      items: [
        {
          question: "¿Cuánto cuesta?",
          answer:
            `Standard, ${standard.monthlyUsd} USD al mes o ${standard.annualPerMonthUsd} USD al mes con pago anual. ` +
            `Pro, ${pro.monthlyUsd} USD al mes o ${pro.annualPerMonthUsd} USD al mes con pago anual.`,
        },
        {
          question: "¿Hay prueba gratuita?",
          answer: `Sí: ${trialDays} días del plan Standard con ${planLimits.trial.reports} informes y ${planLimits.trial.scrapes} extracciones, sin tarjeta.`,
        },
        {
          question: "¿Se descuenta lo que falla?",
          answer: "No. Solo cuentan los informes con cifras y las páginas leídas con éxito.",
        },
      ],
    },
    {
      id: "security",
      title: "Seguridad",
      items: [
        {
          question: "¿Se guardan las contraseñas de otros sitios?",
          answer: "No. Se usan en memoria para esa extracción y se olvidan al terminar.",
        },
        {
          question: "¿Cómo se guarda mi contraseña de Sondeo?",
          answer: "Como un resumen Argon2id con sal: nadie puede leerla, tampoco nosotros.",
        },
        {
          question: "¿Quién ve mis búsquedas?",
          answer: "Tú, y quien administra la instalación y su base de datos. Ninguna otra cuenta puede abrirlas.",
        },
      ],
    },
    {
      id: "miscellaneous",
      title: "Varios",
      items: [
        {
          question: "¿Qué formatos puedo descargar?",
          answer:
            "CSV con el separador y los decimales que usa tu hoja de cálculo, Excel y JSON con sus fuentes. Los tres se hacen en tu navegador.",
        },
        {
          question: "¿Se puede usar en el teléfono?",
          answer: "Sí. Las tablas se convierten en fichas y no falta nada de lo que ves en una pantalla grande.",
        },
        {
          question: "¿Cómo consigo acceso?",
          answer:
            "Crea tu cuenta en la página de registro. Si tu correo no está autorizado, pide acceso ahí mismo y quien administra la instalación verá tu solicitud.",
        },
      ],
    },
  ],
};
