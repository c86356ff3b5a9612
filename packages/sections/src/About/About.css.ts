import { surface } from '@podium/ui/theme/surface.css';
import { radius, space, text, tracking, weight } from '@podium/ui/theme/scale.css';
import { centred, color, displayText, from, numeral, rule, stacked, style } from '../style.ts';

export const heading = style({ marginBlockEnd: 'clamp(36px, 5vw, 80px)' });

export const closeUp = style([
  surface.inverse,
  {
    ...centred,
    gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
    overflow: 'clip',
    aspectRatio: '0.9',
    marginInline: `calc(-1 * ${space.pageEdge}) 20vw`,
    borderStartEndRadius: radius.panel,
    borderEndEndRadius: radius.panel,
    '@media': { [from.md]: { marginInline: 0, borderRadius: radius.panel } },
  },
]);

export const words = style({
  display: 'grid',
  rowGap: '18px',
  '@media': { [from.md]: { paddingInlineStart: 'clamp(0px, 2vw, 32px)' } },
});

export const lead = style({
  ...displayText('clamp(1.375rem, 1.1rem + 1.1vw, 2rem)', weight.heading, 1.2, tracking.sub),
  textWrap: 'balance',
});

export const notes = style({
  '@media': { [from.lg]: { ...stacked, justifyContent: 'flex-end', blockSize: '100%', textAlign: 'end' } },
});

export const note = style({
  display: 'flex',
  flexDirection: 'row-reverse',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: '14px',
  borderBlockStart: rule.hair,
  selectors: { '&:first-child': { borderBlockStart: rule.strong } },
  '@media': { [from.lg]: { display: 'block' } },
});

export const label = style({ ...text.small, color: color.text.secondary, textAlign: 'end', overflowWrap: 'anywhere' });

export const figure = style({ ...numeral('3rem', 1), '@media': { [from.lg]: { marginBlockStart: '6px' } } });
