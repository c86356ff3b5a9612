const instrumentSans = {
  family: 'Instrument Sans',
  file: 'instrument-sans',
  fallback: 'system-ui, Arial, sans-serif',
  range: [400, 700] as const,
  // Proportional figures: the tabular 1 of this font has wide serifs, which are visible in large numerals.
  figures: ['lnum'],
};

/** One family for everything. After a change of the font: `npx node tools/fonts/main.ts NAME`. */
export const typography = {
  display: { ...instrumentSans, weights: { heading: 520, subheading: 580, numeral: 520 } },
  text: { ...instrumentSans, weights: { body: 400, medium: 500, label: 580 } },
};
