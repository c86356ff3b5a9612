import { fallbackVar, keyframes } from '@vanilla-extract/css';
import { duration, easing, layout, radius, space, target, text, zIndex, weight } from '../../theme/scale.css.ts';
import { iconButton } from '../../theme/iconButton.css.ts';
import { toastTop } from '../toastTop.css.ts';
import { toastHeight } from '../../modal/toastHeight.ts';
import { color, forcedColors, from, globalStyle, stacked, style, styleVariants, vars } from '../../theme/style.ts';

const gap = space.s3;
/** Padding for focus ring and shadow, which a scrolling list would clip. */
const bleed = space.s3;

/** Below the banner and navigation bar at their maximum height. */
const underBars = `calc(${layout.bannerDesktop} + ${layout.navDesktop} + 28px)`;
const top = `calc(${fallbackVar(toastTop, underBars)} - ${bleed})`;

/** At the bottom of narrow screens; from 768px at the top right, below the bars. The newest toast is at the bottom. */
export const viewport = style({
  position: 'fixed',
  zIndex: zIndex.toast,
  insetBlock: 'auto env(safe-area-inset-bottom, 0px)',
  insetInline: 0,
  ...stacked,
  gap,
  inlineSize: 'auto',
  maxBlockSize: '70dvb',
  padding: bleed,
  border: 0,
  overflowY: 'auto',
  backgroundColor: 'transparent',
  color: 'inherit',
  pointerEvents: 'none',
  selectors: { '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' }, '&:empty': { outline: 'none' } },
  '@media': {
    [from.md]: {
      insetBlock: `${top} auto`,
      maxBlockSize: `calc(100dvb - ${top})`,
      insetInline: `auto calc(${space.s5} - ${bleed})`,
      inlineSize: `calc(24rem + 2 * ${bleed})`,
      // Beside the dialog, which is 40rem wide, as far as there is space.
      selectors: { 'dialog &': { maxInlineSize: 'max(17.5rem, 50vw - 20rem - 20px)' } },
    },
    print: { display: 'none' },
  },
});

// On narrow screens toasts cover the bottom of the page: padding lets the page scroll clear of them.
globalStyle(':root', {
  scrollPaddingBlockEnd: `var(${toastHeight}, 0)`,
  '@media': { [from.md]: { scrollPaddingBlockEnd: 0 } },
});
globalStyle('body', { paddingBlockEnd: `var(${toastHeight}, 0)`, '@media': { [from.md]: { paddingBlockEnd: 0 } } });

const arrive = keyframes({ from: { transform: 'translateY(12px)' } });

const toastBase = style({
  position: 'relative',
  flex: 'none',
  display: 'flex',
  gap: space.s2,
  minBlockSize: target.control,
  paddingBlock: '14px',
  paddingInline: `18px ${target.control}`,
  borderRadius: radius.control,
  boxShadow: vars.shadow,
  // Seen on a surface of the same colour, and in forced colours, which remove the background.
  border: '1px solid color-mix(in srgb, currentColor 30%, transparent)',
  pointerEvents: 'auto',
  animation: `${arrive} ${duration.base} ${easing.out}`,
  selectors: {
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&:focus-visible': { boxShadow: `0 0 0 3px ${color.background}` },
  },
});

export const toast = styleVariants({
  default: [toastBase, { backgroundColor: color.text.primary, color: color.surface.page }],
  destructive: [toastBase, { backgroundColor: color.destructive.background, color: color.destructive.text }],
});

export const mark = style({ flex: 'none', display: 'flex', alignItems: 'center', blockSize: '1.5rem' });

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const title = style({ ...text.body, fontSize: '1rem', fontWeight: weight.label, lineHeight: 1.5 });

export const description = style({ ...text.small, lineHeight: 1.4 });

export const close = style([
  iconButton.small,
  {
    position: 'absolute',
    insetBlockStart: '4px',
    insetInlineEnd: '4px',
    selectors: {
      // The ring is inside the toast, whose background differs from the page's.
      '&:focus-visible': { outlineColor: 'currentColor', outlineOffset: '-6px', boxShadow: 'none' },
    },
    '@media': {
      '(hover: hover)': { selectors: { '&:hover': { boxShadow: 'inset 0 0 0 1.5px currentColor' } } },
      [forcedColors]: { border: '1px solid' },
    },
  },
]);
