import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { rule } from '@podium/ui/theme/rules.css';
import { measure, space, text } from '@podium/ui/theme/scale.css';

const { color } = vars;

export const part = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: space.s3,
      maxInlineSize: measure.body,
      selectors: { '& + &': { marginBlockStart: space.s7 } },
    },
  },
});

export const list = style({
  '@layer': {
    [layers.sections]: { display: 'grid', rowGap: space.s2, paddingInlineStart: '1.2em', listStyle: 'square' },
  },
});

export const tableRail = style({ '@layer': { [layers.sections]: { overflowX: 'auto' } } });

export const table = style({
  '@layer': {
    [layers.sections]: { ...text.small, inlineSize: '100%', minInlineSize: '28rem', borderCollapse: 'collapse' },
  },
});

export const caption = style({
  '@layer': { [layers.sections]: { paddingBlockEnd: space.s2, color: color.ink2, textAlign: 'start' } },
});

export const cell = style({
  '@layer': {
    [layers.sections]: {
      paddingBlock: '10px',
      paddingInlineEnd: space.s4,
      borderBlockStart: rule.hair,
      textAlign: 'start',
      verticalAlign: 'top',
    },
  },
});
