import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layered } from '../theme/layered.ts';
import { text } from '../theme/scale.css.ts';

/** A field with a currency prefix holds an amount, which has a larger font size. */
export const amount = style(layered.ui({ paddingInlineStart: '32px', fontSize: '1.25rem' }));

export const prefix = style(
  layered.ui({
    ...text.body,
    gridArea: '1 / 1',
    zIndex: 1,
    placeSelf: 'center start',
    marginInlineStart: '14px',
    color: vars.color.ink,
    fontWeight: 600,
    lineHeight: 1,
    pointerEvents: 'none',
  }),
);
