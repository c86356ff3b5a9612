/** What the panel is told of one pair of colours in a story. */
export interface ContrastReading {
  /** As the browser writes them. */
  text: string;
  ground: string;
  /** From 1 to 21; none where the ground is a picture or lets another one through. */
  ratio?: number;
  /** What the letters need: 3 where they are large, else 4.5 (WCAG 2.2, 1.4.3). */
  least: 3 | 4.5;
  /** The beginning of the words that are set in it. */
  words: string;
}

/** Asked by the panel, and answered by the story's page with its readings. */
export const askForContrast = 'podium/contrast/ask';
export const tellContrast = 'podium/contrast/tell';
