import { surface } from '@podium/ui/theme/surface.css';
import { space, target, text, zIndex } from '@podium/ui/theme/scale.css';
import { globalStyle, style, wrapping } from '../style.ts';

/** Height of the bar when its text takes two lines and its link a third. */
const room = '128px';

export const bar = style([
  surface.inverseAlt,
  {
    ...text.small,
    position: 'fixed',
    insetBlockEnd: 0,
    insetInline: 0,
    zIndex: zIndex.toast,
    ...wrapping,
    alignItems: 'center',
    gap: `${space.s2} ${space.s4}`,
    minBlockSize: target.control,
    paddingBlock: space.s2,
    paddingInline: space.pageEdge,
    '@media': { print: { display: 'none' } },
  },
]);

// While the bar is shown, the page gets padding so that the bar covers neither its end nor the focused element.
const isShown = `:root:has(${bar}:not([hidden]))`;
globalStyle(isShown, { scrollPaddingBlockEnd: room });
globalStyle(`${isShown} body`, { paddingBlockEnd: room });
