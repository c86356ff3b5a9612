/** The widths, in px, and the themes in which pictures of stories are taken, here and by Chromatic. */
export const pictureWidths = [390, 834, 1280] as const;
const pictureThemes = { paper: 'light', plate: 'dark' } as const;

interface Mode {
  viewport: number;
  theme: 'light' | 'dark';
}

/** Chromatic's modes: one picture of each story at each width in each theme. */
export const modes: Record<string, Mode> = Object.fromEntries(
  pictureWidths.flatMap((viewport) =>
    Object.entries(pictureThemes).map(([name, theme]) => [`${viewport} ${name}`, { viewport, theme }]),
  ),
);
