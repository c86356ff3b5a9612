import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space, weight } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const list = style({ marginBlockStart: space.s3, borderBlockStart: rule.strong });

export const row = style({ borderBlockEnd: rule.hair });

/** The link fills the row: the note is below the label, from 768 px at the end of its line. */
export const link = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: `2px ${space.s4}`,
  minBlockSize: '56px',
  paddingBlock: space.s2,
  color: 'inherit',
  textDecoration: 'none',
  '@media': { [from.md]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
});

export const label = style({
  fontWeight: weight.label,
  textUnderlineOffset: '0.18em',
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
});
