import { style } from '@vanilla-extract/css';
import { vars } from '@podium/ui/theme/contract.css';
import { layers } from '@podium/ui/theme/layers.css';
import { from, reducedMotion } from '@podium/ui/theme/media.css';
import { layout, space } from '@podium/ui/theme/scale.css';

/** Fills its place, also while it is empty. */
export const status = style({
  '@layer': { [layers.sections]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Halfway down the sheet, or as near to that as the window shows: the form that was sent may be higher than both. */
export const words = style({
  '@layer': {
    [layers.sections]: {
      position: 'sticky',
      insetBlock: `calc(${layout.navStuckMobile} + ${space.s5}) ${space.s5}`,
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      gap: '18px',
      inlineSize: '100%',
      marginBlock: 'auto',
      '@media': { [from.md]: { paddingInline: 'clamp(0px, 2.5vw, 40px)' } },
    },
  },
});

export const seal = style({
  '@layer': { [layers.sections]: { inlineSize: '140px', '@media': { [from.md]: { inlineSize: '220px' } } } },
});

export const time = style({
  '@layer': {
    [layers.sections]: {
      inlineSize: '100%',
      marginBlockStart: space.s4,
      overflow: 'hidden',
      borderBlockEnd: `1.5px solid ${vars.color.ink}`,
      color: vars.color.intaglio,
    },
  },
});

const share = 'calc(var(--left) * 100%)';

/** `--left` is the share of the time that is left, 1 at first. Without motion it goes down once a second. */
export const left = style({
  '@layer': {
    [layers.sections]: {
      inlineSize: share,
      '@media': { [reducedMotion]: { inlineSize: `round(up, ${share}, 20%)` } },
    },
  },
});

/** A tick shows that it holds. Drawn with borders, so that nothing is said again when it comes. */
export const keep = style({
  '@layer': {
    [layers.sections]: {
      display: 'flex',
      alignItems: 'center',
      gap: space.s4,
      selectors: {
        '&:has([aria-pressed=true])::after': {
          content: '""',
          inlineSize: '12px',
          blockSize: '7px',
          border: 'solid currentColor',
          borderWidth: '0 0 2px 2px',
          transform: 'rotate(-45deg) translate(1px, -2px)',
        },
      },
    },
  },
});
