import { space } from '@podium/ui/theme/scale.css';
import { byLook, color, column, from, style } from '../style.ts';

const line = `1px solid ${byLook('currentColor', color.border.subtle)}`;

export const halves = style({
  ...column,
  alignItems: 'end',
  gap: `${space.s6} ${space.gutter}`,
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const drawing = style({
  inlineSize: '100%',
  maxInlineSize: '432px',
  color: color.artwork.primary,
  selectors: { '&:empty': { display: 'none' } },
});

export const tools = style({
  display: 'grid',
  columnGap: space.gutter,
  borderBlockEnd: line,
  '@media': { [from.md]: { gridTemplateColumns: '1fr 1fr' }, [from.lg]: { gridTemplateColumns: '1fr' } },
});

export const tool = style({
  minInlineSize: 0,
  paddingBlock: space.s3,
  borderBlockStart: line,
  overflowWrap: 'break-word',
});
