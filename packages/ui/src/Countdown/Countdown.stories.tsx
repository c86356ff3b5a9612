import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { Countdown } from './Countdown.tsx';

const meta = preview.meta({
  component: Countdown,
  parameters: { now: '2025-11-19T07:50:27Z' },
  args: {
    label: 'Time until the doors open',
    targetMs: Date.parse('2026-05-20T22:00:00Z'),
    units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' },
  },
  decorators: [withWrapper(<div className={surface.inverse} style={{ padding: '0 clamp(20px, 3.4vw, 56px)' }} />)],
});

/** The most prominent element of its page. Every digit has the same width. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Time until the doors open' });
    await expect(timer).toHaveTextContent('182 days, 14 hours, 9 minutes, 33 seconds');
  },
});

/** Updates every second. Days have three digits, the other units two (REQ-DAY-2). */
export const Ticking = meta.story({
  parameters: { now: '2026-05-19T21:59:59Z' },
  play: async ({ canvas, canvasElement, clock }) => {
    await clock.tick(999);
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('001days00hours00min01sec');
    await clock.tick(1);
    await expect(canvas.getByRole('timer')).toHaveTextContent('1 day, 0 hours, 0 minutes, 0 seconds');
    await clock.tick(1000);
    await expect(canvas.getByRole('timer')).toHaveTextContent('0 days, 23 hours, 59 minutes, 59 seconds');
  },
});

/** At the target time it stops at zero. The small size. */
export const Small = meta.story({
  tags: ['visual'],
  args: { size: 'small' },
  parameters: { now: '2026-05-20T21:59:55Z' },
  play: async ({ canvasElement, clock }) => {
    await clock.tick(10_000);
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('000days00hours00min00sec');
  },
});
