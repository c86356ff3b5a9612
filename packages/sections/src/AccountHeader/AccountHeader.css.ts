import { layout, maxWidth, space, text } from '@podium/ui/theme/scale.css';
import { color, from, style, wrapping } from '../style.ts';

export const bar = style({
  ...wrapping,
  alignItems: 'center',
  gap: space.s2,
  minBlockSize: layout.navDesktop,
  maxInlineSize: `calc(${maxWidth} + 2 * ${space.pageEdge})`,
  marginInline: 'auto',
  paddingBlock: space.s3,
  paddingInline: space.pageEdge,
  '@media': { [from.sm]: { columnGap: space.s4 } },
});

/** A container: the brand may fit its name. */
export const brand = style({ flex: '1 1 8.75rem', minInlineSize: 0, containerType: 'inline-size' });

export const note = style({
  ...text.small,
  display: 'none',
  color: color.text.secondary,
  '@media': { [from.sm]: { display: 'block' } },
});

export const actions = style({ marginInlineStart: 'auto' });
