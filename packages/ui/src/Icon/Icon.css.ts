import { style, styleVariants } from '../theme/style.ts';

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  verticalAlign: '-0.08em',
});

export const size = styleVariants({ text: '0.85em', large: '1.5em' }, (side) => ({
  inlineSize: side,
  blockSize: side,
}));

export const directional = style({ selectors: { '&:dir(rtl)': { scale: '-1 1' } } });
