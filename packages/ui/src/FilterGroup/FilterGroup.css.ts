import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { forcedColors, from } from '../theme/media.css.ts';
import { radius, space, target, text } from '../theme/scale.css.ts';

const onBar = `inset 0 -4px 0 ${vars.color.serial}`;
/** Room for the focus ring (3px, 3px away), which a scrolling rail would cut off. */
const ringRoom = '7px';

export const group = style({
  '@layer': {
    [layers.ui]: {
      display: 'flex',
      flexDirection: 'column',
      gap: space.s2,
      '@media': { [from.md]: { flexDirection: 'row', gap: space.s3 } },
    },
  },
});

export const label = style({
  '@layer': {
    [layers.ui]: {
      ...text.small,
      flex: 'none',
      fontWeight: 620,
      lineHeight: 1.3,
      '@media': { [from.md]: { lineHeight: target.minimum } },
    },
  },
});

/** On narrow pages a row that runs out of both page edges and scrolls; from 768px the chips wrap. */
export const rail = style({
  '@layer': {
    [layers.ui]: {
      display: 'flex',
      gap: space.s2,
      marginInline: `calc(-1 * ${space.pageEdge})`,
      marginBlock: `-${ringRoom}`,
      paddingInline: space.pageEdge,
      paddingBlock: ringRoom,
      overflowX: 'auto',
      overscrollBehaviorX: 'contain',
      scrollSnapType: 'x proximity',
      scrollPaddingInline: space.pageEdge,
      scrollbarWidth: 'none',
      '@media': {
        [from.md]: {
          flexWrap: 'wrap',
          flex: 1,
          minInlineSize: 0,
          margin: 0,
          padding: 0,
          overflow: 'visible',
        },
      },
    },
  },
});

export const chip = style({
  '@layer': {
    [layers.ui]: {
      ...text.small,
      flex: 'none',
      minBlockSize: target.minimum,
      maxInlineSize: '100%',
      paddingInline: space.s4,
      border: `1px solid ${vars.color.edge}`,
      borderRadius: radius.control,
      backgroundColor: vars.color.sheet,
      color: vars.color.ink,
      fontWeight: 560,
      lineHeight: 1.2,
      scrollSnapAlign: 'start',
      cursor: 'pointer',
      selectors: {
        '&[data-state=on]': {
          borderColor: vars.color.ink,
          backgroundColor: vars.color.ink,
          color: vars.color.paper,
          boxShadow: onBar,
        },
        '&[data-state=on]:focus-visible': { boxShadow: `0 0 0 3px ${vars.color.focusGap}, ${onBar}` },
      },
      '@media': {
        '(hover: hover)': { selectors: { '&:hover': { borderColor: vars.color.ink } } },
        [forcedColors]: {
          selectors: {
            '&[data-state=on]': {
              forcedColorAdjust: 'none',
              borderColor: 'Highlight',
              backgroundColor: 'Highlight',
              color: 'HighlightText',
            },
          },
        },
      },
    },
  },
});
