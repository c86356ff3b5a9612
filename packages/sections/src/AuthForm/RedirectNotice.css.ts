import { space, text, weight } from '@podium/ui/theme/scale.css';
import { color, displayText, rule, style } from '../style.ts';

export const notice = style({ containerType: 'inline-size', inlineSize: '100%' });

export const small = style({ ...text.small, lineHeight: 1.4 });

export const title = style({ ...text.h3, marginBlockStart: space.s2, textWrap: 'balance' });

export const steps = style({
  display: 'grid',
  gap: space.s4,
  marginBlockStart: space.s4,
  paddingBlockStart: space.s4,
  borderBlockStart: rule.divider,
  '@container': { '(min-width: 25em)': { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const step = style({ display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', columnGap: space.s3 });

/** The first step is the one of this page. */
export const number = style({
  ...displayText(text.h3.fontSize, weight.subheading, 1),
  color: color.text.secondary,
  selectors: { [`${step}:first-child > &`]: { color: color.accent } },
});

export const time = style({ fontSize: text.label.fontSize, color: color.text.secondary });
