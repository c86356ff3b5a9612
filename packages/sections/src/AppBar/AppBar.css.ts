import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { layout, maxWidth, space, target, text } from '@podium/ui/theme/scale.css';

export const bar = style({
  '@layer': {
    [layers.sections]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space.s2} ${space.s4}`,
      minBlockSize: layout.navDesktop,
      maxInlineSize: `calc(${maxWidth} + 2 * ${space.pageEdge})`,
      marginInline: 'auto',
      paddingBlock: space.s3,
      paddingInline: space.pageEdge,
    },
  },
});

export const brand = style({
  '@layer': {
    [layers.sections]: {
      display: 'flex',
      alignItems: 'center',
      minBlockSize: target.minimum,
      minInlineSize: 0,
      color: 'inherit',
      textDecoration: 'none',
    },
  },
});

export const note = style({
  '@layer': {
    [layers.sections]: {
      ...text.small,
      marginInlineStart: 'auto',
      color: vars.color.ink2,
      lineHeight: 1.3,
      '@media': { [from.md]: { marginInlineEnd: space.s1 } },
    },
  },
});
