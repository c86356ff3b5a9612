import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { ground } from '@podium/ui/theme/fields.css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { measure, space, target, text } from '@podium/ui/theme/scale.css';
import { toastTop } from '@podium/ui/Toast/toastTop.css';

export const page = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      minBlockSize: '100dvb',
      alignContent: 'start',
      '@media': {
        [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignContent: 'stretch' },
      },
    },
  },
});

globalStyle(`:root:has(${page})`, { '@layer': { [layers.sections]: { vars: { [toastTop]: space.s5 } } } });

/** A strip above the form; from 768px one half of the page. */
export const plate = style([
  ground.deep,
  { '@layer': { [layers.sections]: { position: 'relative', overflow: 'clip' } } },
]);

/** What is seen of the plate: as high as the window, and it stays while a long form scrolls. */
export const pane = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
      placeItems: 'center',
      blockSize: '240px',
      '@media': { [from.md]: { position: 'sticky', insetBlockStart: 0, blockSize: '100dvb' } },
    },
  },
});

/** Far larger than its place: an extreme close-up, the eye above the middle. */
export const sitter = style({
  '@layer': {
    [layers.sections]: {
      inlineSize: '175vw',
      transform: 'translate(10%, 8%)',
      '@media': {
        [from.md]: { inlineSize: 'max(75vw, 150vh)', transform: 'translateX(4%)' },
        [from.lg]: { transform: 'translateX(-6%)' },
      },
    },
  },
});

export const brand = style([
  ground.deep,
  {
    '@layer': {
      [layers.sections]: {
        position: 'absolute',
        insetBlockStart: space.s4,
        insetInlineStart: space.pageEdge,
        display: 'flex',
        alignItems: 'center',
        minBlockSize: target.minimum,
        maxInlineSize: `calc(100% - 2 * ${space.pageEdge})`,
        paddingBlock: '10px',
        paddingInline: `10px ${space.s4}`,
        textDecoration: 'none',
        '@media': { [from.md]: { insetBlockStart: '28px' } },
      },
    },
  },
]);

export const panel = style({
  '@layer': {
    [layers.sections]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      alignContent: 'start',
      gap: '22px',
      containerType: 'inline-size',
      maxInlineSize: '760px',
      paddingBlock: `28px ${space.s7}`,
      paddingInline: 'clamp(20px, 7vw, 128px)',
      '@media': { [from.md]: { paddingBlock: `clamp(${space.s6}, 11vh, ${space.s10}) ${space.s7}` } },
    },
  },
});

export const heading = style({
  '@layer': {
    [layers.sections]: {
      ...text.hero,
      // As large as 'password?', the longest word, fits into its column.
      fontSize: `min(${text.hero.fontSize}, 18cqi)`,
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr)',
      lineHeight: 1,
      selectors: {
        // It takes the focus only so that reading goes on from here; it is no control.
        '&:focus-visible': { outline: 0, boxShadow: 'none' },
        // The other heading stands behind this one, unseen: whichever is longer keeps the room, and nothing moves.
        '&[data-in-turn]::after': {
          content: 'attr(data-in-turn) / ""',
          gridArea: '1 / 1',
          visibility: 'hidden',
        },
      },
    },
  },
});

export const headingText = style({
  '@layer': { [layers.sections]: { gridArea: '1 / 1', alignSelf: 'end' } },
});

export const subtitle = style({
  '@layer': {
    [layers.sections]: {
      ...text.lede,
      maxInlineSize: measure.lede,
      marginBlockStart: 'clamp(12px, 1.6vw, 24px)',
      color: vars.color.ink2,
      overflowWrap: 'anywhere',
    },
  },
});

export const loading = style({ '@layer': { [layers.sections]: { ...text.lede, color: vars.color.ink2 } } });

export const ways = style({
  '@layer': {
    [layers.sections]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      gap: `${space.s1} ${space.s5}`,
    },
  },
});
