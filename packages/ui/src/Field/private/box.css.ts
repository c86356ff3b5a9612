import { vars } from '../../theme/contract.css.ts';
import { style, styleVariants } from '../../theme/style.ts';
import { radius, target, text } from '../../theme/scale.css.ts';

const boxBase = style({
  ...text.body,
  gridArea: '1 / 1',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: target.control,
  paddingBlock: 0,
  paddingInline: '14px',
  borderStyle: 'solid',
  borderWidth: '1px',
  borderBlockEndWidth: '2px',
  borderRadius: radius.control,
  backgroundColor: vars.color.sheet,
  color: vars.color.ink,
  fontWeight: 450,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  '::placeholder': { color: vars.color.ink3, opacity: 1 },
  selectors: {
    '&:disabled': {
      borderStyle: 'dashed',
      backgroundColor: vars.color.laid,
      color: vars.color.ink3,
      WebkitTextFillColor: vars.color.ink3,
      opacity: 1,
      cursor: 'not-allowed',
    },
    // Browsers give autofilled fields a yellow or blue background in both themes; only an inset shadow covers it.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${vars.color.laid}`,
      WebkitTextFillColor: vars.color.ink,
      caretColor: vars.color.ink,
    },
    '&:autofill:focus-visible': {
      boxShadow: `0 0 0 3px ${vars.color.focusGap}, inset 0 0 0 100px ${vars.color.laid}`,
    },
  },
});

function withEdge(edge: string) {
  return {
    borderColor: edge,
    '@media': {
      '(hover: hover)': {
        selectors: { '&:hover:enabled:not([aria-invalid=true])': { borderColor: vars.color.ink } },
      },
    },
    selectors: {
      '&[aria-invalid=true]': {
        borderColor: vars.color.badSolid,
        borderBlockEndWidth: '3px',
      },
    },
  };
}

/** The box of a text control, on each surface. */
export const box = styleVariants({
  paper: [boxBase, withEdge(vars.color.edge)],
  sun: [boxBase, withEdge(vars.color.fieldEdgeSun)],
});
