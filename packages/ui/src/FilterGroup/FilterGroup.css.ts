import { space, target, text, weight } from '../theme/scale.css.ts';
import { from, stacked, style, wrapping } from '../theme/style.ts';

export const group = style({
  ...stacked,
  gap: space.s2,
  '@media': { [from.md]: { flexDirection: 'row', gap: space.s3 } },
});

export const label = style({
  ...text.small,
  flex: 'none',
  fontWeight: weight.label,
  lineHeight: 1.3,
  '@media': { [from.md]: { lineHeight: target.minimum } },
});

export const chips = style({ ...wrapping, gap: space.s2, '@media': { [from.md]: { flex: 1, minInlineSize: 0 } } });

/** On phones one line that scrolls to both edges of the page, with space for the focus ring. */
export const line = style([
  chips,
  {
    flexWrap: 'nowrap',
    marginBlock: '-6px',
    marginInline: `calc(-1 * ${space.pageEdge})`,
    paddingBlock: '6px',
    paddingInline: space.pageEdge,
    overflowX: 'auto',
    scrollPaddingInline: space.s6,
    scrollbarWidth: 'none',
    '@media': { [from.md]: { flexWrap: 'wrap', marginInline: '-6px', paddingInline: '6px' } },
  },
]);
