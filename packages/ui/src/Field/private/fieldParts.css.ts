import { vars } from '../../theme/contract.css.ts';
import { errorPadding } from '../../theme/surface.css.ts';
import { style } from '../../theme/style.ts';
import { radius, text } from '../../theme/scale.css.ts';

/** Above a control or a group of controls. */
export const label = style({
  ...text.small,
  display: 'block',
  fontWeight: 620,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
});

/** After the label: '(optional)'. */
export const note = style({ fontWeight: 420, opacity: 0.85 });

export const hint = style({
  ...text.label,
  color: vars.color.text.secondary,
  fontWeight: 450,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

/** Takes no space while empty: live regions must exist before their message. */
export const message = style({
  ...text.label,
  display: 'flex',
  gap: '7px',
  fontWeight: 600,
  lineHeight: 1.4,
  color: vars.color.text.danger,
  overflowWrap: 'anywhere',
  selectors: {
    '&:not(:empty)': {
      marginBlockStart: '6px',
      padding: errorPadding,
      borderRadius: radius.control,
      backgroundColor: vars.color.text.dangerBackground,
    },
  },
});

/** Aligns the triangle with the first line of the message. */
export const messageMark = style({ flex: 'none', display: 'flex', alignItems: 'center', blockSize: '1.4em' });
