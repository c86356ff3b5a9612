import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

/** Legal texts have a watermark beside them where there is room. */
export const paper = style({
  display: 'none',
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: `calc(-1 * ${space.s8})`,
  insetInlineEnd: `calc(-1 * ${space.s8})`,
  inlineSize: 'min(46vw, 640px)',
  '@media': { [from.lg]: { display: 'block' } },
});

export const head = style({ display: 'grid', rowGap: space.s5, marginBlock: `${space.s3} ${space.s8}` });

/** The closing action, below a divider. */
export const closing = style({
  display: 'grid',
  justifyItems: 'start',
  rowGap: space.s4,
  marginBlockStart: space.s8,
  paddingBlockStart: space.s6,
  borderBlockStart: rule.divider,
});

export const foot = style({ marginBlockStart: space.s7 });
