import { errorPadding } from '../../theme/surface.css.ts';
import { radius, space, text, weight } from '../../theme/scale.css.ts';
import { color, from, style, wrapping } from '../../theme/style.ts';

const labelBase = style({
  ...text.small,
  display: 'block',
  fontWeight: weight.label,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

export const label = style([labelBase, { marginBlockEnd: '6px' }]);

export const note = style({ fontWeight: weight.body, opacity: 0.85 });

/** The control and its prefix share one grid cell. */
export const frame = style({ position: 'relative', display: 'grid' });

/** The hint, and the count at the end of its line. */
export const foot = style({
  ...wrapping,
  columnGap: space.s3,
  justifyContent: 'space-between',
  marginBlockStart: '6px',
});

export const hint = style({
  ...text.label,
  color: color.text.secondary,
  fontWeight: weight.body,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

/** At the end of the line, also without a hint. */
export const count = style([
  hint,
  { marginInlineStart: 'auto', selectors: { '&[data-over]': { color: color.text.danger, fontWeight: weight.label } } },
]);

/** Takes no space while empty: live regions must exist before their message. */
export const message = style({
  ...text.label,
  display: 'flex',
  gap: '7px',
  lineHeight: 1.4,
  color: color.text.danger,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:empty)': {
      marginBlockStart: '6px',
      padding: errorPadding,
      borderRadius: radius.control,
      backgroundColor: color.text.dangerBackground,
    },
  },
});

/** Aligns the triangle with the first line of the message. */
export const messageMark = style({ flex: 'none', display: 'flex', alignItems: 'center', blockSize: '1.4em' });

/** Several controls under one question. A bar outside the text edge shows an error without shifting the layout. */
export const group = style({
  position: 'relative',
  selectors: {
    '&[data-invalid]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      insetInlineStart: '-12px',
      // A border, because forced colours remove backgrounds.
      borderInlineStart: `3px solid ${color.border.danger}`,
    },
  },
  '@media': { [from.md]: { selectors: { '&[data-invalid]::before': { insetInlineStart: '-19px' } } } },
});

/** Floated: a legend in flow is on the border of its fieldset, and the bar would not cover it. */
export const legend = style([labelBase, { float: 'inline-start', inlineSize: '100%', marginBlockEnd: space.s2 }]);

export const answers = style({ clear: 'both' });

export const checkboxHint = style([hint, { marginBlockStart: space.s2 }]);

export const groupHint = style([hint, { marginBlockEnd: space.s2 }]);
