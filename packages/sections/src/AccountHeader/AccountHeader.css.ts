import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { layout, maxWidth, space, text, weight } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const bar = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: space.s4,
  minBlockSize: layout.navDesktop,
  maxInlineSize: `calc(${maxWidth} + 2 * ${space.pageEdge})`,
  marginInline: 'auto',
  paddingBlock: space.s3,
  paddingInline: space.pageEdge,
  '@media': { [from.sm]: { gridTemplateColumns: 'minmax(0, 1fr) auto auto auto' } },
});

export const note = style({
  ...text.label,
  gridArea: '2 / 1',
  // Below the name, clear of the preceding emblem.
  marginInlineStart: '48px',
  color: vars.color.text.secondary,
  fontWeight: weight.body,
  '@media': { [from.sm]: { gridArea: '1 / 2', margin: 0, fontSize: text.small.fontSize } },
});

export const account = style({ gridArea: '2 / 2', justifySelf: 'end', '@media': { [from.sm]: { gridArea: '1 / 3' } } });

export const action = style({ gridArea: '1 / 2', '@media': { [from.sm]: { gridArea: '1 / 4' } } });
