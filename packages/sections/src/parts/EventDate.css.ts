import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { font, lineHeight, space, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { style, styleVariants } from '../style.ts';

const stacked = { display: 'flex', flexDirection: 'column', gap: '2px' } as const;

/** `inline` is also stacked where the page has no room for it. */
export const layout = styleVariants({
  stacked,
  inline: {
    ...stacked,
    '@media': { [from.md]: { flexDirection: 'row', alignItems: 'center', gap: space.s2 } },
  },
} as const);

export const numeral = style({
  fontFamily: font.display,
  fontSize: '2.5rem',
  fontWeight: weight.numeral,
  letterSpacing: tracking.numeral,
  lineHeight: lineHeight.hero,
  '@media': { [from.md]: { fontSize: '3rem' } },
});

export const words = style({ ...text.small, display: 'flex', flexDirection: 'column', lineHeight: lineHeight.label });

export const month = style({ fontWeight: weight.label });

export const until = style({ color: vars.color.text.secondary, fontSize: text.label.fontSize, whiteSpace: 'nowrap' });
