import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space, weight } from '@podium/ui/theme/scale.css';

export const list = style(layered.sections({ marginBlockStart: space.s3, borderBlockStart: rule.strong }));

export const row = style(layered.sections({ borderBlockEnd: rule.hair }));

/** The link fills the row: the note is below the label, from 768 px at the end of its line. */
export const link = style(
  layered.sections({
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    gap: `2px ${space.s4}`,
    minBlockSize: '56px',
    paddingBlock: space.s2,
    color: 'inherit',
    textDecoration: 'none',
    '@media': { [from.md]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
  }),
);

export const label = style(
  layered.sections({
    fontWeight: weight.label,
    textUnderlineOffset: '0.18em',
    selectors: { [`${link}:hover &`]: { textDecoration: 'underline' } },
  }),
);
