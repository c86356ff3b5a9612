import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { surface } from '../theme/surface.css.ts';
import { CountdownFace } from './CountdownFace.tsx';

const meta = preview.meta({
  component: CountdownFace,
  args: {
    label: 'Time until the doors open',
    remaining: { days: 182, hours: 14, minutes: 9, seconds: 33 },
    units: { days: 'days', hours: 'hours', minutes: 'min', seconds: 'sec' },
  },
  decorators: [withWrapper(<div className={surface.inverse} style={{ padding: '0 clamp(20px, 3.4vw, 56px)' }} />)],
});

/** The most prominent element of its page. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const timer = canvas.getByRole('timer', { name: 'Time until the doors open' });
    await expect(timer).toHaveAttribute('aria-live', 'off');
    await expect(canvas.getByText('182 days, 14 hours, 9 minutes, 33 seconds')).toBeInTheDocument();
  },
});

/** Days have three digits, the other units two (REQ-DAY-2). */
export const Padded = meta.story({
  args: { remaining: { days: 7, hours: 0, minutes: 5, seconds: 1 } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-hidden]')).toHaveTextContent('007days00hours05min01sec');
  },
});

/** After the target time. */
export const Zeros = meta.story({
  tags: ['visual'],
  args: { remaining: { days: 0, hours: 0, minutes: 0, seconds: 0 } },
});

/** Zeros that stay: one line of text height. */
export const Small = meta.story({
  tags: ['visual'],
  args: { size: 'small', remaining: { days: 0, hours: 0, minutes: 0, seconds: 0 } },
});

/** Every digit has the width of the widest one, so that a tick does not shift the layout. */
export const SteadyWidths = meta.story({
  args: { remaining: { days: 111, hours: 11, minutes: 11, seconds: 11 } },
  play: async ({ canvasElement }) => {
    const digits = [...canvasElement.querySelectorAll('[aria-hidden] span > span')];
    const widths = new Set(digits.map((digit) => digit.getBoundingClientRect().width.toFixed(2)));
    await expect(digits).toHaveLength(9);
    await expect(widths.size).toBe(1);
  },
});
