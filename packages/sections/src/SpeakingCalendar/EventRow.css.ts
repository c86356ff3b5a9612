import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space } from '@podium/ui/theme/scale.css';
import { globalStyle, style } from '../style.ts';

/** The date beside all other content; from 768 px the status at the end of the row. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  gridTemplateAreas: "'date words' 'date status' 'seal more'",
  alignItems: 'start',
  gap: `${space.s2} ${space.s4}`,
  paddingBlock: '22px 10px',
  selectors: {
    '& + &': { borderBlockStart: rule.hair },
    '&:first-child': { paddingBlockStart: space.s1 },
  },
  '@media': {
    [from.md]: {
      gridTemplateColumns: '124px minmax(0, 1fr) auto',
      gridTemplateAreas: "'date words status' 'date more seal'",
      columnGap: '20px',
      rowGap: 0,
    },
  },
});

export const date = style({ gridArea: 'date' });

export const words = style({ gridArea: 'words', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px' });

export const status = style({
  gridArea: 'status',
  '@media': { [from.md]: { justifySelf: 'end', marginBlockStart: '4px' } },
});

/** Marks events that are also in the drawer; drawn from the event's figures. */
export const emblem = style({
  gridArea: 'seal',
  inlineSize: '64px',
  marginBlockStart: '-12px',
  '@media': { [from.md]: { justifySelf: 'end' } },
});

export const more = style({
  gridArea: 'more',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space.s4,
  minInlineSize: 0,
});

/** The past-event notice on its own line, at the same distance from the rule as the button. */
globalStyle(`${more} > p`, { paddingBlockEnd: space.s3, textWrap: 'balance' });
