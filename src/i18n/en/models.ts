import type { models as es } from "../es/models.ts";

const soon = "Ask again in a few minutes.";
const operator = "Tell whoever runs this installation: “sondeo ai check” says what is wrong.";
const reword = "Try asking for it in other words.";

export const models: typeof es = {
  planned: (model) => `Interpreted by ${model}; the values come from the page.`,
  quoted: (title) => `“${title}”`,
  plannedAndJudged: (model, columns) =>
    `Interpreted by ${model}. The values come from the page; those of ${columns} were inferred by the model.`,
  read: (model) => `The page has no lists: ${model} pointed out where each value is and we copied it from there.`,
  readPart: "The text is long: only its beginning was read.",
  byRules: (reason) => `Answered by rules, without a language model: ${reason}.`,
  noSet: "the model found nothing that answers your request",
  unfilled: (count, text) => (count === 1 ? "1 cell could not be inferred" : `${text} cells could not be inferred`),
  decides: "So rows may be missing, or a count may not add up.",
  again: "Ask again and it will pick up where it stopped.",
  inferredBy: "Inferred by",
  narrative: "In short",
  narrativeBy: (model) => `Written by ${model} from the figures of this report, and checked against them.`,
  dropped: (count) =>
    count === 1
      ? "We removed 1 sentence that the figures do not support."
      : `We removed ${count} sentences that the figures do not support.`,
  noNarrative: (reason) => `Not written by a language model: ${reason}.`,
  reasons: {
    unauthorised: "the provider does not accept the key",
    "unknown-model": "the provider does not know the model",
    rejected: "the provider rejected the request",
    "rate-limited": "the provider is not accepting more requests for now",
    "provider-error": "the provider has a problem",
    unreachable: "we could not reach the provider",
    timeout: "the model took too long",
    "cut-short": "the model’s answer was cut off",
    "too-long": "the model’s answer was too long",
    refused: "the model declined to answer",
    "empty-answer": "the model answered nothing",
    "invalid-answer": "the model’s answer does not fit the page",
    "over-budget": "this month’s budget is used up",
    resting: "the provider failed several times in a row, so we are giving it a rest",
    busy: "there are too many requests at once",
  },
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
    "over-budget": "It is renewed on the 1st of each month; until then the rules answer.",
    resting: "Ask again in a minute.",
    busy: "Ask again in a moment.",
  },
};
