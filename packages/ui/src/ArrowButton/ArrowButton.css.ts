import { iconButton } from '../theme/iconButton.css.ts';
import { style, styleVariants } from '../theme/style.ts';

const bordered = style({
  border: '1.5px solid currentColor',
  fontSize: '1.1875rem',
  selectors: { '&:active': { backgroundColor: 'color-mix(in oklab, currentColor 16%, transparent)' } },
  '@media': {
    '(hover: hover)': {
      selectors: { '&:hover:not(:focus-visible)': { boxShadow: 'inset 0 0 0 1.5px currentColor' } },
    },
  },
});

/** Squares with a border in the text colour. The carousel's button for pause and play is one too. */
export const button = styleVariants(iconButton, (size) => [size, bordered]);

export const arrow = styleVariants({ previous: { display: 'grid', scale: '-1 1' }, next: { display: 'grid' } });
