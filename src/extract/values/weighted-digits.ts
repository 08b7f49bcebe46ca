/** The digits of a number as written, first to last. */
export const digitsOf = (text: string): number[] => [...text].map(Number);

/** The sum of digits, each times its weight; digits past the weights do not count. */
export const weighted = (digits: readonly number[], weights: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * (digits[i] ?? 0), 0);

/** Twice a digit, its digits summed. */
export const doubled = (digit: number): number => Math.floor((digit * 2) / 10) + ((digit * 2) % 10);
