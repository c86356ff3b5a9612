import { space, text } from '@podium/ui/theme/scale.css';
import { color, column, from, numeral, rule, style, wrapping } from '../style.ts';

export const head = style({ '@media': { [from.md]: { paddingBlockEnd: 'clamp(40px, 4vw, 64px)' } } });

/** Small enough that the fact box is in the viewport at 1440 × 900. */
export const heading = style({
  ...text.mega,
  maxInlineSize: 'min(6em, 100%)',
  fontSize: 'clamp(3.25rem, 1rem + 6.7vw, 7.5rem)',
  lineHeight: 0.92,
  '@media': { 'screen and (max-width: 359px)': { fontSize: '2.875rem' } },
});

/** Margin below the stage in the drawing. */
const belowStage = '-8px';

export const house = style({
  inlineSize: '150%',
  marginBlock: `26px ${belowStage}`,
  marginInlineStart: '-25%',
  color: `color-mix(in oklab, ${color.text.primary}, ${color.artwork.primary})`,
  selectors: { '&:empty': { blockSize: space.s5 } },
  '@media': {
    [from.md]: {
      position: 'absolute',
      zIndex: -1,
      insetBlockEnd: belowStage,
      insetInlineEnd: '-150px',
      inlineSize: 'min(50vw, 720px)',
      margin: 0,
    },
  },
});

export const words = style({
  ...column,
  gap: 'clamp(24px, 2.4vw, 36px) clamp(24px, 4vw, 64px)',
  '@media': {
    [from.lg]: {
      selectors: {
        [`:has(+ ${house}:empty) > &`]: {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
          alignItems: 'last baseline',
        },
      },
    },
  },
});

export const lede = style({ '@media': { [from.md]: { maxInlineSize: '28em' } } });

/** On its own background, so that the drawing does not run behind small text. */
export const facts = style({
  ...wrapping,
  inlineSize: 'fit-content',
  maxInlineSize: '100%',
  border: rule.strong,
  backgroundColor: color.background,
  overflow: 'clip',
  gridColumn: '1 / -1',
  // In two rows where the drawing has no room beside one.
  '@media': {
    'screen and (768px <= width < 1024px)': {
      selectors: { [`:has(+ ${house}:not(:empty)) &`]: { maxInlineSize: '60%' } },
    },
  },
});

/** Dividers between cells and rows. Those of the first cell and of the first row are over the border, and clipped. */
export const fact = style({
  flex: '1 0 auto',
  maxInlineSize: '100%',
  marginBlockStart: '-2px',
  marginInlineStart: '-2px',
  padding: `${space.s3} ${space.s5}`,
  borderBlockStart: rule.divider,
  borderInlineStart: rule.divider,
  '@media': { 'screen and (max-width: 767px)': { paddingInline: space.s4 } },
});

export const term = style({ ...text.label });

export const value = style(numeral('clamp(1.5rem, 1.2rem + 1.1vw, 2.125rem)', 1.2));
