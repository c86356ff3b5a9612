import { lineHeight, space, weight } from '@podium/ui/theme/scale.css';
import { color, displayText, from, rule, style } from '../style.ts';

export const heading = style({ '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '160px' } } });

export const day = style({
  display: 'grid',
  gap: `6px ${space.gutter}`,
  paddingBlock: '26px',
  borderBlockStart: rule.hair,
  selectors: {
    '&:first-child': { borderBlockStart: rule.strong },
    '&:last-child': { borderBlockEnd: rule.strong },
  },
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' } },
});

export const weekday = style({
  color: color.accent,
  ...displayText('1.375rem', weight.heading, lineHeight.sub),
  overflowWrap: 'anywhere',
});

export const words = style({ display: 'grid', rowGap: '6px', minInlineSize: 0 });
