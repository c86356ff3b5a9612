import { vars } from '../theme/contract.css.ts';
import { style } from '../theme/style.ts';
import { from } from '../theme/media.css.ts';
import { font, text } from '../theme/scale.css.ts';

/** The label is below its figure, from 1440 px beside it where both fit. */
export const stat = style({
  display: 'flex',
  flexDirection: 'column',
  gap: '6px',
  minInlineSize: 0,
  '@media': {
    [from.wide]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '14px' },
  },
});

export const figure = style({
  fontFamily: font.display,
  // At most half the width of a phone, however large the text.
  fontSize: 'min(clamp(2rem, 1.4rem + 2.3vw, 3.5rem), 10.5vw)',
  fontWeight: 620,
  lineHeight: 0.9,
  letterSpacing: '-0.035em',
  overflowWrap: 'break-word',
  '@media': { [from.lg]: { fontSize: 'min(clamp(2rem, 1.4rem + 2.3vw, 3.5rem), 5.4vw)' } },
});

export const label = style({
  ...text.small,
  color: vars.color.text.secondary,
  fontWeight: 560,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  hyphens: 'auto',
});
