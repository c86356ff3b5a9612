import { measure, space, text } from '@podium/ui/theme/scale.css';
import { color, column, from, globalStyle, rule, style, wrapping } from '../style.ts';

export const page = style({
  ...column,
  alignContent: 'start',
  // The remaining viewport height below the header.
  minBlockSize: 'calc(100dvb - 85px)',
  '@media': {
    [from.md]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', alignContent: 'stretch' },
    [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});

export const form = style({
  ...column,
  alignContent: 'start',
  gap: '28px',
  maxInlineSize: '860px',
  paddingBlock: 'clamp(28px, 4vw, 64px)',
  paddingInline: 'clamp(20px, 4vw, 110px)',
  '@media': { [from.lg]: { paddingInline: 'clamp(20px, 6vw, 110px)' } },
});

export const progress = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: '10px',
  marginBlockEnd: space.s4,
});

export const progressWords = style({ ...text.label, overflowWrap: 'anywhere' });

export const progressBar = style({ gridColumn: '1 / -1' });

export const heading = style(text.h1);

export const lede = style({
  ...text.lede,
  maxInlineSize: measure.lede,
  marginBlockStart: '14px',
  color: color.text.secondary,
});

export const actions = style({
  ...wrapping,
  justifyContent: 'space-between',
  gap: space.s3,
  paddingBlockStart: space.s5,
  borderBlockStart: rule.strong,
  // A preceding paragraph says that nothing was saved.
  selectors: { 'p:not(:empty) + &': { marginBlockStart: space.s5 } },
});

globalStyle(`${actions} > *`, { '@media': { 'screen and (max-width: 359px)': { flexGrow: 1 } } });

export const forward = style({ display: 'grid', marginInlineStart: 'auto' });
