import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { ifDecorated } from '@podium/ui/theme/look';
import { rule } from '@podium/ui/theme/rules.css';
import { radius, space, text, weight } from '@podium/ui/theme/scale.css';
import { style, styleVariants } from '../style.ts';
import { columnGap, onTheSealsLine, rowPadding, sealSide, toggleSide, tracks } from './measures.css.ts';

const { color } = vars;

/** How far the surface of an open row extends into the page margin. */
const bleed = `min(${space.pageEdge}, 28px)`;

export const entry = style({
  position: 'relative',
  vars: { [sealSide]: '64px' },
  selectors: {
    '& + &': { borderBlockStart: rule.hair },
    '&:has(> [open])': {
      backgroundColor: color.surface.raised,
      boxShadow: `calc(-1 * ${bleed}) 0 ${color.surface.raised}, ${bleed} 0 ${color.surface.raised}`,
      vars: { [color.background]: color.surface.raised },
    },
  },
  '@media': { [from.md]: { vars: { [sealSide]: '80px' } }, [from.lg]: { vars: { [sealSide]: '96px' } } },
});

export const emblem = style({ gridArea: 'seal', selectors: { '&:empty': { display: 'none' } } });

const noEmblem = `&:has(> ${emblem}:empty)`;

/**
 * Stacked on phones; from 768 px the figures below the name; one row from 1024 px. Space for the toggle is reserved.
 */
export const record = style({
  display: 'grid',
  gridTemplateColumns: `${sealSide} minmax(0, 1fr) ${toggleSide}`,
  alignItems: 'start',
  gridTemplateAreas: "'seal name .' 'figures figures figures' 'status status status'",
  gap: '14px',
  paddingBlock: rowPadding,
  selectors: {
    [noEmblem]: { gridTemplateAreas: "'name name .' 'figures figures figures' 'status status status'" },
  },
  '@media': {
    [from.md]: {
      gridTemplateColumns: `${sealSide} minmax(0, 1fr) 84px ${toggleSide}`,
      gridTemplateAreas: "'seal name status .' '. figures figures figures'",
      columnGap,
      selectors: {
        [noEmblem]: { gridTemplateAreas: "'name name status .' 'figures figures figures figures'" },
      },
    },
    [from.lg]: {
      gridTemplateColumns: tracks,
      gridTemplateAreas: "'seal name figures status .'",
      selectors: { [noEmblem]: { gridTemplateAreas: "'name name figures status .'" } },
    },
  },
});

export const name = style({ gridArea: 'name', ...onTheSealsLine, rowGap: '6px' });

export const title = style({
  ...text.h2,
  fontSize: 'clamp(1.5rem, 1.1rem + 1.3vw, 2.125rem)',
  lineHeight: 1.06,
  hyphens: 'manual',
  overflowWrap: 'anywhere',
});

export const struck = style({
  // WebKit knows no shorthand with a thickness.
  textDecorationLine: 'line-through',
  textDecorationThickness: '2px',
  textDecorationColor: color.accent,
  textDecorationSkipInk: 'none',
});

export const status = style({
  gridArea: 'status',
  justifyItems: 'start',
  '@media': { [from.md]: { ...onTheSealsLine, justifyItems: 'stretch' } },
});

const frame = {
  ...text.small,
  display: 'inline-block',
  paddingBlock: '9px',
  paddingInline: space.s4,
  borderRadius: radius.control,
  lineHeight: 1,
  textAlign: 'center',
} as const;

/** The stamp on sold companies: in the accent colour; in the decorated look rotated, with a double border. */
export const stamp = styleVariants(
  {
    held: { ...frame, border: rule.strong, fontWeight: weight.label },
    sold: {
      ...frame,
      rotate: ifDecorated('-7deg'),
      border: `calc(1px + ${ifDecorated('1px')}) solid`,
      outline: `${ifDecorated('1px')} solid`,
      outlineOffset: '2px',
      color: color.accent,
      fontWeight: 750,
      selectors: { '&:dir(rtl)': { rotate: ifDecorated('7deg') } },
    },
  } as const,
  (rules) => ({ ...rules, '@media': { [from.md]: { paddingInline: 0 } } }),
);
