import { cutSince, type Draft } from "../prompt-text.ts";

/** Figures that no plan computes; "del precio" behind them stays a column. */
const beyond =
  /(?<!\p{L})(?:(?:la|el|the)\s+)?(?<figure>mediana|median|desviacion (?:estandar|tipica)|standard deviation|percentil|percentile|varianza|variance|(?:porcentaje|%|proporcion|share|percentage) (?:del|of(?: the)?) total)(?!\p{L})(?:\s+(?:del?|of)(?:\s+(?:el|la|l[oa]s|the))?(?=\s))?/u;

const joint = /\s(?:del?|of)(?:\s(?:el|la|l[oa]s|the))?$/iu;

/** Takes out the figures that are more than rules compute, as typed, but for those that the page has a column of. */
export function takeBeyondFigures(draft: Draft, namesFigure: (words: string) => boolean): string[] {
  const figure = beyond.exec(draft.text())?.groups?.figure;
  if (figure === undefined || namesFigure(figure)) return [];
  const before = draft.text();
  draft.take(beyond);
  return [cutSince(draft, before).replace(joint, "")];
}
