import { vars } from '@podium/ui/theme/contract.css';
import { forcedColors } from '@podium/ui/theme/media.css';
import { radius, text } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

const { color } = vars;

export const unavailable = style({ marginBlockStart: '30px' });

export const play = style([
  unavailable,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '18px',
    color: 'inherit',
    fontSize: text.body.fontSize,
    fontWeight: 620,
    textDecoration: 'none',
  },
]);

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
