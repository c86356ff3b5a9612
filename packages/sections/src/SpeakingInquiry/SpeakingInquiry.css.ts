import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { space, text } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const head = style({
  '@media': { [from.md]: { paddingBlockEnd: 'clamp(56px, 6vw, 96px)' } },
});

export const heading = style({
  ...text.mega,
  maxInlineSize: 'min(5.6em, 100%)',
  fontSize: 'clamp(3.25rem, 1rem + 8.4vw, 9rem)',
  lineHeight: 0.86,
  '@media': { 'screen and (max-width: 359px)': { fontSize: '2.875rem' } },
});

/** Margin below the stage in the drawing. */
const belowStage = '-8px';

/** Below the text on phones, wider than the page; behind the text at the end from 768 px. */
export const house = style({
  inlineSize: '150%',
  marginBlock: `26px ${belowStage}`,
  marginInlineStart: '-25%',
  color: `color-mix(in oklab, ${vars.color.text.primary}, ${vars.color.artwork.primary})`,
  selectors: { '&:empty': { blockSize: space.s5 } },
  '@media': {
    [from.md]: {
      position: 'absolute',
      zIndex: -1,
      insetBlockEnd: belowStage,
      insetInlineEnd: '-150px',
      inlineSize: 'min(53vw, 780px)',
      margin: 0,
    },
  },
});

/** Stacked; from 1024 px side by side where there is no drawing. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 'clamp(24px, 4vw, 64px)',
  '@media': {
    [from.lg]: {
      selectors: {
        [`:has(+ ${house}:empty) > &`]: {
          gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
          alignItems: 'last baseline',
        },
      },
    },
  },
});

export const formHeading = style({ marginBlockEnd: '30px' });

/** Sticky beside the form, clear of the fixed bars. */
export const requirements = style({
  marginBlockStart: space.s5,
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '100px', marginBlockStart: 0 } },
});
