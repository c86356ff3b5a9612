/** Contrast of one pair of colours in a story. */
export interface ContrastReading {
  /** In the browser's notation. */
  text: string;
  surface: string;
  /** From 1 to 21; undefined where the surface is an image or transparent. */
  ratio?: number;
  /** Required ratio: 3 for large text, else 4.5 (WCAG 2.2, 1.4.3). */
  least: 3 | 4.5;
  /** The beginning of the text in this pair. */
  words: string;
}

/** Event names: the panel requests readings, the story's page responds. */
export const askForContrast = 'podium/contrast/ask';
export const tellContrast = 'podium/contrast/tell';
