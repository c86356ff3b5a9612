import { from } from '@podium/ui/theme/media.css';
import { barGrowth, layout, space } from '@podium/ui/theme/scale.css';
import { style, styleVariants } from '../style.ts';

/** Drawings may extend past the content, behind its text; they are clipped at the section's edge. */
export const section = style({ position: 'relative', isolation: 'isolate', overflow: 'clip' });

export const padding = styleVariants({ section: space.section, none: '0' }, (paddingBlock) => ({ paddingBlock }));

const belowBars = 'clamp(40px, 5vw, 84px)';

/** Padding for the fixed banner and navigation bar. */
export const first = style({
  paddingBlockStart: `calc(${layout.bannerMobile} + ${layout.navMobile} + ${barGrowth} + ${belowBars})`,
  '@media': {
    [from.lg]: { paddingBlockStart: `calc(${layout.bannerDesktop} + ${layout.navDesktop} + ${belowBars})` },
    print: { paddingBlockStart: space.s5 },
  },
});
