import { keyframes } from '@vanilla-extract/css';
import { easing } from '@podium/ui/theme/scale.css';
import { plate } from './Plate.css.ts';
import { color, forcedColors, from, globalStyle, style } from '@podium/ui/theme/style';

const moving = `${from.md} and (prefers-reduced-motion: no-preference)`;
const scrollTimeline = '(animation-timeline: view())';

const comesIntoRegister = keyframes({
  from: { transform: 'translate(22px, -16px) rotate(1.6deg)' },
  // Gone before the lines meet, where the second ink would only darken the first.
  '15%, 35%': { opacity: 0.7 },
  to: { opacity: 0 },
});
const leavesFirst = keyframes({ to: { translate: '-72px 40px', rotate: '-3deg' } });
const leavesSecond = keyframes({ '4%': { opacity: 1 }, to: { translate: '90px -46px', rotate: '5deg', opacity: 1 } });

const timeline = { animationTimeline: 'view()', animationRange: 'exit 0% exit 70%' };

/**
 * In a second ink below the portrait, from the same file. At rest the portrait covers it. It is transparent
 * then, because the edges of its lines would show.
 */
export const second = style({
  display: 'none',
  position: 'absolute',
  inset: 0,
  opacity: 0,
  color: color.artwork.secondary,
  '@media': { [moving]: { display: 'block' }, [forcedColors]: { display: 'none' } },
  '@supports': { [scrollTimeline]: { animation: `${leavesSecond} linear forwards`, ...timeline } },
});

const arrives = `${comesIntoRegister} 900ms ${easing.out}`;

globalStyle(`:root[data-arrival] ${second}`, {
  animation: arrives,
  '@supports': {
    [scrollTimeline]: {
      animation: `${arrives}, ${leavesSecond} linear forwards`,
      animationTimeline: `auto, ${timeline.animationTimeline}`,
      animationRange: `normal, ${timeline.animationRange}`,
    },
  },
});

/** It is not drawn from the cheek itself. */
globalStyle(`:root ${second} > ${plate.classNames.base}`, { animation: 'none' });

const first = `:root ${second} + ${plate.classNames.base}`;

/** Replaces the animation of its arrival, which has ended. */
globalStyle(first, { '@supports': { [scrollTimeline]: { animation: `${leavesFirst} linear forwards`, ...timeline } } });
globalStyle(first, { '@media': { [`not ${moving}`]: { animation: 'none' } } });
