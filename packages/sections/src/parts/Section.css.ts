import { barGrowth, layout, space } from '@podium/ui/theme/scale.css';
import { surface } from '@podium/ui/theme/surface.css';
import { from, mapValues, recipe, upToBars } from '../style.ts';

const belowBars = 'clamp(40px, 5vw, 84px)';

/** Drawings may extend past the content, behind its text; they are clipped at the section's edge. */
export const section = recipe({
  base: { position: 'relative', isolation: 'isolate', overflow: 'clip', ...upToBars },
  variants: {
    surface: mapValues(surface, (name) => [name]),
    padding: { section: { paddingBlock: space.section }, none: { paddingBlock: 0 } },
    // Padding for the fixed banner and navigation bar.
    isFirst: {
      true: {
        paddingBlockStart: `calc(${layout.bannerMobile} + ${layout.navMobile} + ${barGrowth} + ${belowBars})`,
        '@media': {
          [from.lg]: { paddingBlockStart: `calc(${layout.bannerDesktop} + ${layout.navDesktop} + ${belowBars})` },
          print: { paddingBlockStart: space.s5 },
        },
      },
    },
  },
  defaultVariants: { surface: 'page', padding: 'section' },
});
