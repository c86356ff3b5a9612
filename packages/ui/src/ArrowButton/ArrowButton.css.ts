import { iconButton } from '../theme/iconButton.css.ts';
import { target } from '../theme/scale.css.ts';
import { style, styleVariants } from '../theme/style.ts';

/** A square with a border in the text colour. The other controls of the carousel use it too. */
export const square = style([
  iconButton,
  {
    border: '1.5px solid currentColor',
    fontSize: '1.1875rem',
    selectors: { '&:active': { backgroundColor: 'color-mix(in oklab, currentColor 16%, transparent)' } },
    '@media': {
      '(hover: hover)': {
        selectors: { '&:hover:not(:focus-visible)': { boxShadow: 'inset 0 0 0 1.5px currentColor' } },
      },
    },
  },
]);

export const button = styleVariants({
  control: [square, { inlineSize: '48px', blockSize: '48px' }],
  small: [square, { inlineSize: target.minimum, blockSize: target.minimum }],
});

export const arrow = styleVariants({ previous: { display: 'grid', scale: '-1 1' }, next: { display: 'grid' } });
