/** Longest names, in characters, that a size of the wordmark is made for. */
export const wordmarkSteps = [6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24] as const;
export type WordmarkStep = (typeof wordmarkSteps)[number];

/** The step at which the name just about fills the line; on the last, longer ones end in an ellipsis. */
export function wordmarkStep(name: string): WordmarkStep {
  const { length } = Array.from(name);
  return wordmarkSteps.find((longest) => length <= longest) ?? 24;
}
