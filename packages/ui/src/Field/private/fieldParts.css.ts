import { vars } from '../../theme/contract.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { radius, space, text } from '../../theme/scale.css.ts';

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

const hintBase = style({ ...text.label, fontWeight: 450, lineHeight: 1.4, overflowWrap: 'anywhere' });

export const hint = styleVariants({
  paper: [hintBase, { color: vars.color.ink2 }],
  sun: [hintBase, { color: 'inherit' }],
});

/** Takes no space while empty: live regions must exist before their message. */
const messageBase = style({
  ...text.label,
  display: 'flex',
  gap: '7px',
  fontWeight: 600,
  lineHeight: 1.4,
  color: vars.color.badFg,
  overflowWrap: 'anywhere',
  selectors: { '&:not(:empty)': { marginBlockStart: '6px' } },
});

export const message = styleVariants({
  paper: [messageBase],
  sun: [
    messageBase,
    {
      borderRadius: radius.control,
      selectors: {
        '&:not(:empty)': { padding: `${space.s2} 10px`, backgroundColor: vars.color.badBg },
      },
    },
  ],
});

/** Aligns the triangle with the first line of the message. */
export const messageMark = style({ flex: 'none', display: 'flex', alignItems: 'center', blockSize: '1.4em' });
