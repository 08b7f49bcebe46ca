import { paymentGraceDays } from "../../domain/plans.ts";

export const pricing = {
  metaTitle: "Precios · Sondeo",
  metaDescription:
    "Dos planes según el uso y una prueba de 14 días sin tarjeta. Qué incluye cada uno, cuánto cuesta y qué no se descuenta.",
  title: "Precios",
  lead: "Un precio fijo según cuánto investigas. Lo que falla no se descuenta de tu plan.",
  back: "Volver al inicio",
  billing: "Facturación",
  monthly: "Mensual",
  annual: "Anual",
  annualHint: (p: { percent: number }) => `Con pago anual ahorras hasta un ${p.percent} %.`,
  save: (p: { percent: number }) => `Ahorra ${p.percent} %`,
  perMonth: "al mes",
  billedYearly: (p: { amount: string }) => `${p.amount} facturados una vez al año`,
  billedMonthly: "Facturado cada mes",
  getStarted: "Empezar con Pro",
  startTrial: "Iniciar prueba gratis",
  contactSales: "Contactar con ventas",
  contactSalesText: "¿Necesitas más volumen o una instalación propia?",
  standardText: "Para quien investiga algunos productos al mes.",
  proText: "Para equipos que investigan cada día.",
  trialTitle: (p: { days: number }) => `Prueba de ${p.days} días`,
  trialText: (p: { reports: number; scrapes: number }) =>
    `Plan Standard con ${p.reports} informes y ${p.scrapes} extracciones. Sin tarjeta: si no añades un método de pago, termina sola.`,
  compare: "Compara los planes",
  feature: "Función",
  about: (p: { feature: string }) => `Qué es: ${p.feature}`,
  included: "Incluido",
  notIncluded: "No incluido",
  soon: "Próximamente",
  unlimited: "Sin límite",
  rows: {
    reports: "Informes de investigación al mes",
    scrapes: "Extracciones de páginas al mes",
    records: "Registros por extracción",
    csv: "Exportación a CSV",
    emailSupport: "Soporte por correo",
    basicLogin: "Autenticación básica (BETA)",
    advancedLogin: "Autenticación avanzada",
    sheets: "Exportación a Google Sheets",
    rules: "Reglas de extracción propias",
    priority: "Procesamiento prioritario",
    analytics: "Panel de uso",
    prioritySupport: "Soporte prioritario",
    onboarding: "Sesión de bienvenida",
  },
  tooltips: {
    records: "Si una página tiene más, te avisamos y mostramos los primeros.",
    scrapes: "Cada página leída con éxito. Después puedes hacer hasta 10 preguntas sobre ella.",
    csv: "También a Excel y JSON, con sus fuentes.",
    basicLogin: "Páginas con un formulario de usuario y contraseña.",
    advancedLogin: "Accesos en varios pasos.",
    sheets: "Una hoja nueva en tu cuenta de Google, con sus fuentes, en las instalaciones con conexión a Google.",
    rules: "Qué esperar, cargar o quitar en las páginas de cada sitio.",
    priority: "Tus trabajos pasan antes en la cola.",
  },
  questions: [
    {
      question: "¿Qué cuenta como un informe?",
      answer: "Cada informe de producto que termina con cifras. Si no hay datos o algo falla, no se descuenta.",
    },
    {
      question: "¿Qué cuenta como una extracción?",
      answer: "Cada página leída con éxito. Después puedes hacer hasta 10 preguntas sobre ella sin que cuenten.",
    },
    {
      question: "¿Me cobran al terminar la prueba?",
      answer:
        "Solo si has añadido un método de pago y no la cancelas antes. Sin método de pago, la prueba termina y nada más.",
    },
    {
      question: "¿Puedo cambiar de plan?",
      answer:
        "Sí, cuando quieras. Si subes de plan, empieza al momento y pagas la diferencia; si bajas, el cambio se aplica en el siguiente periodo de facturación.",
    },
    {
      question: "¿Y si cancelo, o falla un cobro?",
      answer: `Si cancelas, conservas el plan hasta el final de lo que has pagado. Si falla un cobro, sigue ${paymentGraceDays} días para que puedas arreglarlo.`,
    },
    {
      question: "¿Qué significa «Próximamente»?",
      answer: "Que esa función todavía no existe. No cuentes con ella al elegir plan.",
    },
  ],
  questionsTitle: "Preguntas sobre los planes",
};
