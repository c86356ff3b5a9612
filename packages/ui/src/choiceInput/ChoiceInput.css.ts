import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';

export const label = style(
  layered.ui({
    position: 'relative',
    cursor: 'pointer',
    selectors: {
      // Of the input only: the label can contain links.
      '&:has(> :focus-visible)': {
        outline: `3px solid ${vars.color.focus}`,
        outlineOffset: '3px',
        boxShadow: `0 0 0 3px ${vars.color.focusGap}`,
      },
      '&:has(> :disabled)': { cursor: 'not-allowed' },
    },
  }),
);

export const input = style(
  layered.ui({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    margin: 0,
    opacity: 0,
    cursor: 'inherit',
  }),
);
