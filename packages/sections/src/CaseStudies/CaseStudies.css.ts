import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { font, measure, space } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

const { color } = vars;

export const ledger = style({ borderBlock: rule.strong });

/** On phones the seal floats beside the metric; from 768 px each item is a table row. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: "'metric seal' 'story story' 'action action'",
  alignItems: 'center',
  columnGap: space.gutter,
  rowGap: '14px',
  paddingBlock: '22px',
  selectors: { '& + &': { borderBlockStart: rule.hair } },
  '@media': {
    [from.md]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 6fr) auto',
      gridTemplateAreas: "'metric story seal' 'metric action seal'",
    },
    [from.lg]: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 4fr) auto minmax(max-content, 2fr)',
      gridTemplateAreas: "'metric story seal action'",
      paddingBlock: '26px',
    },
  },
});

export const metric = style({
  gridArea: 'metric',
  color: color.text.brand,
  fontFamily: font.display,
  // '9 into 1' fits on one line beside its seal at 320 px.
  fontSize: 'min(clamp(3.25rem, 2rem + 4.4vw, 6.5rem), 13.4vw)',
  fontWeight: 520,
  letterSpacing: '-0.035em',
  lineHeight: 0.95,
  overflowWrap: 'anywhere',
});

export const story = style({ gridArea: 'story', display: 'grid', rowGap: space.s2, maxInlineSize: measure.lede });

export const category = style({ whiteSpace: 'nowrap' });

/** Extends into the padding of its row, so that the seal can be larger. Empty for a brand without emblems. */
export const emblem = style({
  gridArea: 'seal',
  inlineSize: '104px',
  marginBlock: '-14px',
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [from.md]: { inlineSize: '130px' }, [from.lg]: { inlineSize: '176px' } },
});

export const action = style({ gridArea: 'action', '@media': { [from.lg]: { justifySelf: 'end' } } });
