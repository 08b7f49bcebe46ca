import type { models as es } from "../es/models.ts";

const soon = "Ask again in a few minutes.";
const operator = "Tell whoever runs Sondeo: “sondeo ai check” says what is wrong.";
const reword = "Try to ask for it in other words.";

export const models: typeof es = {
  planned: (model) => `Interpreted by ${model}; the values come from the page.`,
  quoted: (title) => `“${title}”`,
  plannedAndJudged: (model, columns) =>
    `Interpreted by ${model}. The values come from the page; those of ${columns} were inferred by the model.`,
  read: (model) => `The page has no lists: ${model} pointed at each value and we copied it from there.`,
  readPart: "The text is long: only its beginning was read.",
  byRules: (reason) => `Answered by rules, without a language model: ${reason}.`,
  noSet: "the model found nothing that answers your request",
  unfilled: (count, text) => (count === 1 ? "1 cell was left uninferred" : `${text} cells were left uninferred`),
  decides: "So rows may be missing, or a count may not add up.",
  again: "Ask again and it goes on where it stopped.",
  inferredBy: "Inferred by",
  narrative: "In a few words",
  narrativeBy: (model) => `Written by ${model} from the figures of this report, and checked against them.`,
  dropped: (count) =>
    count === 1
      ? "We took out 1 sentence that the figures do not bear out."
      : `We took out ${count} sentences that the figures do not bear out.`,
  noNarrative: (reason) => `Without the words of a language model: ${reason}.`,
  reasons: {
    unauthorised: "the provider does not accept the key",
    "unknown-model": "the provider does not know the model",
    rejected: "the provider rejected the request",
    "rate-limited": "the provider takes no more requests for now",
    "provider-error": "the provider has a fault",
    unreachable: "we could not reach the provider",
    timeout: "the model took too long",
    "cut-short": "the model's answer broke off",
    "too-long": "the model's answer was too long",
    refused: "the model declined to answer",
    "empty-answer": "the model answered nothing",
    "invalid-answer": "the model's answer does not fit the page",
    "over-budget": "this month's budget is used up",
    resting: "the provider failed several times in a row and we let it rest",
    busy: "too many requests at once",
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
