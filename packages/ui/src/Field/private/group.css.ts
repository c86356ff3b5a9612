import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { layers } from '../../theme/layers.css.ts';
import { from } from '../../theme/media.css.ts';
import { space } from '../../theme/scale.css.ts';

/**
 * A control of several parts, or several controls under one question. What is wrong with it is said once:
 * by a bar that stands outside of the text edge, so that nothing moves when it appears.
 */
export const group = style({
  '@layer': {
    [layers.ui]: {
      position: 'relative',
      selectors: {
        '&[data-invalid]::before': {
          content: '""',
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: '-12px',
          // A border, because forced colours take backgrounds away.
          borderInlineStart: `3px solid ${vars.color.badSolid}`,
        },
      },
      '@media': {
        [from.md]: { selectors: { '&[data-invalid]::before': { insetInlineStart: '-19px' } } },
      },
    },
  },
});

/** Floats, because a legend in flow stands on the border of its fieldset, outside of what the bar measures. */
export const legend = style({
  '@layer': { [layers.ui]: { float: 'inline-start', inlineSize: '100%', marginBlockEnd: space.s2 } },
});

export const answers = style({ '@layer': { [layers.ui]: { clear: 'both' } } });

/** A hint of a group stands between the question and the answers. */
export const hint = style({ '@layer': { [layers.ui]: { marginBlockEnd: space.s2 } } });
