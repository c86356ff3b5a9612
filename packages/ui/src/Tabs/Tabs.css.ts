import { space, text, weight } from '../theme/scale.css.ts';
import { color, forcedColors, from, reducedMotion, rule, style } from '../theme/style.ts';

const tabHeight = '60px';

export const tabs = style({ minInlineSize: 0 });

/**
 * Below 768px it extends to both edges of the page and scrolls; from 768px the cells share the width, unless a word does
 * not fit.
 */
export const rail = style({
  display: 'flex',
  marginInline: `calc(-1 * ${space.pageEdge})`,
  paddingInline: space.pageEdge,
  borderBlockEnd: rule.strong,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollBehavior: 'smooth',
  scrollPaddingInline: space.pageEdge,
  scrollbarWidth: 'none',
  '@media': {
    [from.md]: {
      display: 'grid',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(min-content, 1fr)',
      marginInline: 0,
      paddingInline: 0,
    },
    [reducedMotion]: { scrollBehavior: 'auto' },
  },
});

export const tab = style({
  ...text.body,
  position: 'relative',
  flex: '1 0 auto',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  minBlockSize: tabHeight,
  maxInlineSize: '80%',
  paddingBlock: space.s2,
  paddingInline: space.s1,
  color: color.text.secondary,
  fontWeight: weight.medium,
  lineHeight: 1.2,
  overflowWrap: 'anywhere',
  // Reserves the width of the bold label, so that selecting a tab does not shift the others.
  '::before': {
    content: 'attr(data-label) / ""',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    fontWeight: weight.label,
  },
  selectors: {
    '&[aria-selected=true]': { color: color.text.primary, fontWeight: weight.label },
    // A border, because forced colours remove shadows and backgrounds.
    '&[aria-selected=true]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      borderBlockEnd: `4px solid ${color.accent}`,
    },
    // Inside the cell, because the rail would clip an outer ring.
    '&:focus-visible': { outlineOffset: '-6px', boxShadow: 'none' },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover': { color: color.text.primary } } },
    [from.sm]: { paddingInline: space.s2 },
    [from.md]: { maxInlineSize: 'none', overflowWrap: 'break-word' },
    [forcedColors]: { selectors: { '&[aria-selected=true]::after': { borderColor: 'Highlight' } } },
  },
});

export const panel = style({ paddingBlockStart: space.s5 });
