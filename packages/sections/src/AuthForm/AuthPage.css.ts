import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { ground } from '@podium/ui/theme/fields.css';
import { layers } from '@podium/ui/theme/layers.css';
import { from } from '@podium/ui/theme/media.css';
import { space, target, text } from '@podium/ui/theme/scale.css';
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
      containerType: 'inline-size',
      maxInlineSize: '760px',
      paddingBlock: `28px ${space.s7}`,
      paddingInline: 'clamp(20px, 7vw, 128px)',
      '@media': { [from.md]: { paddingBlock: `clamp(${space.s6}, 11vh, ${space.s10}) ${space.s7}` } },
    },
  },
});

export const loading = style({
  '@layer': { [layers.sections]: { ...text.lede, display: 'block', color: vars.color.ink2 } },
});

const stranger = ':root[data-visitor="stranger"]';
const prerendered = `${panel}[data-prerendered]`;

globalStyle(
  `${stranger} ${prerendered} > ${loading}, :root:not([data-visitor="stranger"]) ${prerendered} > :not(${loading})`,
  {
    '@layer': { [layers.sections]: { display: 'none' } },
  },
);
