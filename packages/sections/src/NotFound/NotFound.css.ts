import { vars } from '@podium/ui/theme/contract.css';
import { measure, text } from '@podium/ui/theme/scale.css';
import { style } from '../style.ts';

export const heading = style({ marginBlock: 'clamp(16px, 2vw, 32px) 14px' });

/** One line where the page is wide enough for the number. */
export const message = style({
  ...text.lede,
  maxInlineSize: measure.body,
  marginBlockEnd: '26px',
  color: vars.color.text.secondary,
});
