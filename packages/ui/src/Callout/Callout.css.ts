import { vars } from '../theme/contract.css.ts';
import { surface } from '../theme/surface.css.ts';
import { recipe, style } from '../theme/style.ts';
import { forcedColors, from } from '../theme/media.css.ts';
import { scallopedEdge } from '../theme/holes.css.ts';
import { radius, space } from '../theme/scale.css.ts';

const edge = scallopedEdge({ surface: vars.color.background, rim: vars.color.artwork.primary });

const base = style([
  surface.accent1,
  {
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    gap: '24px 40px',
    paddingBlock: 'clamp(24px, 3vw, 44px)',
    paddingInline: space.pageEdge,
    borderEndStartRadius: radius.panel,
    borderEndEndRadius: radius.panel,
    // The scalloped edge extends below the box; the margin keeps the next element clear of it.
    marginBlockEnd: edge.blockSize,
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      ...edge,
    },
    '@media': {
      [from.md]: { paddingInline: 'clamp(24px, 3vw, 44px)', borderRadius: radius.panel },
      [forcedColors]: { borderBlockEnd: '2px dotted', '::after': { content: 'none' } },
    },
  },
]);

const twoColumns = 'minmax(0, 7fr) minmax(0, 5fr)';

export const callout = recipe({
  base: [base],
  variants: {
    hasPicture: {
      false: {
        gridTemplate: '"message" "action" / minmax(0, 1fr)',
        '@media': { [from.lg]: { gridTemplate: `"message action" / ${twoColumns}` } },
      },
      true: {
        gridTemplate: '"message picture" "action action" / minmax(0, 1fr) auto',
        columnGap: space.s4,
        '@media': { [from.lg]: { gridTemplate: `"message picture" "action picture" / ${twoColumns}` } },
      },
    },
  },
});

export const message = style({ gridArea: 'message' });
export const picture = style({ gridArea: 'picture', '@media': { [from.lg]: { justifySelf: 'end' } } });
export const action = style({ gridArea: 'action' });
