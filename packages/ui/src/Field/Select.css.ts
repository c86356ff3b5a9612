import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { surface } from '../theme/surface.css.ts';
import { layered } from '../theme/layered.ts';
import { forcedColors, from, reducedMotion } from '../theme/media.css.ts';
import { duration, easing, radius, space, target, text, zIndex } from '../theme/scale.css.ts';

/** Contains the button and the hidden native select that Radix renders in forms. */
export const place = style(layered.ui({ position: 'relative', display: 'grid' }));

export const trigger = style(
  layered.ui({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s3,
    paddingBlock: '10px',
    textAlign: 'start',
    overflowWrap: 'anywhere',
    cursor: 'pointer',
    selectors: { '&[data-placeholder]': { color: vars.color.ink3 } },
  }),
);

const unroll = keyframes({ from: { translate: '0 -8px', opacity: 0 } });

/** As wide as its field, and at most as high as the available viewport space. */
export const list = style([
  surface.sheet,
  layered.ui({
    zIndex: zIndex.dialog,
    inlineSize: 'var(--radix-select-trigger-width)',
    maxBlockSize: 'var(--radix-select-content-available-height)',
    overflow: 'hidden',
    border: `1px solid ${vars.color.edge}`,
    borderRadius: radius.control,
    boxShadow: vars.shadow,
    animation: `${unroll} ${duration.fast} ${easing.out}`,
    '@media': { [reducedMotion]: { animation: 'none' } },
  }),
]);

export const option = style(
  layered.ui({
    ...text.body,
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.s3,
    minBlockSize: target.minimum,
    paddingBlock: space.s2,
    paddingInline: '14px',
    lineHeight: 1.3,
    overflowWrap: 'anywhere',
    userSelect: 'none',
    cursor: 'pointer',
    selectors: {
      '&[data-state=checked]': { fontWeight: 620 },
      // A border, because forced colours remove shadows and backgrounds.
      '&[data-state=checked]::before': {
        content: '""',
        position: 'absolute',
        insetBlock: 0,
        insetInlineStart: 0,
        borderInlineStart: `4px solid ${vars.color.serial}`,
      },
      '&[data-highlighted]': { backgroundColor: vars.color.laid },
      '&:focus-visible': { outlineOffset: '-3px', boxShadow: 'none' },
    },
    '@media': {
      [forcedColors]: {
        selectors: {
          '&[data-highlighted]': {
            forcedColorAdjust: 'none',
            backgroundColor: 'Highlight',
            color: 'HighlightText',
            outlineColor: 'CanvasText',
          },
        },
      },
    },
  }),
);

/**
 * While the list is open, Radix locks scrolling by `body[data-scroll-locked]` and adds a body margin for the scrollbar;
 * fixed elements would still jump. Where scrollbars take room, the page reserves it instead.
 */
const locked = 'body[data-scroll-locked]';

globalStyle(`:root:has(> ${locked})`, layered.ui({ '@media': { [from.lg]: { scrollbarGutter: 'stable' } } }));

globalStyle(locked, layered.ui({ '@media': { [from.lg]: { marginRight: '0 !important' } } }));

export const tick = style(layered.ui({ flex: 'none' }));
