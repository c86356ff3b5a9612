import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { Countdown } from './Countdown.tsx';

const meta = preview.meta({
  component: Countdown,
  parameters: { now: '2026-05-20T20:00:00Z' },
  args: {
    label: 'Time until the doors open',
    targetMs: Date.parse('2026-05-20T22:00:00Z'),
    units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' },
  },
  decorators: [withWrapper(<div className={surface.inverse} style={{ padding: '0 clamp(20px, 3.4vw, 56px)' }} />)],
});

/** Updates every second, without announcements. */
export const Ticking = meta.story({
  play: async ({ canvas, clock }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0 days, 2 hours, 0 minutes, 0 seconds');
    await clock.tick(999);
    await expect(canvas.getByRole('timer')).toHaveTextContent('0 days, 2 hours, 0 minutes, 0 seconds');
    await clock.tick(1);
    await expect(canvas.getByRole('timer')).toHaveTextContent('0 days, 1 hour, 59 minutes, 59 seconds');
  },
});

/** Stops at zero. */
export const Arriving = meta.story({
  parameters: { now: '2026-05-20T21:59:58Z' },
  play: async ({ canvas, clock }) => {
    await expect(canvas.getByRole('timer')).toHaveTextContent('0 days, 0 hours, 0 minutes, 2 seconds');
    await clock.tick(2000);
    await expect(canvas.getByRole('timer')).toHaveTextContent('0 days, 0 hours, 0 minutes, 0 seconds');
    await clock.tick(5000);
    await expect(canvas.getByRole('timer')).toHaveTextContent('0 days, 0 hours, 0 minutes, 0 seconds');
  },
});
