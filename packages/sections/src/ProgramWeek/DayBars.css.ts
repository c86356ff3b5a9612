import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { ifDecorated } from '@podium/ui/theme/look';
import { space } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

/** Aligned to the lower edge; the last bar reaches the upper edge. Part of the decorated look. */
export const bars = style({
  position: 'absolute',
  zIndex: -1,
  insetBlock: 0,
  insetInlineEnd: 0,
  inlineSize: '72%',
  display: 'flex',
  alignItems: 'flex-end',
  gap: space.s2,
  color: vars.color.artwork.primary,
  opacity: ifDecorated('0.55'),
  '@media': { [from.md]: { inlineSize: '56%', gap: '14px', opacity: ifDecorated('0.9') } },
});

export const bar = style({
  flex: 1,
  blockSize: 'var(--height)',
  backgroundImage: 'repeating-linear-gradient(0deg, currentColor 0 var(--line), transparent var(--line) 7px)',
});
