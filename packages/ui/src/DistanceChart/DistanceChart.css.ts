import { createVar } from '@vanilla-extract/css';
import { font, weight } from '../theme/scale.css.ts';
import { color, forcedColors, from, recipe, style } from '../theme/style.ts';

const stageWidth = createVar();

/** Height of the chart as a share of its width, and the horizontal position of its centre. */
const stageHeight = 640 / 1440;
const centre = 780 / 1440;

/** Maximum height of the fixed bars at the top of a page, and space for a name at the left. */
const coveredTop = '152px';
const nameWidth = '85px';
const covered = createVar();

const centred = `50cqi - ${centre} * ${stageWidth}`;
const middle = `calc((100cqb - ${stageHeight} * ${stageWidth}) / 2)`;

/** Left to right in every language: a map has west at the left. */
export const chart = recipe({
  base: {
    position: 'relative',
    direction: 'ltr',
    overflow: 'clip',
    containerType: 'size',
    color: color.artwork.primary,
  },
  variants: {
    height: {
      section: { vars: { [covered]: '0px' }, blockSize: 'clamp(420px, 43vw, 640px)' },
      page: {
        vars: { [covered]: coveredTop },
        blockSize: 'clamp(480px, 52vw, 760px)',
        '@media': { [from.md]: { blockSize: 'clamp(460px, 52vw, 760px)' } },
      },
    },
  },
  defaultVariants: { height: 'section' },
});

/**
 * Covers its container. In a narrow one both margins are cropped and the centre stays in the middle; from 768 px the
 * westernmost city (`--west`) stays in view, and on a page the northernmost one (`--north`) below the bars.
 */
export const stage = style({
  vars: { [stageWidth]: `max(100cqi, ${100 / stageHeight}cqb)` },
  position: 'absolute',
  insetInlineStart: `clamp(100cqi - ${stageWidth}, ${centred}, 0px)`,
  insetBlockStart: middle,
  inlineSize: stageWidth,
  aspectRatio: '1440 / 640',
  '@container': {
    '(min-width: 768px)': {
      insetInlineStart: `clamp(100cqi - ${stageWidth}, max(${centred}, ${nameWidth} - var(--west, 1) * ${stageWidth}), 0px)`,
      insetBlockStart: `max(${middle}, ${covered} - var(--north, 1) * ${stageHeight} * ${stageWidth})`,
    },
  },
});

/** From 1024 px the lower left corner fades for the text on it, below the marks and names. */
export const fade = style({
  '@media': {
    [from.lg]: {
      position: 'absolute',
      inset: 0,
      backgroundImage: `radial-gradient(54% 92% at 0% 100%, ${color.background} 60%, transparent 100%)`,
    },
  },
});

export const overlay = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  fill: 'none',
  stroke: color.accent,
  forcedColorAdjust: 'none',
  '@media': { [forcedColors]: { stroke: 'CanvasText' } },
});

export const route = style({ strokeWidth: 1.6 });

export const mark = style({
  fill: color.surface.page,
  strokeWidth: 2.2,
  '@media': { [forcedColors]: { fill: 'Canvas' } },
});

export const home = style({
  fill: color.accent,
  stroke: color.surface.page,
  strokeWidth: 2,
  '@media': { [forcedColors]: { fill: 'CanvasText', stroke: 'Canvas' } },
});

/** Names are beside their marks in text size, however large the chart is. */
export const label = recipe({
  base: {
    position: 'absolute',
    color: color.text.primary,
    fontFamily: font.text,
    fontSize: '0.8125rem',
    fontWeight: weight.label,
    lineHeight: 1.3,
    whiteSpace: 'nowrap',
    paintOrder: 'stroke',
    WebkitTextStroke: `4px ${color.surface.page}`,
    '@media': { [forcedColors]: { WebkitTextStroke: '0' } },
  },
  variants: {
    side: {
      right: { transform: 'translate(12px, -50%)' },
      left: { transform: 'translate(calc(-100% - 12px), -50%)' },
      above: { transform: 'translate(-50%, calc(-100% - 9px))' },
      below: { transform: 'translate(-50%, 9px)' },
      belowLeft: { transform: 'translate(calc(-100% + 12px), 9px)' },
      belowRight: { transform: 'translate(-12px, 9px)' },
    },
  },
  defaultVariants: { side: 'right' },
});
