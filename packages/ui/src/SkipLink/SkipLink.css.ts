import { font, radius, space, target, zIndex, weight } from '../theme/scale.css.ts';
import { color, style } from '../theme/style.ts';

export const skipLink = style({
  position: 'fixed',
  zIndex: zIndex.toast,
  insetBlockStart: space.s3,
  insetInlineStart: space.pageEdge,
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: target.minimum,
  maxInlineSize: `calc(100% - 2 * ${space.pageEdge})`,
  paddingBlock: space.s2,
  paddingInline: space.s4,
  overflowWrap: 'anywhere',
  borderRadius: radius.control,
  backgroundColor: color.text.primary,
  color: color.surface.page,
  fontFamily: font.text,
  fontWeight: weight.label,
  selectors: { '&:not(:focus)': { clipPath: 'inset(50%)', pointerEvents: 'none' } },
  '@media': { print: { display: 'none' } },
});
