import { surface } from '@podium/ui/theme/surface.css';
import { barGrowth, layout, space } from '@podium/ui/theme/scale.css';
import { from, globalStyle, rule, stacked, style, wrapping } from '../style.ts';

const belowBars = `${layout.bannerMobile} + ${layout.navMobile} + ${barGrowth}`;
const distance = 'clamp(24px, 5vw, 108px)';

export const stage = style([
  surface.page,
  {
    position: 'relative',
    ...stacked,
    paddingBlockStart: `calc(${belowBars} + 20px)`,
    overflow: 'clip',
    '@media': {
      [from.md]: { paddingBlockStart: `calc(${belowBars} + ${distance})` },
      [from.lg]: { paddingBlockStart: `calc(${layout.bannerDesktop} + ${layout.navDesktop} + ${distance})` },
      print: { paddingBlockStart: space.s5 },
    },
  },
]);

export const lead = style({
  position: 'relative',
  zIndex: 1,
  // Without artwork.
  selectors: { '&:last-child': { paddingBlockEnd: space.s7 } },
  '@media': { [from.md]: { paddingBlockEnd: 'clamp(48px, 6vw, 120px)' } },
});

export const words = style({ '@media': { [from.md]: { inlineSize: '58%' } } });

export const lede = style({ marginBlockStart: '28px', '@media': { [from.lg]: { marginBlockStart: '40px' } } });

export const actions = style({
  ...wrapping,
  gap: `14px ${space.s2}`,
  marginBlockStart: '34px',
  '@media': { [from.sm]: { columnGap: '18px' } },
});

/** Side by side down to 360 px; there the labels need nearly the whole row. */
globalStyle(`${actions} > *`, {
  flex: '1 1 auto',
  paddingInline: space.s3,
  '@media': { [from.sm]: { paddingInline: space.s5 }, [from.md]: { flex: 'none' } },
});

const portraitWidth = 'min(55vw, 500px + 20vw, 884px)';

/** A square reserved before the portrait loads. Its lower sixth is behind the figures. */
export const art = style({
  position: 'relative',
  flex: 'none',
  inlineSize: '108vw',
  aspectRatio: '1',
  marginBlock: `${space.s3} -60px`,
  marginInlineStart: '12vw',
  '@media': {
    [from.md]: {
      position: 'absolute',
      insetBlockEnd: `calc(-0.17 * ${portraitWidth})`,
      // Extends past the page up to 1920 px; in wider viewports it stays near the text.
      insetInlineEnd: 'max(-110px, calc(50% - 1070px))',
      inlineSize: portraitWidth,
      margin: 0,
    },
    print: { inlineSize: '60%', marginBlockEnd: 0, marginInlineStart: 'auto' },
  },
});

export const backdrop = style({ position: 'absolute', inset: '-24%' });

export const portrait = style({ position: 'absolute', inset: 0 });

export const statsBand = style([surface.page, { borderBlockStart: rule.strong }]);
