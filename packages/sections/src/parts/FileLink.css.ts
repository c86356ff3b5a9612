import { radius, space, target, text, weight } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

/** As high as a button, with a small drawn sheet before label and note. */
export const file = style({
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  columnGap: space.s3,
  minBlockSize: target.control,
  paddingBlock: '6px',
  paddingInline: space.s3,
  border: '1px solid',
  borderRadius: radius.control,
  fontWeight: weight.label,
  lineHeight: 1.25,
  textDecorationLine: 'none',
  '::before': {
    content: "''",
    flex: 'none',
    inlineSize: '26px',
    blockSize: '36px',
    border: '1px solid',
    backgroundImage: 'repeating-linear-gradient(currentcolor 0 1px, transparent 1px 5px)',
    backgroundClip: 'content-box',
    padding: '6px 5px',
  },
  selectors: { '&:hover': { textDecorationLine: 'underline' } },
});

export const note = style({ display: 'block', fontSize: text.label.fontSize, fontWeight: weight.body });
