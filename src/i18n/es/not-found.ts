export const notFound = {
  metaTitle: "Página no encontrada · Sondeo",
  title: "Página no encontrada",
  text: "La dirección no existe o ha cambiado.",
  brokenTitle: "Algo se rompió en esta página",
  brokenText: "No es culpa tuya. Recarga la página; si sigue igual, cuéntanoslo.",
  back: "Volver atrás",
  home: "Ir al inicio",
  reload: "Recargar la página",
  support: "Contactar con soporte",
};
