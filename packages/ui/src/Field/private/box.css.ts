import { radius, target, text, weight } from '../../theme/scale.css.ts';
import { color, ifDecorated, style } from '../../theme/style.ts';

export const box = style({
  ...text.body,
  gridArea: '1 / 1',
  inlineSize: '100%',
  minInlineSize: 0,
  minBlockSize: target.control,
  paddingBlock: 0,
  paddingInline: '14px',
  border: `1px solid ${color.border.control}`,
  borderBlockEndWidth: `calc(1px + ${ifDecorated('1px')})`,
  borderRadius: radius.control,
  backgroundColor: color.field.background,
  color: color.field.text,
  fontWeight: weight.body,
  lineHeight: 1.3,
  textOverflow: 'ellipsis',
  '::placeholder': { color: color.field.placeholder, opacity: 1 },
  selectors: {
    // Browsers give autofilled fields a yellow or blue background in both themes; only an inset shadow covers it.
    '&:autofill': {
      boxShadow: `inset 0 0 0 100px ${color.surface.alt}`,
      WebkitTextFillColor: color.field.text,
      caretColor: color.field.text,
    },
    '&:autofill:focus-visible': { boxShadow: `0 0 0 3px ${color.background}, inset 0 0 0 100px ${color.surface.alt}` },
    '&[aria-invalid=true]': {
      borderColor: color.border.danger,
      borderBlockEndWidth: `calc(1px + ${ifDecorated('2px')})`,
    },
  },
  '@media': {
    '(hover: hover)': { selectors: { '&:hover:not([aria-invalid=true])': { borderColor: color.field.text } } },
  },
});

/** A field with a currency prefix contains an amount, which has a larger font size. */
export const amount = style([box, { paddingInlineStart: '32px', fontSize: '1.25rem' }]);

export const prefix = style({
  ...text.body,
  gridArea: '1 / 1',
  zIndex: 1,
  placeSelf: 'center start',
  marginInlineStart: '14px',
  color: color.text.primary,
  fontWeight: weight.label,
  lineHeight: 1,
  pointerEvents: 'none',
});

/** Grows with its text up to three fifths of the viewport. Without `field-sizing`, visitors can drag it higher. */
export const area = style([
  box,
  {
    display: 'block',
    minBlockSize: '120px',
    maxBlockSize: 'max(60dvb, 120px)',
    paddingBlock: '12px',
    lineHeight: 1.45,
    fieldSizing: 'content',
    resize: 'vertical',
    overflowWrap: 'anywhere',
  },
]);
