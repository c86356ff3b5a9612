import { surface } from '@podium/ui/theme/surface.css';
import { font, space, target, text, weight } from '@podium/ui/theme/scale.css';
import { byLook, displayText, forcedColors, from, ifPlain, rule, spread, stacked, vars } from '@podium/ui/theme/tokens';
import { globalStyle, style } from '../style.ts';

export const footer = style([surface.inverseAlt, { containerType: 'inline-size', overflow: 'clip' }]);

const wide = '(min-width: 72rem)';

export const newsletter = style({
  marginInline: `calc(-1 * ${space.pageEdge})`,
  '@media': { [from.md]: { marginInline: 0, paddingBlockStart: ifPlain(space.s7) } },
});

export const lists = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space.s6} ${space.gutter}`,
  paddingBlock: '56px',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
  '@container': { [wide]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr)) minmax(0, 1.6fr)' } },
});

export const title = style({
  fontSize: text.small.fontSize,
  fontWeight: weight.label,
  marginBlockEnd: '10px',
  color: vars.color.text.secondary,
});

export const entry = style({ display: 'flex' });

globalStyle(`${entry} > a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minInlineSize: target.minimum,
  minBlockSize: target.minimum,
  paddingBlock: space.s2,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const account = style([entry, { fontWeight: weight.label }]);

export const entity = style({
  ...text.small,
  gridColumn: '1 / -1',
  ...stacked,
  paddingBlockStart: space.s5,
  borderBlockStart: rule.divider,
  color: vars.color.text.secondary,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
  '@container': {
    [wide]: {
      gridColumn: 'auto',
      paddingBlockStart: 0,
      paddingInlineStart: space.gutter,
      borderBlockStart: 'none',
      borderInlineStart: rule.divider,
    },
  },
});

export const name = style({
  ...displayText('1.25rem', weight.subheading, text.h3.lineHeight),
  color: vars.color.text.primary,
  marginBlockEnd: space.s1,
});

/** Horizontal lines of the given height, one every `pitch`; in the plain look filled. */
function ruled(line: string, pitch: string): string {
  const color = vars.color.text.primary;
  return `repeating-linear-gradient(0deg, ${color} 0 ${line}, ${byLook('transparent', color)} ${line} ${pitch})`;
}

export const wordmark = style({
  paddingBlock: '0.14em 0.26em',
  fontFamily: font.display,
  fontWeight: weight.numeral,
  lineHeight: 0.9,
  letterSpacing: '-0.06em',
  overflowWrap: 'anywhere',
  color: 'transparent',
  backgroundImage: ruled('1px', '3px'),
  backgroundClip: 'text',
  userSelect: 'none',
  '@media': {
    [from.md]: { backgroundImage: ruled('2px', '5px') },
    [forcedColors]: { color: 'CanvasText', backgroundImage: 'none' },
  },
});

export const foot = style({ ...spread, gap: `${space.s5} ${space.s7}`, paddingBlock: `${space.s2} ${space.s9}` });

export const legal = style({
  ...text.label,
  flex: '1 1 20rem',
  maxInlineSize: '120ch',
  fontSize: '0.875rem',
  color: vars.color.text.secondary,
  fontWeight: weight.body,
});
