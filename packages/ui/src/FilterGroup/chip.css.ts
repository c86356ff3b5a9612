import { choiceLabel } from '../choiceInput/ChoiceInput.css.ts';
import { radius, space, target, text, weight } from '../theme/scale.css.ts';
import { color, forcedColors, ifDecorated, style } from '../theme/style.ts';

const onBar = `inset 0 ${ifDecorated('-4px')} 0 ${color.accent}`;

const selected = '&:is(:has(:checked), [aria-pressed=true])';

/** A toggle button, or the label of a radio button. The decorated look adds a bar to the selected one. */
export const chip = style([
  choiceLabel,
  {
    ...text.small,
    flex: 'none',
    display: 'grid',
    alignContent: 'center',
    minBlockSize: target.minimum,
    maxInlineSize: '100%',
    paddingBlock: space.s2,
    paddingInline: space.s4,
    border: `1px solid ${color.border.control}`,
    borderRadius: radius.control,
    backgroundColor: color.field.background,
    color: color.field.text,
    fontWeight: weight.medium,
    lineHeight: 1.2,
    textAlign: 'center',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: {
      [selected]: {
        printColorAdjust: 'exact',
        borderColor: color.field.text,
        backgroundColor: color.field.text,
        color: color.surface.page,
        boxShadow: onBar,
      },
      [`${selected}:is(:has(:focus-visible), :focus-visible)`]: {
        boxShadow: `0 0 0 3px ${color.background}, ${onBar}`,
      },
    },
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { borderColor: color.field.text } } },
      [forcedColors]: {
        selectors: {
          [selected]: {
            forcedColorAdjust: 'none',
            borderColor: 'Highlight',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
          },
        },
      },
    },
  },
]);
