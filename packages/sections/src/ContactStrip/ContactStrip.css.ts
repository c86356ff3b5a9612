import { hitArea } from '@podium/ui/theme/hitArea.css';
import { radius, space, target, weight } from '@podium/ui/theme/scale.css';
import { centred, displayText, from, globalStyle, rule, style, wrapping } from '../style.ts';

export const head = style({ ...wrapping, alignItems: 'center', gap: '12px 24px', marginBlockEnd: '28px' });

export const address = style({
  minInlineSize: 0,
  ...displayText('clamp(1.25rem, 0.1rem + 5.6vw, 5.5rem)', weight.heading, 1.1, '-0.035em'),
  overflowWrap: 'anywhere',
});

export const mailLink = style([
  hitArea,
  {
    display: 'inline-block',
    color: 'inherit',
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.14em',
  },
]);

export const icon = style({
  ...centred,
  inlineSize: target.control,
  blockSize: target.control,
  border: rule.strong,
  borderRadius: radius.control,
  color: 'inherit',
});

export const foot = style({
  display: 'grid',
  gap: space.s5,
  '@media': { [from.lg]: { ...wrapping, alignItems: 'baseline' } },
});

globalStyle(`${foot} > p`, { flex: '1 1 16rem' });
// Fits three columns of links.
globalStyle(`${foot} > nav`, { flex: '0 1 26rem' });
