import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { target, text } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

const { color } = vars;

export const contents = style({
  borderBlockStart: rule.strong,
  '@media': {
    [from.lg]: {
      position: 'sticky',
      insetBlockStart: '120px',
      maxBlockSize: 'calc(100dvh - 140px)',
      overflowY: 'auto',
    },
    print: { display: 'none' },
  },
});

/** Numbered by the list; a bar marks the section chosen last. */
export const entry = style({
  ...text.small,
  display: 'flex',
  alignItems: 'center',
  gap: '16px',
  minBlockSize: target.minimum,
  paddingInlineStart: '12px',
  borderBlockEnd: rule.hair,
  borderInlineStart: '3px solid transparent',
  counterIncrement: 'part',
  selectors: {
    '&::before': { content: 'counter(part)', minInlineSize: '1.2em', color: color.text.secondary },
    '&:is(:hover, :focus-within)': { borderInlineStartColor: color.accent },
  },
});
