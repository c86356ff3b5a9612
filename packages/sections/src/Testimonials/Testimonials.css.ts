import { surface } from '@podium/ui/theme/surface.css';
import { lineHeight, radius, space, text, weight } from '@podium/ui/theme/scale.css';
import { controlsWidth } from '@podium/ui/Carousel/Carousel.css';
import { brandVars, centred, color, column, displayText, forcedColors, from, rule } from '@podium/ui/theme/tokens';
import { globalStyle, hangingQuotes, numeral, style } from '../style.ts';

export const band = style([surface.alt, { paddingBlock: space.section }]);

export const slide = style({
  ...column,
  gridTemplateRows: '1fr auto auto',
  blockSize: '100%',
  '@media': {
    [from.lg]: {
      gridTemplateColumns: 'repeat(12, minmax(0, 1fr))',
      columnGap: space.gutter,
    },
  },
});

export const quote = style({
  ...displayText('clamp(1.875rem, 1.2rem + 3vw, 4rem)', weight.heading, 1.06, '-0.026em'),
  ...hangingQuotes,
  '@media': { [from.lg]: { gridColumn: '4 / 13' } },
});

/** The same height with and without a figure, and at least that of the controls on its line. */
export const result = style({
  minBlockSize: `calc(max(2.75rem, 48px) + ${space.s5})`,
  marginBlockStart: 'clamp(32px, 4vw, 56px)',
  paddingBlockStart: space.s5,
  borderBlockStart: rule.strong,
  '@media': { [from.lg]: { gridColumn: '4 / 13', paddingInlineEnd: `var(${controlsWidth})` } },
});

export const metric = style({
  marginInlineEnd: space.s2,
  color: color.accent,
  ...numeral('2.75rem', lineHeight.heading),
});

export const person = style({
  overflowWrap: 'anywhere',
  display: 'grid',
  gridTemplateColumns: '96px minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.s4,
  marginBlockStart: space.s5,
  '@media': {
    [from.lg]: {
      gridArea: '1 / 1 / 3 / 4',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: space.s5,
      marginBlockStart: 0,
    },
  },
});

export const emblem = style({
  ...column,
  gridTemplateAreas: "'emblem'",
  isolation: 'isolate',
  maxInlineSize: '220px',
});

globalStyle(`${emblem} > *`, { gridArea: 'emblem' });

/** On their own background, so that no lines run behind small text, also while the emblem is animated. */
export const initials = style({
  ...centred,
  zIndex: 1,
  placeSelf: 'center',
  inlineSize: '34%',
  aspectRatio: '1',
  backgroundImage: `radial-gradient(closest-side, ${color.surface.alt} 70%, transparent)`,
  ...displayText(text.label.fontSize, weight.numeral),
  selectors: {
    // A brand without emblems: a disc.
    '&:only-child': {
      placeSelf: 'start',
      inlineSize: '64px',
      borderRadius: radius.full,
      backgroundImage: 'none',
      backgroundColor: brandVars.color.accent2.background,
      color: brandVars.color.accent2.text,
    },
  },
  '@media': {
    [from.lg]: { fontSize: '1.25rem' },
    [forcedColors]: { backgroundImage: 'none', backgroundColor: 'Canvas' },
  },
});

export const name = style({ ...text.small, display: 'block', fontWeight: weight.label });

export const office = style({ ...text.small, display: 'block', color: color.text.secondary });
