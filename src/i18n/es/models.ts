import type { ModelFailure } from "../../domain/model-use.ts";

/** What a language model did with a result, and why it did not. */
export const models = {
  planned: (model: string) => `Interpretado por ${model}; los valores salen de la página.`,
  read: (model: string) => `La página no tiene listas: ${model} señaló dónde está cada valor y lo copiamos de ahí.`,
  readPart: "El texto es largo: solo se leyó el comienzo.",
  byRules: (reason: string) => `Respondido con reglas, sin modelo de lenguaje: ${reason}.`,
  noSet: "el modelo no encontró nada que responda a lo que pides",
  unfilled: (count: number, text: string) =>
    count === 1 ? "1 celda quedó sin inferir" : `${text} celdas quedaron sin inferir`,
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
};
