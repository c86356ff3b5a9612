import { keyframes } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { font, space, text, weight } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { globalStyle, recipe, style } from '../style.ts';

const { color } = vars;

const fall = keyframes({
  '37%': { translate: '22px 8px', rotate: '6.6deg', opacity: 1 },
  '100%': { translate: '40px 140px', rotate: '12deg', opacity: 0 },
});

const sheet = style([
  surface.raised,
  {
    inlineSize: '104px',
    paddingBlock: space.s2,
    paddingInline: space.s2,
    borderBlockStart: `4px solid ${color.action.background}`,
    rotate: '1.6deg',
    '@media': { [from.lg]: { inlineSize: '340px', paddingInline: space.s4, paddingBlock: space.s3 } },
  },
]);

export const specimen = recipe({
  base: [sheet],
  variants: {
    isTornOff: {
      false: {},
      true: {
        '@media': {
          '(prefers-reduced-motion: no-preference)': {
            animation: `${fall} 700ms cubic-bezier(0.5, 0, 0.9, 0.4) forwards`,
          },
        },
      },
    },
  },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space.s2,
  color: color.accent,
  fontSize: text.label.fontSize,
  fontWeight: weight.label,
});

export const title = style({
  fontFamily: font.display,
  fontSize: '0.875rem',
  lineHeight: 1.15,
  '@media': { [from.lg]: { marginBlock: '6px 8px', fontSize: '1.25rem' } },
});

/** Readable only where the sheet is large. */
export const rows = style({ display: 'none', '@media': { [from.lg]: { display: 'block' } } });

globalStyle(`${rows} > div`, {
  display: 'flex',
  justifyContent: 'space-between',
  columnGap: space.s3,
  paddingBlock: '5px',
  borderBlockStart: rule.hair,
  fontSize: text.small.fontSize,
});

globalStyle(`${rows} dd`, { fontFamily: font.display, fontWeight: 560 });
