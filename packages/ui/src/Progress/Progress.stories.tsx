import { withWrapper } from '@podium/storybook/withWrapper';
import preview from '@podium/storybook/preview';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  component: Progress,
  args: { label: 'Application', value: 33 },
  decorators: [withWrapper(<div style={{ maxInlineSize: 720, padding: 24 }} />)],
});

/** One step of three. */
export const OneThird = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Application' });
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    await expect(bar).toHaveAttribute('aria-valuemax', '100');
  },
});

/** Complete. */
export const Complete = meta.story({
  args: { value: 100 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar.firstElementChild?.getBoundingClientRect().width).toBe(bar.getBoundingClientRect().width);
  },
});

/** At zero only the track is visible. */
export const NotBegun = meta.story({
  args: { value: 0 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await expect(bar.firstElementChild?.getBoundingClientRect().width).toBe(0);
  },
});
