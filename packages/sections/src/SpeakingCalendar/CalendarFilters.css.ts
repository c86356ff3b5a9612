import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';

/** Hidden without JavaScript, where chips do nothing. */
export const filters = style(
  layered.sections({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '20px',
    paddingBlock: '30px',
    borderBlock: rule.strong,
    '@media': {
      [from.md]: { display: 'flex', flexWrap: 'wrap', gap: '16px 56px' },
      '(scripting: none)': { display: 'none' },
    },
  }),
);
