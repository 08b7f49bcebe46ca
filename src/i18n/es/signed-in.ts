type Allowance = { count: number; left: string; limit: string; end: string };

export const signedIn = {
  openSidebar: "Abrir la barra lateral",
  closeSidebar: "Cerrar la barra lateral",
  sidebar: "Búsquedas guardadas",
  userMenu: (p: { name: string }) => `Menú de ${p.name}`,
  editProfile: "Editar perfil",
  logout: "Cerrar sesión",
  logoutFailed: "No se pudo cerrar la sesión. Inténtalo de nuevo.",
  newSearch: "Nueva búsqueda",
  recent: "Recientes",
  page: (p: { page: number; count: number }) => `Página ${p.page} de ${p.count}`,
  previousPage: "Página anterior",
  nextPage: "Página siguiente",
  faqs: "Preguntas frecuentes",
  kinds: { research: "Investigación", website: "Sitio web" },
  unasked: "Sin pregunta todavía",
  pin: (p: { name: string }) => `Fijar ${p.name}`,
  rename: (p: { name: string }) => `Cambiar el nombre de ${p.name}`,
  renameThis: "Cambiar nombre",
  newName: (p: { name: string }) => `Nombre nuevo de ${p.name}`,
  nameHint: (p: { subject: string }) =>
    `Intro lo guarda y Escape lo deja como estaba. Si lo dejas vacío, vuelve a llamarse «${p.subject}».`,
  renamed: (p: { name: string }) => `Ahora se llama «${p.name}».`,
  remove: (p: { name: string }) => `Eliminar ${p.name}`,
  removed: (p: { name: string }) => `Eliminaste «${p.name}».`,
  undo: "Deshacer",
  pinFailed: "No se pudo fijar.",
  renameFailed: "No se pudo cambiar el nombre.",
  removeFailed: "No se pudo eliminar.",
  restoreFailed: "No se pudo recuperar.",
  searchesFailed: "Error al obtener las búsquedas, inténtalo de nuevo",
  filterSearches: "Buscar entre las guardadas",
  noneHolds: (p: { words: string }) => `Ninguna búsqueda guardada contiene «${p.words}».`,
  noSearches: "Aquí aparecerán tus informes y tablas.",
  trash: {
    title: "Papelera",
    open: "Abrir la papelera",
    hint: "Lo que eliminas se queda aquí 30 días.",
    empty: "La papelera está vacía. Lo que elimines se quedará aquí 30 días.",
    deletedOn: (p: { date: string }) => `Eliminado el ${p.date}`,
    restore: "Recuperar",
    restoreNamed: (p: { name: string }) => `Recuperar ${p.name}`,
    restored: (p: { name: string }) => `Recuperaste «${p.name}».`,
  },
  planNotice: {
    near: "Te acercas al límite de tu plan",
    reached: "Llegaste al límite de tu plan",
    reports: (p: { used: string; limit: string }) => `Llevas ${p.used} de ${p.limit} informes.`,
    scrapes: (p: { used: string; limit: string }) => `Llevas ${p.used} de ${p.limit} extracciones.`,
    prices: "Ver planes",
  },
  allowance: {
    reports: (p: Allowance) =>
      p.count === 1
        ? `Te queda 1 de ${p.limit} informes hasta el ${p.end}`
        : `Te quedan ${p.left} de ${p.limit} informes hasta el ${p.end}`,
    scrapes: (p: Allowance) =>
      p.count === 1
        ? `Te queda 1 de ${p.limit} extracciones hasta el ${p.end}`
        : `Te quedan ${p.left} de ${p.limit} extracciones hasta el ${p.end}`,
    unlimited: { reports: "Informes sin límite en tu plan", scrapes: "Extracciones sin límite en tu plan" },
    trialIsOver: "Tu prueba ha terminado",
    trialIsOverWhy: "Con un plan sigues donde lo dejaste: lo que guardaste está en tu cuenta.",
    usedUp: {
      reports: (p: { limit: string }) => `Ya has usado los ${p.limit} informes de tu plan`,
      scrapes: (p: { limit: string }) => `Ya has usado las ${p.limit} extracciones de tu plan`,
    },
    /** When the count starts anew, by itself. */
    anew: (p: { end: string }) => `El conteo vuelve a cero el ${p.end}. Con un plan mayor sigues ahora.`,
    withTrial: "Es lo que da toda la prueba. Con un plan sigues ahora.",
  },
  dashboard: {
    metaTitle: "Panel · Sondeo",
    greeting: "Hola, ¿Qué vamos a hacer hoy?",
    researchTitle: "Investigar un producto",
    researchText: "Quién lo exporta, a quién, por cuánto y a qué precio. Con la fuente y el año de cada cifra.",
    researchAction: "Empezar un informe",
    reportColumns: ["País exportador", "Valor (USD/año)", "Cuota mundial"],
    lastReport: "Tu último informe:",
    sampleReport: (p: { product: string }) => `Así es un informe: ${p.product.toLowerCase()}`,
    websiteTitle: "Extraer datos de un sitio web",
    websiteText:
      "Pega la dirección de una página, di qué necesitas y llévate la tabla. Cada celda enlaza con su origen.",
    websiteAction: "Analizar una página",
    lastTable: "Tu última tabla:",
    sampleTable: "Así es una tabla: un directorio de proveedores",
    madeUp: "Empresas ficticias.",
    tableSize: (p: { rows: number; rowsText: string; columns: number; columnsText: string }) =>
      `${p.rows === 1 ? "1 fila" : `${p.rowsText} filas`} y ${p.columns === 1 ? "1 columna" : `${p.columnsText} columnas`}`,
    directoriesFailed: "Error al obtener los directorios, inténtalo de nuevo",
  },
};
