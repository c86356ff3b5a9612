import { hitArea } from '../theme/hitArea.css.ts';
import { color, recipe, style } from '../theme/style.ts';

export const link = recipe({
  base: {
    textDecorationLine: 'underline',
    textDecorationThickness: '1px',
    textUnderlineOffset: '0.18em',
    selectors: { '&:hover': { textDecorationThickness: '2px' } },
  },
  variants: {
    variant: {
      default: { color: color.text.link },
      inherit: { color: 'inherit' },
      quiet: {
        color: 'inherit',
        textDecorationColor: 'transparent',
        selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
      },
    },
    // Inline-block, because a link on two lines has no vertical centre for the hit area.
    isStandalone: { true: [hitArea, { display: 'inline-block' }] },
  },
  defaultVariants: { variant: 'default' },
});

const arrowWidth = '0.85em';

/** Space for the arrow. The arrow itself has zero width, so it never wraps to a new line. */
export const roomForArrow = style({ paddingInlineEnd: `calc(0.25em + ${arrowWidth})` });

export const arrow = style({ marginInlineStart: `calc(-1 * ${arrowWidth})` });
