import { keyframes } from '@vanilla-extract/css';
import { fadingScrim, modal } from '../modal/modal.css.ts';
import { surface } from '../theme/surface.css.ts';
import { duration, easing, radius, space, text, weight } from '../theme/scale.css.ts';
import { color, forcedColors, from, ifDecorated, rule, style, wrapping } from '../theme/style.ts';

const rise = keyframes({ from: { transform: 'translateY(12px)' } });

const room = `calc(100% - 2 * ${space.s3})`;

/** Centred by its margins, so that it can scroll in a viewport that is lower than the content. */
export const panel = style([
  modal,
  fadingScrim,
  surface.raised,
  {
    inset: space.s3,
    margin: 'auto',
    inlineSize: 'fit-content',
    minInlineSize: `min(366px, ${room})`,
    maxInlineSize: `min(640px, ${room})`,
    blockSize: 'fit-content',
    maxBlockSize: `calc(100dvb - 2 * ${space.s3})`,
    padding: space.s5,
    borderBlockStart: `${ifDecorated('6px')} solid ${color.artwork.primary}`,
    borderRadius: radius.panel,
    animation: `${rise} ${duration.base} ${easing.out}`,
    '@media': { [from.md]: { padding: space.s6 }, [forcedColors]: { outline: '1px solid CanvasText' } },
  },
]);

export const title = style({
  ...text.h3,
  fontWeight: weight.heading,
  paddingBlockEnd: space.s3,
  borderBlockEnd: rule.strong,
  overflowWrap: 'anywhere',
});

export const body = style({ ...text.body, display: 'grid', gap: space.s3, marginBlockStart: space.s4 });

export const field = style({ marginBlockStart: space.s4 });

export const actions = style({ ...wrapping, justifyContent: 'flex-end', gap: space.s3, marginBlockStart: space.s4 });
