import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { ground } from '../theme/fields.css.ts';
import { layers } from '../theme/layers.css.ts';
import { forcedColors, from } from '../theme/media.css.ts';
import { tornEdge } from '../theme/perforation.css.ts';
import { space } from '../theme/scale.css.ts';

export const coupon = style([
  ground.sun,
  {
    '@layer': {
      [layers.ui]: {
        position: 'relative',
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr)',
        alignItems: 'center',
        gap: '24px 40px',
        paddingBlock: 'clamp(24px, 3vw, 44px)',
        paddingInline: space.pageEdge,
        // The teeth are outside of the box: what stands below keeps its distance from them.
        marginBlockEnd: tornEdge({ ground: vars.color.sun, rim: vars.color.sunLine }).blockSize,
        '::after': {
          content: '""',
          position: 'absolute',
          insetBlockStart: '100%',
          insetInline: 0,
          ...tornEdge({ ground: vars.color.sun, rim: vars.color.sunLine }),
        },
        '@media': {
          [from.md]: { paddingInline: 'clamp(24px, 3vw, 44px)' },
          [from.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
          [forcedColors]: { borderBlockEnd: '2px dotted', '::after': { content: 'none' } },
        },
      },
    },
  },
]);
