import type { Typography } from '@podium/ui/theme/brandTheme';

export const typography: Typography = {
  display: {
    family: 'Besley',
    file: 'besley',
    fallback: 'Georgia, serif',
    weights: { display: 470, heading: 480, subheading: 560, numeral: 620, numeralLarge: 520 },
    range: [400, 650],
    // The tabular zero stays thin at every weight.
    figures: ['lnum'],
  },
  text: {
    family: 'Hanken Grotesk',
    file: 'hanken-grotesk',
    fallback: 'system-ui, Arial, sans-serif',
    weights: { body: 400, fieldText: 450, label: 620, badge: 650 },
    range: [400, 750],
    figures: ['lnum', 'tnum'],
  },
};
