import { style } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { rule } from '@podium/ui/theme/rules.css';
import { space } from '@podium/ui/theme/scale.css';

/** Legal texts have a watermark beside them where there is room. */
export const paper = style(
  layered.sections({
    display: 'none',
    position: 'absolute',
    zIndex: -1,
    insetBlockStart: `calc(-1 * ${space.s8})`,
    insetInlineEnd: `calc(-1 * ${space.s8})`,
    inlineSize: 'min(46vw, 640px)',
    '@media': { [from.lg]: { display: 'block' } },
  }),
);

export const head = style(
  layered.sections({ display: 'grid', rowGap: space.s5, marginBlock: `${space.s3} ${space.s8}` }),
);

/** The closing action, below a perforation. */
export const closing = style(
  layered.sections({
    display: 'grid',
    justifyItems: 'start',
    rowGap: space.s4,
    marginBlockStart: space.s8,
    paddingBlockStart: space.s6,
    borderBlockStart: rule.perforation,
  }),
);

export const foot = style(layered.sections({ marginBlockStart: space.s7 }));
