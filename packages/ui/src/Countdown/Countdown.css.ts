import { font, lineHeight, space, text, weight } from '../theme/scale.css.ts';
import { brandVars, byLook, color, style, styleVariants, wrapping } from '../theme/style.ts';

/** Minimum container width for all four units in one row. */
const row = '(min-width: 600px)';
/** Minimum container width for labels beside the numbers. */
const wideRow = '(min-width: 900px)';

const divider = `${brandVars.look.dividerLine} ${byLook(color.artwork.primary, color.border.subtle)}`;

export const timer = styleVariants({ large: { position: 'relative', containerType: 'inline-size' }, small: {} });

export const face = styleVariants({
  large: {
    display: 'grid',
    gridTemplateColumns: '1.25fr 1fr',
    color: color.text.primary,
    '@container': { [row]: { gridTemplateColumns: '1.45fr 1fr 1fr 1fr' } },
  },
  small: { display: 'flex', flexWrap: 'wrap', gap: `${space.s1} clamp(${space.s2}, 1.6vw, ${space.s5})` },
});

export const part = styleVariants({
  large: {
    ...wrapping,
    alignItems: 'baseline',
    gap: `${space.s1} ${space.s2}`,
    minInlineSize: 0,
    paddingBlock: space.s4,
    selectors: {
      '&:nth-child(even)': { borderInlineStart: divider, paddingInlineStart: space.s3 },
      '&:nth-child(n + 3)': { borderBlockStart: divider },
    },
    '@container': {
      [row]: {
        flexDirection: 'column',
        alignItems: 'flex-start',
        paddingBlock: space.s5,
        selectors: { '& + &': { borderInlineStart: divider, borderBlockStart: 0, paddingInlineStart: '2.5cqi' } },
      },
      [wideRow]: { flexDirection: 'row', alignItems: 'baseline', gap: `${space.s1} 14px`, paddingBlock: '3.2cqi' },
    },
  },
  small: { display: 'flex', alignItems: 'baseline', gap: space.s1 },
});

const digits = {
  display: 'inline-flex',
  // Digits are in left-to-right order in every script.
  direction: 'ltr',
  fontFamily: font.display,
} as const;

export const number = styleVariants({
  large: {
    ...digits,
    fontSize: 'clamp(2.75rem, 16.5cqi, 4.75rem)',
    fontWeight: weight.heading,
    lineHeight: lineHeight.heading,
    '@container': { [row]: { fontSize: '10.5cqi' }, [wideRow]: { fontSize: 'min(14.5cqi - 2.5rem, 9.5rem)' } },
  },
  small: {
    ...digits,
    fontSize: 'clamp(1.625rem, 1.25rem + 1.6vw, 2.125rem)',
    fontWeight: weight.numeral,
    lineHeight: lineHeight.heading,
  },
});

/** A cell as wide as zero, the widest digit, and slightly narrower than in text. */
export const digit = style({ inlineSize: '0.58em', display: 'flex', justifyContent: 'center' });

export const unit = styleVariants({
  large: {
    ...text.body,
    fontWeight: weight.label,
    lineHeight: 1.2,
    color: color.text.secondary,
    overflowWrap: 'anywhere',
  },
  small: { ...text.small, color: color.text.secondary },
});
