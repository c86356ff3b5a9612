import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layered } from '@podium/ui/theme/layered';
import { space } from '@podium/ui/theme/scale.css';

export const notice = style(
  layered.sections({
    display: 'grid',
    justifyItems: 'start',
    gap: space.s1,
    paddingBlock: `${space.s3} ${space.s2}`,
    paddingInline: space.s4,
    borderInlineStart: `3px solid ${vars.color.intaglio}`,
    backgroundColor: vars.color.laid,
  }),
);
