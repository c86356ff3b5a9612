import { vars } from '@podium/ui/theme/contract.css';
import { displayText } from '@podium/ui/theme/displayText.css';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { lineHeight, space, weight } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const heading = style({
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '160px' } },
});

export const day = style({
  display: 'grid',
  gap: `6px ${space.gutter}`,
  paddingBlock: '26px',
  borderBlockStart: rule.hair,
  selectors: { '&:first-child': { borderBlockStart: rule.strong } },
  '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 5fr)' } },
});

export const weekday = style({
  color: vars.color.accent,
  ...displayText('1.375rem', weight.heading, lineHeight.sub),
  overflowWrap: 'anywhere',
});

export const words = style({ display: 'grid', rowGap: '6px', minInlineSize: 0 });
