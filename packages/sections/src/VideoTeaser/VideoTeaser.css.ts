import { radius, space, text, weight } from '@podium/ui/theme/scale.css';
import { centred, color, forcedColors, from, style } from '../style.ts';

export const art = style({
  position: 'absolute',
  zIndex: -1,
  insetInline: 0,
  insetBlockStart: 0,
  blockSize: '76%',
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    backgroundImage: `linear-gradient(0deg, ${color.background} 8%, transparent 40%)`,
  },
  '@media': {
    [from.lg]: {
      blockSize: '100%',
      '::after': { backgroundImage: `radial-gradient(60% 70% at 78% 88%, ${color.background} 45%, transparent 100%)` },
    },
  },
});

/**
 * On phones the drawing is above the text. From 1024 px the text is in the corner where the drawing fades out. Without
 * a drawing the stage is as high as the text.
 */
export const stage = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  minBlockSize: '680px',
  paddingBlock: 'clamp(40px, 5vw, 80px)',
  selectors: { [`&:has(> ${art}:empty)`]: { minBlockSize: 0, paddingBlock: space.section } },
  '@media': { [from.lg]: { minBlockSize: 'clamp(520px, 50vw, 760px)' } },
});

export const words = style({
  '@media': {
    [from.lg]: {
      marginInlineStart: `calc(50% + ${space.gutter} / 2)`,
      selectors: {
        [`${art}:empty + * > &`]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) auto',
          alignItems: 'end',
          gap: space.s7,
          marginInlineStart: 0,
        },
      },
    },
  },
});

export const unavailable = style({ marginBlockStart: '30px' });

export const play = style([
  unavailable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '18px',
    fontSize: text.body.fontSize,
    fontWeight: weight.label,
    textDecoration: 'none',
  },
]);

/** A clipped square draws the triangle, in the foreground colour of the disc. */
export const disc = style({
  flex: 'none',
  ...centred,
  inlineSize: '84px',
  blockSize: '84px',
  borderRadius: radius.full,
  backgroundColor: color.highlight.background,
  '::after': {
    content: '',
    inlineSize: '26px',
    blockSize: '30px',
    marginInlineStart: '8px',
    backgroundColor: color.highlight.text,
    clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
  },
  '@media': { [forcedColors]: { border: '2px solid', forcedColorAdjust: 'none' } },
});
