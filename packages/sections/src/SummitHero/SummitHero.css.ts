import { maxWidth, space, text, weight } from '@podium/ui/theme/scale.css';
import { color, displayText, from, style, wrapping } from '../style.ts';

/** The maximum width at which it still takes two lines. */
export const heading = style({
  ...text.mega,
  marginBlockEnd: 'clamp(24px, 2.4vw, 40px)',
  fontSize: 'clamp(3.25rem, 0.6rem + 8.2vw, 10rem)',
  letterSpacing: '-0.05em',
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(40%, 8rem)), 1fr))',
  gap: `${space.s4} ${space.gutter}`,
  '@media': { [from.md]: { ...wrapping, justifyContent: 'space-between' } },
});

export const term = style({ ...text.label, overflowWrap: 'anywhere' });

export const value = style({
  marginBlockStart: space.s1,
  ...displayText('1.1875rem', weight.numeral, 1.1, '-0.02em'),
  overflowWrap: 'anywhere',
  '@media': { [from.lg]: { fontSize: '1.375rem' } },
});

const leastWidth = '1250px';

/** At full width; on small screens the drawing keeps its size and shows its middle. */
export const city = style({
  inlineSize: `max(100%, ${leastWidth})`,
  marginBlockStart: 'clamp(8px, 1vw, 20px)',
  marginInlineStart: `min(0px, (100% - ${leastWidth}) / 2)`,
  color: color.artwork.primary,
  selectors: { '&:empty': { paddingBlockEnd: space.s8 } },
});

export const scene = style({ position: 'relative' });

export const mark = style({
  position: 'absolute',
  insetBlockEnd: '48%',
  insetInline: `max(${space.pageEdge}, (100% - ${maxWidth}) / 2)`,
  fontSize: 'min(11vw, 11.25rem)',
  color: color.text.brand,
});
