/** The functions import this file and colors.ts, so neither imports types of ui; theme.ts checks them. */
export const typography = {
  display: {
    family: 'Besley',
    file: 'besley',
    fallback: 'Georgia, serif',
    weights: { heading: 480, subheading: 560, numeral: 620 },
    range: [400, 650] as const,
    // The tabular zero stays thin at every weight.
    figures: ['lnum'],
  },
  text: {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk',
    fallback: 'system-ui, Arial, sans-serif',
    weights: { body: 400, medium: 540, label: 620 },
    range: [400, 750] as const,
    figures: ['lnum', 'tnum'],
  },
};
