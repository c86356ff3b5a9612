import { vars } from '../../theme/contract.css.ts';
import { label } from './fieldParts.css.ts';
import { style } from '../../theme/style.ts';
import { from } from '../../theme/media.css.ts';
import { space } from '../../theme/scale.css.ts';

/**
 * Several controls under one question. An error is shown once for the group, by a bar outside the text edge, so that it
 * does not shift the layout.
 */
export const group = style({
  position: 'relative',
  selectors: {
    '&[data-invalid]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '-12px',
      // A border, because forced colours remove backgrounds.
      borderInlineStart: `3px solid ${vars.color.border.danger}`,
    },
  },
  '@media': {
    [from.md]: { selectors: { '&[data-invalid]::before': { insetInlineStart: '-19px' } } },
  },
});

/** Floated: a legend in flow is on the border of its fieldset, and the bar would not cover it. */
export const legend = style([label, { float: 'inline-start', inlineSize: '100%', marginBlockEnd: space.s2 }]);

export const answers = style({ clear: 'both' });

/** Between the legend and the options. */
export const hint = style({ marginBlockEnd: space.s2 });
