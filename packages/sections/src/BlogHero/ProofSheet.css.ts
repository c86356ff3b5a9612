import { font, radius, space, text as type, tracking, weight } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { brandVars, color, displayText, forcedColors, from, rule, stacked, wrapping } from '@podium/ui/theme/tokens';
import { globalStyle, style, styleVariants } from '../style.ts';

const padding = { phone: '14px', wide: '28px' };

export const sheet = style([
  surface.raised,
  {
    position: 'relative',
    overflow: 'clip',
    // Nearer to its neighbours than the text of other sections.
    marginBlock: `calc(-1 * ${space.s5}) calc(-1 * ${space.s7})`,
    marginInline: `calc(12px - ${space.pageEdge})`,
    paddingInline: padding.phone,
    border: `1.5px solid ${color.text.primary}`,
    borderRadius: radius.panel,
    '@media': {
      [from.md]: { marginBlockStart: 'clamp(-40px, -2.8vw, -24px)', marginInline: 0, paddingInline: padding.wide },
    },
  },
]);

export const headerLine = style({
  ...type.label,
  ...wrapping,
  gap: '2px 18px',
  paddingBlock: padding.phone,
  // Clear of the mark.
  paddingInlineEnd: '44px',
  borderBlockEnd: rule.hair,
  '@media': { [from.md]: { columnGap: '40px', paddingBlock: '22px 14px' } },
});

export const register = style({
  position: 'absolute',
  insetBlockStart: '10px',
  insetInlineEnd: '12px',
  inlineSize: '34px',
  blockSize: '34px',
  fill: 'none',
  stroke: color.text.primary,
});

export const body = style({
  display: 'grid',
  gridTemplateColumns: '26px minmax(0, 1fr) 64px',
  columnGap: '10px',
  paddingBlock: '20px',
  '@media': {
    [from.md]: { gridTemplateColumns: '34px minmax(0, 1fr) 150px', columnGap: '20px', paddingBlock: '28px 34px' },
    [from.lg]: { gridTemplateColumns: '44px minmax(0, 1fr) 230px', columnGap: '28px' },
  },
});

const wholeHeight = '1 / 4';

export const numbers = style({
  ...type.micro,
  gridColumn: 1,
  gridRow: wholeHeight,
  ...stacked,
  justifyContent: 'space-between',
  paddingInlineEnd: space.s2,
  borderInlineEnd: rule.hair,
  color: color.text.tertiary,
  textAlign: 'end',
});

export const heading = style({
  ...type.mega,
  gridColumn: 2,
  gridRow: 1,
  fontSize: `calc(clamp(4rem, 1.25rem + 16vw, 5.25rem) * ${brandVars.size.display})`,
  // Its descenders reach below its line.
  paddingBlockEnd: '0.12em',
  '@media': { [from.md]: { fontSize: `calc(clamp(7.5rem, 2.8rem + 10.1vw, 11.875rem) * ${brandVars.size.display})` } },
});

export const tagline = style({
  gridColumn: 2,
  gridRow: 2,
  maxInlineSize: '22em',
  marginBlock: '20px 28px',
  ...displayText('clamp(1.375rem, 1.1rem + 1.6vw, 2.5rem)', weight.heading, 1.3, tracking.sub),
  '@media': { [from.md]: { marginBlock: 'clamp(28px, 3vw, 52px) 40px' } },
});

export const circled = style({
  position: 'relative',
  whiteSpace: 'nowrap',
  '::after': {
    content: '""',
    position: 'absolute',
    inset: '0.1em -0.22em 0.02em',
    border: `2px solid ${color.accent}`,
    borderRadius: '50%',
    rotate: '-1.5deg',
    pointerEvents: 'none',
  },
});

const mark = style({
  gridColumn: 3,
  display: 'grid',
  alignContent: 'start',
  gap: '1em',
  paddingInlineStart: space.s2,
  color: color.accent,
  fontFamily: font.display,
  fontSize: '0.8125rem',
  fontStyle: 'italic',
  // The display font has no italic.
  fontSynthesis: 'style',
  lineHeight: 1.15,
  '@media': { [from.md]: { paddingInlineStart: space.s4, fontSize: '1.1875rem' } },
});

globalStyle(`${mark} > p`, { maxInlineSize: '11em', rotate: '-3deg' });

export const marks = styleVariants({
  tagline: [
    mark,
    { gridRow: 2, marginBlockStart: '20px', '@media': { [from.md]: { marginBlockStart: 'clamp(34px, 3.4vw, 58px)' } } },
  ],
  text: [mark, { gridRow: 3, paddingBlockStart: '24px' }],
});

globalStyle(`${body}::after`, { content: '""', gridColumn: 3, gridRow: wholeHeight, borderInlineStart: rule.hair });

export const text = style({
  gridColumn: 2,
  gridRow: 3,
  display: 'grid',
  gap: '12px 36px',
  '@media': {
    [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [forcedColors]: { display: 'none' },
  },
});

const line = '6px';
const pitch = '18px';

/** Ruled lines; the last one of a paragraph is shorter. */
function paragraph(lines: number, lastLine: string): string {
  return style({
    blockSize: `calc(${lines} * ${pitch} - ${pitch} + ${line})`,
    opacity: 0.75,
    backgroundImage: `repeating-linear-gradient(90deg, ${color.border.control} 0 1px, transparent 1px 3px)`,
    maskImage: `repeating-linear-gradient(#000 0 ${line}, transparent ${line} ${pitch}), linear-gradient(#000, #000)`,
    maskSize: `100% calc(100% - ${pitch}), ${lastLine} ${line}`,
    maskPosition: '0 0, 0 100%',
    maskRepeat: 'no-repeat',
    selectors: { '&:nth-child(even)': { display: 'none' } },
    '@media': { [from.md]: { selectors: { '&:nth-child(even)': { display: 'block' } } } },
  });
}

/** By rows of two columns; phones have the first column. */
export const paragraphs = [paragraph(7, '67%'), paragraph(7, '52%'), paragraph(4, '100%'), paragraph(4, '100%')];

const inkColors = Object.values(brandVars.color.gradient);
const inkStops = inkColors.map((ink, index) => `${ink} 0 ${(100 * (index + 1)) / inkColors.length}%`);

export const inks = style({
  blockSize: '14px',
  marginInline: `-${padding.phone}`,
  backgroundImage: `linear-gradient(90deg, ${inkStops.join(', ')})`,
  '@media': { [from.md]: { marginInline: `-${padding.wide}` }, [forcedColors]: { display: 'none' } },
});
