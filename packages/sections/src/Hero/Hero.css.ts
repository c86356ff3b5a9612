import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { ground } from '@podium/ui/theme/fields.css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { font, layout, space, text } from '@podium/ui/theme/scale.css';

/** Room for the fixed bars, which lie over the upper edge, and some to breathe. */
function below(banner: string, navigation: string, room: string): string {
  return `calc(${banner} + ${navigation} + ${room})`;
}

/** Words and portrait; it ends where the figures begin, and the portrait with it. */
export const stage = style([
  ground.paper,
  {
    '@layer': {
      [layers.sections]: {
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        paddingBlockStart: below(layout.bannerMobile, layout.navMobile, '20px'),
        overflow: 'clip',
        '@media': {
          [from.md]: { paddingBlockStart: below(layout.bannerMobile, layout.navMobile, 'clamp(24px, 5vw, 108px)') },
          [from.lg]: { paddingBlockStart: below(layout.bannerDesktop, layout.navDesktop, 'clamp(24px, 5vw, 108px)') },
        },
      },
    },
  },
]);

export const lead = style({
  '@layer': {
    [layers.sections]: {
      position: 'relative',
      zIndex: 1,
      '@media': { [from.md]: { paddingBlockEnd: 'clamp(48px, 6vw, 120px)' } },
    },
  },
});

/** Columns 1 to 7 of twelve; the portrait has the rest. */
export const words = style({
  '@layer': { [layers.sections]: { '@media': { [from.md]: { inlineSize: '58%' } } } },
});

export const lede = style({ '@layer': { [layers.sections]: { marginBlockStart: '28px' } } });

export const actions = style({
  '@layer': {
    [layers.sections]: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: `14px ${space.s2}`,
      marginBlockStart: '34px',
      '@media': { [from.sm]: { columnGap: '18px' } },
    },
  },
});

/** Side by side down to 360 px: there the labels need nearly all of the row. */
globalStyle(`${actions} > *`, {
  '@layer': {
    [layers.sections]: {
      flex: '1 1 auto',
      paddingInline: space.s3,
      '@media': { [from.sm]: { paddingInline: space.s5 }, [from.md]: { flex: 'none' } },
    },
  },
});

const portraitWidth = 'min(55vw, 500px + 20vw, 884px)';

/** A square that is reserved before the portrait arrives. Its lower sixth lies behind the figures. */
export const art = style({
  '@layer': {
    [layers.sections]: {
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
          // Runs off the page up to 1920 px; in wider windows it stays in sight of the words.
          insetInlineEnd: 'max(-110px, calc(50% - 1070px))',
          inlineSize: portraitWidth,
          margin: 0,
        },
      },
    },
  },
});

/** Half as large again as the portrait's frame. */
export const watermark = style({ '@layer': { [layers.sections]: { position: 'absolute', inset: '-24%' } } });

export const portrait = style({ '@layer': { [layers.sections]: { position: 'absolute', inset: 0 } } });

/** Its rule runs from edge to edge of the page. */
export const statsBand = style([
  ground.paper,
  {
    '@layer': {
      [layers.sections]: {
        borderBlockStart: `1.5px solid ${vars.color.ink}`,
      },
    },
  },
]);

export const stats = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      '@media': {
        [from.lg]: { gridTemplateColumns: 'minmax(0, 1.35fr) minmax(0, 0.7fr) minmax(0, 1fr) minmax(0, 1.4fr)' },
      },
    },
  },
});

const perforation = `2px dotted ${vars.color.edge}`;

/** Two by two on narrow screens, in one row of unequal cells from 1024 px, each on one line from 1440 px. */
export const stat = style({
  '@layer': {
    [layers.sections]: {
      display: 'flex',
      flexDirection: 'column',
      gap: '6px',
      paddingBlock: '16px 18px',
      paddingInlineStart: '14px',
      borderInlineStart: perforation,
      selectors: {
        '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 0 },
        '&:nth-child(n + 3)': { borderBlockStart: perforation },
      },
      '@media': {
        [from.lg]: {
          paddingBlock: '22px 26px',
          paddingInline: space.s5,
          selectors: {
            '&:nth-child(odd)': { paddingInlineStart: space.s5, borderInlineStart: perforation },
            '&:nth-child(n + 3)': { borderBlockStart: 0 },
            '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
          },
        },
        [from.wide]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'baseline', columnGap: '14px' },
      },
    },
  },
});

export const figure = style({
  '@layer': {
    [layers.sections]: {
      fontFamily: font.serif,
      // No larger than its cell, however large the visitor has text drawn.
      fontSize: 'min(clamp(2rem, 1.4rem + 2.3vw, 3.5rem), 10.5vw)',
      '@media': { [from.lg]: { fontSize: 'min(clamp(2rem, 1.4rem + 2.3vw, 3.5rem), 5.4vw)' } },
      fontWeight: 620,
      lineHeight: 0.9,
      letterSpacing: '-0.035em',
      whiteSpace: 'nowrap',
      // '€100M+' reads from the left in every script.
      unicodeBidi: 'plaintext',
    },
  },
});

export const figureLabel = style({
  '@layer': { [layers.sections]: { ...text.small, color: vars.color.ink2, fontWeight: 560, lineHeight: 1.3 } },
});
