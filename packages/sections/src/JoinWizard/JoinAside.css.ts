import { surface } from '@podium/ui/theme/surface.css';
import { maxWidth, space, text, weight } from '@podium/ui/theme/scale.css';
import { color, displayText, from, style, wrapping } from '../style.ts';

export const aside = style([
  surface.inverse,
  {
    display: 'flex',
    alignItems: 'center',
    gap: space.s4,
    minBlockSize: '96px',
    // Without an emblem and its caption nothing is left on a phone.
    selectors: { '&:where(:not(:has(> p)))': { minBlockSize: 0, paddingBlock: 0 } },
    paddingBlock: space.s2,
    paddingInline: space.pageEdge,
    '@media': {
      [from.md]: {
        display: 'block',
        paddingBlock: 'clamp(28px, 4vw, 64px)',
        // Aligned with the start of the header above, also in wide viewports.
        paddingInlineStart: `max(${space.pageEdge}, (100vw - ${maxWidth}) / 2)`,
      },
    },
  },
]);

export const emblem = style({
  flex: 'none',
  inlineSize: '80px',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from.md]: { inlineSize: '100%', maxInlineSize: '440px', marginInline: 'auto', marginBlockEnd: '18px' } },
});

export const caption = style({
  ...text.label,
  color: color.text.secondary,
  '@media': { [from.md]: { textAlign: 'center' } },
});

export const steps = style({
  display: 'none',
  '@media': { [from.md]: { display: 'block', marginBlockStart: '40px' } },
});

export const step = style({
  ...wrapping,
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space.s4,
  paddingBlock: space.s4,
  borderBlockStart: `1px solid ${color.border.subtle}`,
  color: color.text.secondary,
  selectors: { '&[aria-current]': { borderBlockStart: `2px solid ${color.text.primary}`, color: color.text.primary } },
});

export const stepName = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s3,
  ...displayText('1.25rem', weight.subheading, 1.2),
});

export const summary = style({ ...text.small, marginInlineStart: 'auto', textAlign: 'end' });

/** Dark lines on light paper. Phones have no room for it. */
export const drawing = style({
  display: 'none',
  backgroundColor: color.artwork.primary,
  color: color.background,
  '@media': {
    [from.md]: { display: 'block', marginBlockStart: space.s6, selectors: { '&:empty': { display: 'none' } } },
  },
});
