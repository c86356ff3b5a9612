import { measure, space, target, text } from '@podium/ui/theme/scale.css';
import { hiddenText } from '@podium/ui/VisuallyHidden/VisuallyHidden.css';
import { breakpoint, color, column, from, globalStyle, rule, style } from '../style.ts';

export const backdrop = style({
  display: 'none',
  position: 'absolute',
  zIndex: -1,
  insetBlockStart: `calc(-1 * ${space.s8})`,
  insetInlineEnd: `calc(-1 * ${space.s8})`,
  inlineSize: 'min(46vw, 640px)',
  '@media': { [from.lg]: { display: 'block' } },
});

export const head = style({ display: 'grid', rowGap: space.s5, marginBlock: `${space.s3} ${space.s8}` });

export const closing = style({
  display: 'grid',
  justifyItems: 'start',
  rowGap: space.s4,
  marginBlockStart: space.s8,
  paddingBlockStart: space.s6,
  borderBlockStart: rule.divider,
});

export const foot = style({ marginBlockStart: space.s7 });

export const contents = style({
  borderBlockStart: rule.strong,
  // Its links know which part is on the screen.
  scrollTargetGroup: 'auto',
  '@media': {
    [from.lg]: {
      position: 'sticky',
      insetBlockStart: '120px',
      maxBlockSize: 'calc(100dvh - 140px)',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

/** Numbered by the list; a bar marks the part on the screen, where the browser knows it. */
export const entry = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minBlockSize: target.minimum,
  paddingInlineStart: '12px',
  borderBlockEnd: rule.hair,
  borderInlineStart: '3px solid transparent',
  counterIncrement: 'part',
  selectors: {
    '&::before': { content: 'counter(part)', minInlineSize: '1.2em', color: color.text.secondary },
    '&:is(:hover, :focus-within)': { borderInlineStartColor: color.accent },
  },
});

globalStyle(`${entry}:has(> a:target-current)`, { borderInlineStartColor: color.accent });

export const part = style({
  ...column,
  rowGap: space.s3,
  maxInlineSize: measure.body,
  selectors: { '& + &': { marginBlockStart: space.s7 } },
});

export const list = style({ display: 'grid', rowGap: space.s2, paddingInlineStart: '1.2em', listStyle: 'square' });

export const tableRail = style({ overflowX: 'auto', scrollbarColor: `${color.text.secondary} transparent` });

export const table = style({ ...text.small, inlineSize: '100%', hyphens: 'auto' });

/** On phones a row is a list: its name, then each cell below the head of its column. */
const phone = `screen and (max-width: ${breakpoint.md - 0.02}px)`;

export const columnHeads = style({ '@media': { [phone]: hiddenText } });

globalStyle(`${table} :is(tbody, tr, th, td)`, { '@media': { [phone]: { display: 'block' } } });

export const caption = style({ paddingBlockEnd: space.s2, color: color.text.secondary, textAlign: 'start' });

export const cell = style({
  paddingBlock: '10px',
  paddingInlineEnd: space.s4,
  borderBlockStart: rule.hair,
  textAlign: 'start',
  verticalAlign: 'top',
});

/** Wide enough for the names of storage entries, which contain hyphens. */
export const rowHeader = style([cell, { minInlineSize: '8.5rem' }]);

globalStyle(`td${cell}`, { '@media': { [phone]: { paddingBlock: '0 10px', borderBlockStart: 0 } } });

globalStyle(`td${cell}::before`, {
  '@media': {
    [phone]: { ...text.label, content: 'attr(data-column) / ""', display: 'block', color: color.text.secondary },
  },
});
