import { style } from '../theme/style.ts';
import { from } from '../theme/media.css.ts';
import { space, target, text, weight } from '../theme/scale.css.ts';

/** Padding for the focus ring (3px wide, 3px offset), which the scrolling rail would clip. */
const ringRoom = '7px';

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

/** Below 768px a scrolling row that extends to both edges of the page; from 768px the chips wrap. */
export const rail = style({
  display: 'flex',
  gap: space.s2,
  marginInline: `calc(-1 * ${space.pageEdge})`,
  marginBlock: `-${ringRoom}`,
  paddingInline: space.pageEdge,
  paddingBlock: ringRoom,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollPaddingInline: space.pageEdge,
  scrollbarWidth: 'none',
  '@media': {
    [from.md]: {
      flexWrap: 'wrap',
      flex: 1,
      minInlineSize: 0,
      margin: 0,
      padding: 0,
      overflow: 'visible',
    },
  },
});
