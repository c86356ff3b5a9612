import { choiceLabel } from '../../choiceInput/ChoiceInput.css.ts';
import { radius, space, target, text, weight } from '../../theme/scale.css.ts';
import { centred, color, globalStyle, style, styleVariants, wrapping } from '../../theme/style.ts';

const onEdge = `inset 0 0 0 1.5px ${color.action.background}`;
const padding = '14px';
const markSize = '22px';
const markGap = space.s3;

/** Rows are in two columns where both are wide enough for a long word. */
export const layout = styleVariants({
  chips: { ...wrapping, gap: space.s2 },
  rows: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, max(14.5rem, 40%)), 1fr))',
    gap: '10px',
  },
});

/** The whole row is the control: 52px high, as wide as its column. */
export const row = style([
  choiceLabel,
  {
    ...text.body,
    display: 'flex',
    alignItems: 'center',
    gap: markGap,
    inlineSize: '100%',
    minBlockSize: target.control,
    paddingBlock: '10px',
    paddingInline: padding,
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.control,
    backgroundColor: color.field.background,
    color: color.field.text,
    fontWeight: weight.medium,
    lineHeight: 1.3,
    textAlign: 'start',
    overflowWrap: 'anywhere',
    selectors: {
      '&:has(:checked)': {
        borderColor: color.action.background,
        backgroundColor: color.surface.alt,
        boxShadow: onEdge,
      },
      '&:has(:checked:focus-visible)': { boxShadow: `0 0 0 3px ${color.background}, ${onEdge}` },
    },
    '@media': { '(hover: hover)': { selectors: { '&:hover:not(:has(:checked))': { borderColor: color.field.text } } } },
  },
]);

const markBase = style({
  flex: 'none',
  ...centred,
  inlineSize: markSize,
  blockSize: markSize,
  border: `1.5px solid ${color.border.control}`,
  backgroundColor: color.field.background,
  color: color.action.text,
  selectors: { ':checked + &': { borderColor: color.action.background, backgroundColor: color.action.background } },
});

/** Drawn with borders, because forced colours remove backgrounds. */
const whenChecked = (drawing: Record<string, string | number>) => ({
  ':checked + &::after': { content: '""', ...drawing },
});

export const mark = styleVariants({
  radio: [
    markBase,
    {
      borderRadius: radius.full,
      selectors: whenChecked({ border: '4px solid currentColor', borderRadius: radius.full }),
    },
  ],
  checkbox: [
    markBase,
    {
      borderRadius: `min(${radius.panel}, 6px)`,
      selectors: whenChecked({
        inlineSize: '11px',
        blockSize: '6px',
        border: 'solid currentColor',
        borderWidth: '0 0 2px 2px',
        transform: 'rotate(-45deg) translate(1px, -1px)',
      }),
    },
  ],
});

/** A row whose label is a sentence, which can contain links. Its spaces include the border. */
export const statement = style([
  row,
  { gap: `calc(${markGap} - 1px)`, paddingBlock: '9px', paddingInlineEnd: `calc(${padding} - 1px)`, lineHeight: 1.4 },
]);

export const words = style({ minInlineSize: 0 });

// Above the input, so that a press on a link does not toggle.
globalStyle(`${words} a`, { position: 'relative' });
