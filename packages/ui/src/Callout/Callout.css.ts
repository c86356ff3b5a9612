import { vars } from '../theme/contract.css.ts';
import { surface } from '../theme/surface.css.ts';
import { style } from '../theme/style.ts';
import { forcedColors, from } from '../theme/media.css.ts';
import { tornEdge } from '../theme/perforation.css.ts';
import { radius, space } from '../theme/scale.css.ts';

const tear = tornEdge({ surface: vars.color.background, rim: vars.color.artwork.primary });

export const callout = style([
  surface.accent1,
  {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    gap: '24px 40px',
    paddingBlock: 'clamp(24px, 3vw, 44px)',
    paddingInline: space.pageEdge,
    borderEndStartRadius: radius.panel,
    borderEndEndRadius: radius.panel,
    // The torn edge extends below the box; the margin keeps the next element clear of it.
    marginBlockEnd: tear.blockSize,
    '::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '100%',
      insetInline: 0,
      ...tear,
    },
    '@media': {
      [from.md]: { paddingInline: 'clamp(24px, 3vw, 44px)', borderRadius: radius.panel },
      [from.lg]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
      [forcedColors]: { borderBlockEnd: '2px dotted', '::after': { content: 'none' } },
    },
  },
]);
