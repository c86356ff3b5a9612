import { space } from '@podium/ui/theme/scale.css';
import { color, column, rule, spread, style, wrapping } from '../style.ts';

/** Where the list is wide enough for a title beside the badge: the list is a container. */
const wide = '(min-inline-size: 33.75rem)';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateAreas: "'date' 'words' 'status' 'emblem' 'more'",
  alignItems: 'start',
  gap: `${space.s2} ${space.s4}`,
  paddingBlock: '22px 10px',
  selectors: { '& + &': { borderBlockStart: rule.hair }, '&:first-child': { paddingBlockStart: space.s1 } },
  '@container': {
    '(min-inline-size: 14rem)': {
      gridTemplateColumns: 'minmax(5.5rem, max-content) minmax(0, 1fr)',
      gridTemplateAreas: "'date words' 'date status' 'emblem more'",
    },
    [wide]: {
      gridTemplateColumns: 'minmax(7rem, max-content) minmax(0, 1fr) auto',
      gridTemplateAreas: "'date words status' 'emblem more more'",
      columnGap: '20px',
      rowGap: 0,
    },
  },
});

export const date = style({ gridArea: 'date' });

export const pastDate = style([date, { color: color.text.secondary }]);

export const words = style({ gridArea: 'words', ...column, gap: '6px' });

/** The badge and the past mark: on one line in a narrow list, else the badge, which some past events lack, below it. */
export const status = style({
  gridArea: 'status',
  ...spread,
  gap: `${space.s2} ${space.s3}`,
  '@container': { [wide]: { flexDirection: 'column', alignItems: 'end', rowGap: space.s4, marginBlockStart: '4px' } },
});

export const mark = style({
  marginInlineStart: 'auto',
  color: color.border.control,
  fontSize: '16px',
  '@container': { [wide]: { order: -1 } },
});

/** Marks events that are also in the drawer; drawn from the event's figures. */
export const emblem = style({
  gridArea: 'emblem',
  inlineSize: '64px',
  marginBlockStart: '-12px',
  // The row is as high as without it.
  '@container': { [wide]: { marginBlockStart: '-20px' } },
});

export const pastEmblem = style([emblem, { color: color.border.control }]);

export const more = style({
  gridArea: 'more',
  ...wrapping,
  alignItems: 'baseline',
  columnGap: space.s4,
});
