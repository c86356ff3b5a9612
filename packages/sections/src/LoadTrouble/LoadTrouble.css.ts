import { style } from '@vanilla-extract/css';
import { layers } from '@podium/ui/theme/layers.css';
import { space, target, text, zIndex } from '@podium/ui/theme/scale.css';

export const bar = style({
  '@layer': {
    [layers.sections]: {
      ...text.small,
      position: 'fixed',
      insetBlockEnd: 0,
      insetInline: 0,
      zIndex: zIndex.toast,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space.s2} ${space.s4}`,
      minBlockSize: target.control,
      paddingBlock: space.s2,
      paddingInline: space.pageEdge,
      selectors: { '&[hidden]': { display: 'none' } },
    },
  },
});
