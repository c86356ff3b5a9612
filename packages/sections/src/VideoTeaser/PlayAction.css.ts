import { vars } from '@podium/ui/theme/contract.css';
import { forcedColors, reducedMotion } from '@podium/ui/theme/media.css';
import { duration, radius, text } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

const { color } = vars;

export const play = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '18px',
  marginBlockStart: '30px',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: text.body.fontSize,
  fontWeight: 620,
  textAlign: 'start',
  textDecoration: 'none',
  selectors: { '&[aria-disabled]': { cursor: 'default' } },
});

/** A clipped square draws the triangle, in the foreground colour of the disc. */
export const disc = style({
  flex: 'none',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '84px',
  blockSize: '84px',
  borderRadius: radius.full,
  backgroundColor: color.highlight.background,
  selectors: {
    '&::after': {
      content: '',
      inlineSize: '26px',
      blockSize: '30px',
      marginInlineStart: '8px',
      backgroundColor: color.highlight.text,
      clipPath: 'polygon(0 0, 100% 50%, 0 100%)',
    },
  },
  '@media': { [forcedColors]: { border: '2px solid', forcedColorAdjust: 'none' } },
});

export const hint = style({
  display: 'block',
  fontSize: text.label.fontSize,
  fontWeight: 500,
  opacity: 0,
  transition: `opacity ${duration.base}`,
  selectors: { [`${play}:is(:hover, :focus) &`]: { opacity: 1 } },
  '@media': { [reducedMotion]: { transition: 'none' } },
});
