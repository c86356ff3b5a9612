import { space, text, weight } from '@podium/ui/theme/scale.css';
import { color, displayText, rule, style } from '../style.ts';

export const list = style({ inlineSize: '100%', marginBlockStart: space.s4 });

export const line = style({
  ...text.small,
  display: 'flex',
  alignItems: 'baseline',
  gap: space.s3,
  paddingBlock: space.s2,
  borderBlockStart: rule.hair,
  counterIncrement: 'requirement',
  overflowWrap: 'anywhere',
  '::before': {
    content: 'counter(requirement)',
    flex: 'none',
    inlineSize: '1.2em',
    color: color.accent,
    ...displayText('1.125rem', weight.subheading),
  },
});
