import { surface } from '@podium/ui/theme/surface.css';
import { radius, space, target, text } from '@podium/ui/theme/scale.css';
import { toastTop } from '@podium/ui/Toast/toastTop.css';
import { centred, color, column, from, globalStyle, ifPlain, noScript, style } from '../style.ts';

export const page = style({
  ...column,
  minBlockSize: '100dvb',
  alignContent: 'start',
  '@media': { [from.md]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', alignContent: 'stretch' } },
});

globalStyle(`:root:has(${page})`, { vars: { [toastTop]: space.s5 } });

export const header = style([surface.inverse, { position: 'relative', overflow: 'clip' }]);

export const pane = style({
  ...centred,
  gridTemplate: 'minmax(0, 1fr) / minmax(0, 1fr)',
  blockSize: '240px',
  '@media': { [from.md]: { position: 'sticky', insetBlockStart: 0, blockSize: '100dvb' } },
});

export const brand = style([
  surface.inverse,
  {
    position: 'absolute',
    insetBlockStart: space.s4,
    insetInlineStart: space.pageEdge,
    display: 'flex',
    alignItems: 'center',
    minBlockSize: target.minimum,
    maxInlineSize: `calc(100% - 2 * ${space.pageEdge})`,
    paddingBlock: '10px',
    paddingInline: `10px ${space.s4}`,
    borderRadius: ifPlain(radius.control),
    textDecoration: 'none',
    '@media': { [from.md]: { insetBlockStart: '28px' } },
  },
]);

export const panel = style({
  containerType: 'inline-size',
  maxInlineSize: '760px',
  paddingBlock: `28px ${space.s7}`,
  paddingInline: space.pageEdge,
  '@media': {
    [from.md]: { paddingBlock: `clamp(${space.s6}, 11vh, ${space.s10}) ${space.s7}`, paddingInline: 'min(7vw, 128px)' },
  },
});

export const notice = style({ marginBlockEnd: space.s6 });

// Smaller below a notice, which says what the page is about: the first fields stay in the viewport.
globalStyle(`${notice} + * h1`, { fontSize: text.h2.fontSize });

/** Hidden without JavaScript, where loading never ends. */
export const loading = style({
  ...text.lede,
  display: 'block',
  color: color.text.secondary,
  '@media': { [noScript]: { display: 'none' } },
});

const signedOut = ':root[data-visitor="signed-out"]';
const prerendered = `${panel}[data-prerendered]`;

globalStyle(
  `${signedOut} ${prerendered} > ${loading}, :root:not([data-visitor="signed-out"]) ${prerendered} > :not(${loading})`,
  { display: 'none' },
);
