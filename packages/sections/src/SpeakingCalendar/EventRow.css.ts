import { globalStyle, style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space } from '@podium/ui/theme/scale.css';

/** The date beside all other content; from 768 px the status at the end of the row. */
export const row = style(
  layered.sections({
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
  }),
);

export const date = style(layered.sections({ gridArea: 'date' }));

export const words = style(
  layered.sections({ gridArea: 'words', display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '6px' }),
);

export const status = style(
  layered.sections({ gridArea: 'status', '@media': { [from.md]: { justifySelf: 'end', marginBlockStart: '4px' } } }),
);

/** Marks events that are also in the drawer; drawn from the event's figures. */
export const seal = style(
  layered.sections({
    gridArea: 'seal',
    inlineSize: '64px',
    marginBlockStart: '-12px',
    '@media': { [from.md]: { justifySelf: 'end' } },
  }),
);

export const more = style(
  layered.sections({
    gridArea: 'more',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space.s4,
    minInlineSize: 0,
  }),
);

/** The past-event notice on its own line, at the same distance from the rule as the button. */
globalStyle(`${more} > p`, layered.sections({ paddingBlockEnd: space.s3, textWrap: 'balance' }));
