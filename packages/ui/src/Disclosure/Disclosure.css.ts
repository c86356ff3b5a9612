import { duration, easing, radius, space, weight } from '../theme/scale.css.ts';
import { style } from '../theme/style.ts';

const motionAllowed = '(prefers-reduced-motion: no-preference)';
const hairline = '1px solid color-mix(in srgb, currentColor 24%, transparent)';

/** Rules above and below, which neighbours share. Browsers that cannot animate to `auto` open it without transition. */
export const disclosure = style({
  borderBlock: hairline,
  selectors: { '& + &': { borderBlockStart: 0 } },
  '@media': {
    [motionAllowed]: {
      interpolateSize: 'allow-keywords',
      selectors: {
        '&::details-content': {
          blockSize: 0,
          overflowY: 'clip',
          transition: `${duration.base} ${easing.out} allow-discrete`,
          transitionProperty: 'block-size, content-visibility',
        },
        '&[open]::details-content': { blockSize: 'auto' },
      },
    },
  },
});

const toggleSide = '48px';

export const summary = style({
  display: 'grid',
  gridTemplateColumns: `minmax(0, 1fr) ${toggleSide}`,
  alignItems: 'center',
  columnGap: space.s4,
  minBlockSize: toggleSide,
  paddingBlock: space.s3,
  borderRadius: radius.control,
  fontWeight: weight.label,
  overflowWrap: 'anywhere',
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
});

const stroke = {
  content: '""',
  position: 'absolute',
  insetBlockStart: 'calc(50% - 1px)',
  insetInlineStart: 'calc(50% - 7px)',
  inlineSize: '14px',
  // A border, because forced colours remove backgrounds.
  borderBlockStart: '2px solid',
} as const;

/** Plus or minus in a square. The vertical stroke rotates when it opens. */
export const toggle = style({
  position: 'relative',
  inlineSize: toggleSide,
  blockSize: toggleSide,
  border: '1.5px solid',
  borderRadius: radius.control,
  '::before': stroke,
  '::after': { ...stroke, rotate: '90deg', transition: `rotate ${duration.base} ${easing.press}` },
  selectors: {
    [`${disclosure}[open] > ${summary} > &::after`]: { rotate: 'none' },
    [`${summary}:hover > &`]: { backgroundColor: 'color-mix(in srgb, currentColor 12%, transparent)' },
  },
});

/** Padding, so that no focus ring is clipped during the transition. */
export const panel = style({ paddingBlock: `${space.s2} ${space.s5}` });
