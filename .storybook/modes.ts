/** Widths (px) and themes of the visual tests, local and in Chromatic. */
export const pictureWidths = [390, 834, 1280] as const;
const pictureThemes = ['light', 'dark'] as const;

interface Mode {
  viewport: number;
  theme: 'light' | 'dark';
}

/** Chromatic's modes: one screenshot of each story per width and theme. */
export const modes: Record<string, Mode> = Object.fromEntries(
  pictureWidths.flatMap((viewport) => pictureThemes.map((theme) => [`${viewport} ${theme}`, { viewport, theme }])),
);
