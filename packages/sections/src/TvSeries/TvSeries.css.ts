import { barGrowth, layout, space, weight } from '@podium/ui/theme/scale.css';
import { color, column, displayText, forcedColors, from, ifDecorated } from '@podium/ui/theme/tokens';
import { testCardColors } from '../parts/testCard.css.ts';
import { globalStyle, style, styleVariants } from '../style.ts';

export const band = style({ position: 'relative', paddingBlock: 'clamp(64px, 8vw, 120px)' });

/** Fills the viewport below the fixed bars. */
export const page = style([
  band,
  {
    display: 'flex',
    alignItems: 'end',
    minBlockSize: 'min(100svh, 900px)',
    paddingBlockStart: `calc(${layout.bannerDesktop} + ${layout.navDesktop} + ${barGrowth} + ${space.s8})`,
    '@media': { print: { minBlockSize: 0, paddingBlockStart: space.s5 } },
  },
]);

export const content = style({ ...column, rowGap: 'clamp(48px, 8vw, 120px)' });

export const title = style(displayText('clamp(3.25rem, 1rem + 9.4vw, 9.5rem)', weight.heading, 0.88, '-0.05em'));

export const foot = style({
  display: 'grid',
  gap: space.s5,
  alignItems: 'end',
  '@media': {
    [from.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)' },
    // Across two pages, the notice would be printed over the actions.
    print: { breakInside: 'avoid' },
  },
});

export const actions = style({ '@media': { [from.lg]: { justifySelf: 'end' } } });

globalStyle(`${actions} > *`, { alignItems: 'first baseline', columnGap: '28px' });

const beside = {
  insetInlineEnd: '4%',
  insetBlockStart: '50%',
  inlineSize: 'min(56vw, 820px)',
  translate: '0 -50%',
  maskImage: 'linear-gradient(90deg, #0006 56%, #000 76%), linear-gradient(#000 46%, transparent 65%)',
  maskComposite: 'intersect',
} as const;

const belowBars = { ...beside, maskImage: `${beside.maskImage}, linear-gradient(transparent 84px, #000 170px)` };

/** The drawing behind the text: faint behind the title, masked out behind the small text below it. */
export const card = styleVariants(
  {
    band: {
      insetBlockStart: '-46vw',
      maskImage:
        'linear-gradient(90deg, #0006 46%, #000 66%), linear-gradient(#000 calc(52vw + 80px), transparent calc(58vw + 150px))',
      maskComposite: 'intersect',
    },
    // Above the text and below the bars.
    page: {
      insetBlockStart: '4%',
      maskImage: 'linear-gradient(transparent 76px, #000 140px, #000 30%, transparent 62%)',
    },
  },
  (place, name) => ({
    position: 'absolute',
    zIndex: -1,
    insetInlineEnd: '-50%',
    inlineSize: '130vw',
    ...place,
    color: color.artwork.primary,
    opacity: 0.8,
    selectors: { '&:dir(rtl)': { scale: '-1 1' } },
    '@media': { [from.lg]: name === 'page' ? belowBars : beside, [forcedColors]: { display: 'none' } },
  }),
);

const barStops = testCardColors.map((each, index) => `${each} ${index * 12.5}% ${(index + 1) * 12.5}%`).join(', ');

/** The eight colours of the test card. Alone on a page they keep clear of the newsletter form, which has one of the colours. */
export const bars = style({
  blockSize: ifDecorated('14px'),
  backgroundImage: `linear-gradient(90deg, ${barStops})`,
  backgroundClip: 'content-box',
  selectors: { [`:last-child > ${page} + &`]: { boxSizing: 'content-box', paddingBlockEnd: ifDecorated(space.s6) } },
});
