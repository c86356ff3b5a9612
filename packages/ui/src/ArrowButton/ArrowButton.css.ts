import { recipe, style } from '../theme/style.ts';
import { forcedColors } from '../theme/media.css.ts';
import { radius, target } from '../theme/scale.css.ts';

const whileIdle = '&:not([aria-disabled=true])';

/** A square with a border in the text colour. The other controls of the carousel use it too. */
export const square = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  padding: 0,
  border: '1.5px solid currentColor',
  borderRadius: radius.control,
  backgroundColor: 'transparent',
  color: 'inherit',
  fontSize: '1.1875rem',
  cursor: 'pointer',
  selectors: {
    [`${whileIdle}:active`]: { backgroundColor: 'color-mix(in oklab, currentColor 16%, transparent)' },
  },
  '@media': {
    '(hover: hover)': {
      selectors: {
        [`${whileIdle}:hover:not(:focus-visible)`]: { boxShadow: 'inset 0 0 0 1.5px currentColor' },
      },
    },
  },
});

export const button = recipe({
  base: [
    square,
    {
      selectors: {
        '&[aria-disabled=true]': {
          borderStyle: 'dashed',
          borderColor: 'color-mix(in oklab, currentColor 60%, transparent)',
          cursor: 'not-allowed',
        },
      },
      '@media': {
        [forcedColors]: {
          selectors: { '&[aria-disabled=true]': { color: 'GrayText', borderColor: 'GrayText' } },
        },
      },
    },
  ],
  variants: {
    size: {
      control: { inlineSize: '48px', blockSize: '48px' },
      small: { inlineSize: target.minimum, blockSize: target.minimum },
    },
  },
  defaultVariants: { size: 'control' },
});

const upright = style({ display: 'grid' });

export const arrow = {
  previous: style([upright, { scale: '-1 1' }]),
  next: upright,
};
