import { surface } from '../theme/surface.css.ts';
import { radius, space } from '../theme/scale.css.ts';
import { byLook, color, column, from, globalStyle, ifDecorated, rule, stacked, style } from '../theme/style.ts';

const card = style([
  surface.raised,
  {
    position: 'relative',
    isolation: 'isolate',
    border: `1px solid ${byLook(color.text.primary, color.border.subtle)}`,
    borderRadius: radius.panel,
    overflow: 'clip',
    '::after': {
      content: '',
      position: 'absolute',
      inset: '5px',
      border: rule.hair,
      borderWidth: ifDecorated('1px'),
      pointerEvents: 'none',
    },
    '@media': { print: { breakInside: 'avoid' } },
  },
]);

const padded = style({
  ...stacked,
  alignItems: 'flex-start',
  padding: '26px 22px',
  '@media': { [from.md]: { padding: '30px 32px 32px' } },
});

/** Limits children to the width of the card. Without specificity, so that a child can be narrower. */
globalStyle(`:where(${padded}) > *`, { maxInlineSize: '100%' });

export const whole = style([card, padded]);

export const parted = style([
  card,
  { ...column, '@media': { [from.md]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' } } },
]);

export const main = style({ padding: 'clamp(28px, 4vw, 64px)' });

export const aside = style({
  ...column,
  alignContent: 'center',
  padding: 'clamp(28px, 3vw, 48px)',
  borderBlockStart: rule.divider,
  '@media': { [from.md]: { borderBlockStart: 0, borderInlineStart: rule.divider } },
});

export const skeleton = style([
  padded,
  { justifyContent: 'center', gap: space.s3, minBlockSize: '420px', border: rule.divider, borderRadius: radius.panel },
]);
