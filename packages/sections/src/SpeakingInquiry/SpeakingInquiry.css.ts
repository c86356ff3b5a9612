import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { space, text } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const heading = style({
  ...text.mega,
  maxInlineSize: 'min(5.6em, 100%)',
  marginBlockEnd: 'clamp(24px, 4vw, 64px)',
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
  ':empty': { display: 'none' },
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

const belowText = { paddingBlockEnd: 'clamp(56px, 6vw, 96px)' };

/** On phones the drawing is below the text, if there is one. */
export const head = style({
  selectors: { [`&:has(> ${house}:empty)`]: belowText },
  '@media': { [from.md]: belowText },
});

export const formHeading = style({ marginBlockEnd: '30px' });

/** Sticky beside the form, clear of the fixed bars. */
export const requirements = style({
  marginBlockStart: space.s5,
  '@media': { [from.lg]: { position: 'sticky', insetBlockStart: '100px', marginBlockStart: 0 } },
});
