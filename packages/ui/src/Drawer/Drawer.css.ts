import { createVar } from '@vanilla-extract/css';
import { modal } from '../modal/modal.css.ts';
import { iconButton } from '../theme/iconButton.css.ts';
import { surface } from '../theme/surface.css.ts';
import { duration, easing, space } from '../theme/scale.css.ts';
import { color, forcedColors, stacked, style } from '../theme/style.ts';

/** Position of the closed drawer, outside the viewport. */
const offstage = createVar('offstage');

const comeAndGo = {
  transition: `${duration.slow} ${easing.out} allow-discrete`,
  transitionProperty: 'translate, opacity, display, overlay',
} as const;

export const drawer = style([
  surface.page,
  modal,
  {
    vars: { [offstage]: '100%' },
    insetBlock: 0,
    insetInline: 'auto 0',
    inlineSize: 'min(92vw, 480px)',
    blockSize: '100dvb',
    translate: offstage,
    ...comeAndGo,
    selectors: {
      '&[open]': { translate: 'none', '@starting-style': { translate: offstage } },
      '[dir=rtl] &': { vars: { [offstage]: '-100%' } },
      '&::backdrop': { opacity: 0, ...comeAndGo },
      '&[open]::backdrop': { opacity: 1, '@starting-style': { opacity: 0 } },
    },
    '@media': { [forcedColors]: { borderInlineStart: '2px solid' } },
  },
]);

export const panel = style({ ...stacked, minBlockSize: '100%', paddingInline: 'clamp(20px, 5.6vw, 32px)' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.s4,
  paddingBlock: '14px',
});

export const header = style({ minInlineSize: 0 });

export const close = style([
  iconButton.control,
  { border: '1.5px solid', selectors: { '&:hover': { backgroundColor: color.surface.alt } } },
]);

export const body = style({ ...stacked, flexGrow: 1 });

export const footer = style({
  paddingBlock: `${space.s3} 22px`,
  backgroundColor: color.surface.page,
  '@media': { 'screen and (min-height: 560px)': { position: 'sticky', insetBlockEnd: 0 } },
});
