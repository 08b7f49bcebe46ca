import type { Restriction } from "../asked.ts";

const linking = "(?:de|del|de la|de los|de las|of|of the|y|and|&)";
const name = new RegExp(
  `(?<=\\p{Ll}\\s+(?:(?:el|la|los|las|the|de|del|a|al|in|en|of|by|por)\\s+)*)\\p{Lu}[\\p{L}\\p{N}'’.-]*(?:\\s+(?:${linking}\\s+)?\\p{Lu}[\\p{L}\\p{N}'’.-]*)*`,
  "gu",
);

/** "¿a qué horas suena Charlie Hedges?", "what did the Ministry of Agriculture publish?": a name in the question says of whom. */
export const namesInQuestion = (question: string): Restriction[] =>
  [...question.matchAll(name)].map(([words]) => ({
    asked: words,
    words,
    isNegated: false,
    isSure: false,
    isOfThings: true,
  }));
