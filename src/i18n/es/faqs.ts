export const faqs = {
  metaTitle: "Preguntas frecuentes · Sondeo",
  metaDescription: "Qué hace Sondeo, de dónde salen las cifras, qué cuesta y qué pasa con tus datos.",
  title: "Preguntas frecuentes",
  lead: "Catorce respuestas cortas. Si falta la tuya, escríbenos.",
  support: "Escribir a soporte",
  dashboard: "Ir al panel",
  items: [
    {
      question: "¿Qué es Sondeo?",
      answer:
        "Una herramienta de investigación de mercado. Da informes de comercio por producto y convierte una página web en una tabla. Cada valor dice de dónde viene y cómo se sabe.",
    },
    {
      question: "¿Para quién es?",
      answer:
        "Para quien decide qué comprar, vender o investigar: personas emprendedoras, pequeñas empresas, equipos de marketing y de compras, investigadores, vendedores en línea y profesionales de la cadena de suministro.",
    },
    {
      question: "¿Qué contiene un informe de producto?",
      answer:
        "Una fila por país exportador: valor de exportación, principales compradores, producción, precio medio de exportación y de importación, y noticias si están activadas.",
    },
    {
      question: "¿De dónde salen las cifras?",
      answer:
        "De estadística pública: sobre todo CEPII BACI, FAO y USGS, según el producto. El informe nombra la fuente, su versión y el año de cada cifra.",
    },
    {
      question: "¿De qué año son los datos?",
      answer:
        "Del más reciente que tenga la fuente para ese producto. El comercio se publica con retraso y algunos productos solo tienen años antiguos: el año está siempre a la vista.",
    },
    {
      question: "¿Qué significan los signos ●, ◐, ○ y —?",
      answer:
        "● Lo declara el país o está en la página.\n◐ Sale de conciliar o calcular.\n○ Es una estimación o lo infiere un modelo.\n— No hay dato.",
    },
    {
      question: "¿Por qué faltan cifras en algunas celdas?",
      answer:
        "Porque nadie las publica o porque la fuente cubre solo una parte del producto. No rellenamos huecos: la celda explica el motivo.",
    },
    {
      question: "¿Necesito el código arancelario del producto?",
      answer:
        "No. Escribe el nombre en español o inglés. Si es ambiguo, verás los códigos posibles y podrás elegir. Si ya tienes el código, el informe será más preciso.",
    },
    {
      question: "¿Puedo extraer datos de varias páginas a la vez?",
      answer: "No. Cada extracción lee exactamente la página que indicas, sin seguir enlaces ni recorrer el sitio.",
    },
    {
      question: "¿Funciona con todos los sitios web?",
      answer:
        "No. Algunos bloquean las visitas automáticas o exigen permisos. Cuando falla te decimos la causa y qué puedes probar, y no se descuenta de tu plan.",
    },
    {
      question: "¿Qué pasa con las contraseñas de otros sitios que escribo?",
      answer:
        "Se usan solo para esa extracción y no se guardan. Si el proceso se interrumpe, tendrás que escribirlas otra vez.",
    },
    {
      question: "¿Cómo me llevo los resultados?",
      answer:
        "En CSV, Excel o JSON, que se crean en tu navegador y que las hojas de cálculo abren bien, también en español; el Excel y el JSON llevan las fuentes de los datos. También puedes copiar la tabla o imprimirla. Con el plan Pro, además, en una hoja nueva de Google Sheets, si tu instalación tiene conexión con Google.",
    },
    {
      question: "¿Cuánto tiempo se guardan mis búsquedas?",
      answer:
        "Hasta que las elimines, dentro del plazo de conservación de tu instalación. Si eliminas una, puedes recuperarla durante 30 días.",
    },
    {
      question: "¿Cómo consigo acceso?",
      answer:
        "Crea tu cuenta desde la página de registro. Si tu correo no está autorizado, pide acceso ahí mismo o escribe a soporte.",
    },
  ],
};
