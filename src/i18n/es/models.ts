import type { ModelFailure } from "../../domain/model-use.ts";

const soon = "Repite la petición en unos minutos.";
const operator = "Avisa a quien administra esta instalación: «sondeo ai check» dice qué falla.";
const reword = "Prueba a pedirlo con otras palabras.";

/** What a language model did with a result, and why it did not. */
export const models = {
  planned: (model: string) => `Interpretado por ${model}; los valores salen de la página.`,
  quoted: (title: string) => `«${title}»`,
  plannedAndJudged: (model: string, columns: string) =>
    `Interpretado por ${model}. Los valores salen de la página; los de ${columns} los infirió el modelo.`,
  read: (model: string) => `La página no tiene listas: ${model} señaló dónde está cada valor y lo copiamos de ahí.`,
  readPart: "El texto es largo: solo se leyó el comienzo.",
  byRules: (reason: string) => `Respondido con reglas, sin modelo de lenguaje: ${reason}.`,
  noSet: "el modelo no encontró nada que responda a lo que pides",
  unfilled: (count: number, text: string) =>
    count === 1 ? "1 celda quedó sin inferir" : `${text} celdas quedaron sin inferir`,
  decides: "Por eso pueden faltar filas o no cuadrar un recuento.",
  again: "Repite la petición y seguirá donde se quedó.",
  inferredBy: "Inferido por",
  narrative: "En pocas palabras",
  narrativeBy: (model: string) =>
    `Redactado por ${model} a partir de las cifras de este informe, y comprobado con ellas.`,
  dropped: (count: number) =>
    count === 1
      ? "Quitamos 1 frase que las cifras no respaldan."
      : `Quitamos ${count} frases que las cifras no respaldan.`,
  noNarrative: (reason: string) => `Sin redacción de un modelo de lenguaje: ${reason}.`,
  reasons: {
    unauthorised: "el proveedor no acepta la clave",
    "unknown-model": "el proveedor no conoce el modelo",
    rejected: "el proveedor rechazó la petición",
    "rate-limited": "el proveedor no admite más peticiones por ahora",
    "provider-error": "el proveedor tiene un fallo",
    unreachable: "no pudimos conectar con el proveedor",
    timeout: "el modelo tardó demasiado",
    "cut-short": "la respuesta del modelo se cortó",
    "too-long": "la respuesta del modelo era demasiado larga",
    refused: "el modelo se negó a responder",
    "empty-answer": "el modelo no respondió nada",
    "invalid-answer": "la respuesta del modelo no encaja con la página",
    "over-budget": "el presupuesto de este mes se ha agotado",
    resting: "el proveedor ha fallado varias veces seguidas y lo dejamos descansar",
    busy: "hay demasiadas peticiones a la vez",
  } satisfies Record<ModelFailure, string>,
  whatToDo: {
    unauthorised: operator,
    "unknown-model": operator,
    rejected: operator,
    "rate-limited": soon,
    "provider-error": soon,
    unreachable: soon,
    timeout: soon,
    "cut-short": soon,
    "too-long": reword,
    refused: reword,
    "empty-answer": reword,
    "invalid-answer": reword,
    "over-budget": "Se renueva el día 1 de cada mes; hasta entonces responden las reglas.",
    resting: "Repite la petición dentro de un minuto.",
    busy: "Repite la petición en un momento.",
  } satisfies Record<ModelFailure, string>,
};
