import { surface } from '@podium/ui/theme/surface.css';
import { radius, space, text, tracking, weight } from '@podium/ui/theme/scale.css';
import {
  brandVars,
  column,
  displayText,
  forcedColors,
  from,
  ifDecorated,
  stacked,
  vars,
  wrapping,
} from '@podium/ui/theme/tokens';
import { globalStyle, numeral, style } from '../style.ts';

const { accent1, accent2 } = brandVars.color;

export const sheets = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 47fr) minmax(0, 5fr) minmax(0, 48fr)',
  alignItems: 'start',
  maxInlineSize: '556px',
});

export const sheet = style([
  surface.raised,
  {
    gridArea: '1 / 2 / 2 / 4',
    containerType: 'inline-size',
    ...stacked,
    justifyContent: 'space-between',
    gap: space.s4,
    aspectRatio: '0.72',
    padding: 'clamp(16px, 1.6vw, 22px)',
    borderRadius: radius.panel,
    boxShadow: vars.shadow,
    transform: `rotate(${ifDecorated('4deg')})`,
    '@media': { [forcedColors]: { border: '1px solid' } },
    selectors: {
      // Clear of the overlapping sheet.
      '&:first-child': { paddingInlineStart: '42px' },
      // A brand without drawings: little is on the cover, so the first has a colour of its own.
      '&:not(:has(svg, img))': { aspectRatio: '1' },
      '&:first-child:not(:has(svg, img))': { backgroundColor: accent1.background, color: accent1.text },
      '& + &': { gridArea: '1 / 1 / 2 / 3', marginBlockStart: space.s8, transform: `rotate(${ifDecorated('-3deg')})` },
    },
  },
]);

export const title = style({
  ...displayText('clamp(1.125rem, 10.5cqi, 1.75rem)', weight.subheading, 1.05, tracking.sub),
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const pages = style({
  color: accent2.artwork,
  fontWeight: weight.label,
  lineHeight: 0.8,
  selectors: { [`${sheet}:first-child:not(:has(svg, img)) &`]: { color: accent1.text } },
});

export const figure = style({ marginInlineEnd: space.s1, ...numeral('clamp(3rem, 29cqi, 4.5rem)') });

export const form = style({ display: 'grid', rowGap: space.s4 });

export const download = style({
  ...column,
  alignItems: 'center',
  gap: `${space.s2} ${space.s5}`,
  '@media': { [from.md]: wrapping },
});

globalStyle(`${download} > button`, { flex: '0 1 16rem' });
globalStyle(`${download} > div`, { flex: '1 1 10rem' });

export const count = style({ ...text.small, fontWeight: weight.label });
