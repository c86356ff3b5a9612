import { vars } from '@podium/ui/theme/contract.css';
import { from } from '@podium/ui/theme/media.css';
import { text } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const mission = style({
  ...text.h1,
  maxInlineSize: '18em',
  textWrap: 'balance',
  overflowWrap: 'break-word',
  '@media': { [from.lg]: { marginInlineStart: 'calc(100% / 12)' } },
});

/** On its own line. */
export const call = style({ display: 'block', color: vars.color.text.brand });
