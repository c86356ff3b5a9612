/** Maximum name lengths, in characters, for which a size of the wordmark exists. */
export const wordmarkSteps = [6, 7, 8, 9, 10, 11, 12, 13, 14, 16, 18, 20, 24] as const;
export type WordmarkStep = (typeof wordmarkSteps)[number];

/** The step that fits the name. Names above the last step are clipped with an ellipsis. */
export function wordmarkStep(name: string): WordmarkStep {
  const { length } = Array.from(name);
  return wordmarkSteps.find((longest) => length <= longest) ?? 24;
}
