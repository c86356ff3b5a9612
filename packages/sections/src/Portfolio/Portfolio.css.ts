import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const register = style({ marginBlockStart: 'clamp(36px, 4.6vw, 72px)', borderBlock: rule.strong });

export const notes = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space.s3} ${space.s7}`,
  marginBlockStart: space.s5,
});

export const closing = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space.s5,
  marginBlockStart: 'clamp(48px, 5vw, 80px)',
  '@media': { [from.md]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
});
