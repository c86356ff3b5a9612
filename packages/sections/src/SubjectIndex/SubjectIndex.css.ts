import { space, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { color, column, displayText, from, globalStyle, numeral, rule, style, wrapping } from '../style.ts';

export const subject = style({
  ...column,
  columnGap: space.gutter,
  rowGap: space.s2,
  paddingBlock: space.s5,
  borderBlockStart: rule.strong,
  alignItems: 'baseline',
  '@media': { [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 19fr)', paddingBlock: space.s4 } },
});

export const word = style(
  displayText('clamp(1.75rem, 1.3rem + 1.5vw, 2.75rem)', weight.heading, 1.05, tracking.heading),
);

export const entries = style({ containerType: 'inline-size' });

export const entry = style({
  ...column,
  gridTemplateAreas: "'number' 'title' 'content'",
  columnGap: space.gutter,
  rowGap: space.s2,
  alignItems: 'baseline',
  paddingBlock: space.s3,
  selectors: { '& + &': { borderBlockStart: rule.hair } },
  '@container': {
    '(min-width: 14rem)': {
      gridTemplateColumns: 'minmax(5.5rem, max-content) minmax(0, 1fr)',
      gridTemplateAreas: "'number title' 'number content'",
      '@media': { [from.md]: { gridTemplateColumns: '8rem minmax(0, 1fr)' } },
    },
    '(min-width: 36rem)': {
      '@media': {
        [from.lg]: {
          gridTemplateColumns: '6.5rem minmax(0, 1fr) minmax(0, 1fr)',
          gridTemplateAreas: "'number title content'",
        },
      },
    },
  },
  '@media': { [from.lg]: { paddingBlock: space.s4 } },
});

export const number = style({
  gridArea: 'number',
  ...numeral('clamp(2rem, 1.6rem + 1.1vw, 2.75rem)', 1),
  color: color.text.brand,
});

export const kind = style({ ...text.label, display: 'block', color: color.text.secondary });

export const title = style({
  gridArea: 'title',
  ...displayText('clamp(1.25rem, 1.1rem + 0.6vw, 1.625rem)', weight.subheading, 1.2),
  textWrap: 'balance',
});

// A block, for the baseline of its first line.
globalStyle(`${title} > a`, { display: 'block', inlineSize: 'fit-content' });

export const content = style({ gridArea: 'content' });

export const figures = style({ ...wrapping, columnGap: space.s5, rowGap: space.s2 });

export const figure = style({ minInlineSize: 0 });

export const term = style({ ...text.label, color: color.text.secondary });

export const value = style(numeral('1.1875rem', 1.25));

export const editors = style([subject, { borderBlockEnd: rule.strong }]);

export const editorsContent = style({ ...column, rowGap: space.s5, paddingBlock: space.s3 });

export const reach = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(6.5rem, 100%), 1fr))',
  gap: `${space.s4} ${space.gutter}`,
});

export const reachFigure = style({
  display: 'block',
  inlineSize: 'fit-content',
  ...displayText('clamp(2.5rem, 1.6rem + 2.6vw, 4.5rem)', weight.heading, 1, '-0.04em'),
});

export const links = style({ ...wrapping, columnGap: space.s6, rowGap: space.s5 });

export const link = style({ overflowWrap: 'anywhere' });
