import { style, styleVariants } from '@vanilla-extract/css';
import { layered } from '@podium/ui/theme/layered';
import { from } from '@podium/ui/theme/media.css';
import { barGrowth, layout, space } from '@podium/ui/theme/scale.css';

/** Drawings may extend past the content, behind its text; they are clipped at the section's edge. */
export const section = style(layered.sections({ position: 'relative', isolation: 'isolate', overflow: 'clip' }));

export const padding = styleVariants({ section: space.section, none: '0' }, (paddingBlock) =>
  layered.sections({ paddingBlock }),
);

const belowBars = 'clamp(40px, 5vw, 84px)';

/** Padding for the fixed banner and navigation bar. */
export const first = style(
  layered.sections({
    paddingBlockStart: `calc(${layout.bannerMobile} + ${layout.navMobile} + ${barGrowth} + ${belowBars})`,
    '@media': {
      [from.lg]: { paddingBlockStart: `calc(${layout.bannerDesktop} + ${layout.navDesktop} + ${belowBars})` },
      print: { paddingBlockStart: space.s5 },
    },
  }),
);
