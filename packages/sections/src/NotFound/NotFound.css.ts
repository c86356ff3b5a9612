import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layered } from '@podium/ui/theme/layered';
import { measure, text } from '@podium/ui/theme/scale.css';

export const heading = style(layered.sections({ marginBlock: 'clamp(16px, 2vw, 32px) 14px' }));

/** One line where the page is wide enough for the number. */
export const message = style(
  layered.sections({
    ...text.lede,
    maxInlineSize: measure.body,
    marginBlockEnd: '26px',
    color: vars.color.ink2,
  }),
);
