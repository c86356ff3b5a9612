import { space, text, font, tracking, weight } from '@podium/ui/theme/scale.css';
import { color, from, recipe, stacked, style, styleVariants } from '../style.ts';

const line = `1px solid ${color.border.control}`;
const hatching = `color-mix(in srgb, ${color.border.control} 50%, transparent)`;

/** The lines are between the quarters only, since the list clips those at its edges. */
export const list = styleVariants({
  large: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    overflow: 'clip',
    '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  },
  small: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(4.5rem, 1fr))',
    overflow: 'clip',
    border: `1.5px solid ${color.text.primary}`,
  },
});

export const quarter = recipe({
  base: { ...stacked, alignItems: 'flex-start', minInlineSize: 0 },
  variants: {
    size: {
      large: {
        gap: space.s2,
        marginBlockStart: '-1px',
        marginInlineStart: '-1px',
        padding: '20px',
        borderBlockStart: line,
        borderInlineStart: line,
        '@media': { [from.md]: { padding: '36px 20px 24px' } },
      },
      small: {
        gap: '2px',
        marginInlineStart: '-1px',
        padding: `10px ${space.s3}`,
        borderInlineStart: line,
        fontSize: text.small.fontSize,
      },
    },
    status: {
      open: {},
      held: { backgroundImage: `repeating-linear-gradient(135deg, ${hatching} 0 1px, transparent 1px 8px)` },
    },
  },
});

/** The hatching is not behind words. */
const onHatching = { paddingInline: '4px', marginInlineStart: '-4px', backgroundColor: color.background };

export const name = styleVariants({ large: 'clamp(2.5rem, 4.4vw, 4rem)', small: '1.5rem' }, (fontSize) => [
  onHatching,
  { fontFamily: font.display, fontSize, fontWeight: weight.numeral, letterSpacing: tracking.numeral, lineHeight: 1 },
]);

/** Two lines, so that the states are on one line. */
export const words = style({
  ...text.small,
  minBlockSize: '2lh',
  fontWeight: weight.label,
  lineHeight: 1.3,
});

export const wordsOnHatching = style({ ...onHatching, boxDecorationBreak: 'clone' });

export const status = style({
  ...onHatching,
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.s2,
  fontSize: text.small.fontSize,
  fontWeight: weight.label,
  '::before': {
    content: '',
    flex: 'none',
    boxSizing: 'border-box',
    inlineSize: '12px',
    blockSize: '12px',
    border: '2.5px solid',
    borderRadius: '50%',
  },
  selectors: { [`${quarter.classNames.variants.status.held} &::before`]: { borderWidth: '6px' } },
});

export const note = style({ ...onHatching, ...text.small, marginBlockStart: 'auto', lineHeight: 1.3 });
