export const terms = {
  metaTitle: "Términos del servicio · Sondeo",
  metaDescription:
    "Las condiciones de uso de Sondeo: cuentas, planes y pagos, uso aceptable, propiedad de los resultados y límites de responsabilidad.",
  title: "Términos del servicio",
  updated: "Última actualización: 15 de marzo de 2025",
  introduction:
    "Estos términos regulan el uso de Sondeo. Léelos antes de crear una cuenta: al usar el servicio los aceptas.",
  contact: "¿Dudas sobre estos términos? Escribe a",
  sections: [
    {
      id: "acceptance",
      title: "Aceptación de los términos",
      paragraphs: [
        "Al acceder al servicio o usarlo aceptas estos términos. Si lo usas en nombre de una organización, declaras que puedes aceptarlos por ella.",
        "Si no estás de acuerdo con alguna parte, no uses el servicio.",
      ],
    },
    {
      id: "accounts",
      title: "Cuentas",
      paragraphs: [
        "El acceso se limita a direcciones de correo autorizadas. Debes dar datos ciertos y mantenerlos al día.",
        "Eres responsable de tu contraseña y de lo que se haga con tu cuenta. Avísanos enseguida si crees que alguien más la usa.",
      ],
    },
    {
      id: "service",
      title: "El servicio",
      paragraphs: [
        "Sondeo ofrece investigación de productos a partir de estadística pública y extracción de datos de páginas web. Hay planes gratuitos y de pago, con límites de uso según el plan.",
        "Podemos mejorar o cambiar funciones. Si un cambio te perjudica de forma importante, intentaremos avisarte con antelación.",
      ],
    },
    {
      id: "intellectual",
      title: "Propiedad intelectual",
      paragraphs: [
        "El servicio y su software pertenecen a sus titulares. Tus búsquedas y los resultados que obtienes son tuyos, respetando las licencias de las fuentes que cada informe cita.",
        "Las páginas que analizas pertenecen a sus titulares; comprueba que puedes usar sus datos como pretendes.",
      ],
    },
    {
      id: "acceptable",
      title: "Uso aceptable",
      paragraphs: [
        "No uses el servicio para infringir la ley, los derechos de otras personas o las condiciones de los sitios que analizas, ni para enviar comunicaciones no solicitadas.",
        "No intentes eludir los límites de tu plan, interferir con el servicio ni acceder a datos de otras cuentas.",
      ],
    },
    {
      id: "payment",
      title: "Pagos",
      paragraphs: [
        "Los planes de pago se facturan por adelantado, cada mes o cada año, según el ciclo que elijas. Los límites de uso dependen del plan.",
        "La prueba gratuita no exige tarjeta. Si has añadido un método de pago, el último día de la prueba se cobra automáticamente el plan elegido, salvo que canceles antes o pidas empezarlo ya; si no lo has añadido, la prueba simplemente termina.",
        "Anunciaremos los cambios de precio con al menos 30 días de antelación. Los importes pagados no se reembolsan, salvo cuando la ley lo exija.",
      ],
    },
    {
      id: "termination",
      title: "Cancelación y cierre",
      paragraphs: [
        "Puedes dejar de usar el servicio y cancelar tu plan cuando quieras. Seguirás teniendo acceso hasta el final del periodo pagado.",
        "Podemos suspender o cerrar una cuenta que incumpla estos términos.",
      ],
    },
    {
      id: "disclaimers",
      title: "Exención y límite de responsabilidad",
      paragraphs: [
        "Las cifras proceden de terceros y pueden contener errores, retrasos o lagunas. El servicio se ofrece tal cual, sin garantía de que sirva para un fin determinado. No es asesoramiento financiero ni legal.",
        "En la medida en que la ley lo permita, nuestra responsabilidad total se limita a lo que hayas pagado en los últimos seis meses o a 100 dólares estadounidenses, lo que sea mayor.",
      ],
    },
    {
      id: "governing",
      title: "Ley aplicable",
      paragraphs: [
        "Estos términos se rigen por las leyes del estado de Delaware, Estados Unidos, sin atender a sus normas de conflicto de leyes.",
      ],
    },
    {
      id: "changes",
      title: "Cambios en estos términos",
      paragraphs: [
        "Podemos modificar estos términos. Si el cambio es sustancial, intentaremos avisarte con al menos 30 días de antelación.",
        "Si sigues usando el servicio después de que los cambios entren en vigor, aceptas los nuevos términos.",
      ],
    },
  ],
};
