import { style } from '../theme/style.ts';
import { from } from '../theme/media.css.ts';
import { space, target, text, weight } from '../theme/scale.css.ts';

export const group = style({
  display: 'flex',
  flexDirection: 'column',
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

export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.s2,
  '@media': { [from.md]: { flex: 1, minInlineSize: 0 } },
});
