import { inside } from '@podium/storybook/inside';
import preview from '@podium/storybook/preview';
import { narrow } from '@podium/storybook/states';
import { expect } from 'storybook/test';
import { Progress } from './Progress.tsx';

const meta = preview.meta({
  component: Progress,
  args: { label: 'Application', value: 33 },
  decorators: [inside(<div style={{ maxInlineSize: 720, padding: 24 }} />)],
});

/** One step of three. */
export const OneThird = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Application' });
    await expect(bar).toHaveAttribute('aria-valuenow', '33');
    await expect(bar).toHaveAttribute('aria-valuemax', '100');
  },
});

/** Two steps of three. */
export const TwoThirds = meta.story({ args: { value: 67 } });

/** All of it. */
export const Complete = meta.story({
  args: { value: 100 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar.firstElementChild?.getBoundingClientRect().width).toBe(bar.getBoundingClientRect().width);
  },
});

/** Counted in something else than hundredths. */
export const OutOfTwelve = meta.story({ args: { label: 'Rings', value: 3, max: 12 } });

/** Nothing of it yet: only the rule shows. */
export const NotBegun = meta.story({
  args: { value: 0 },
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    await expect(bar).toHaveAttribute('aria-valuenow', '0');
    await expect(bar.firstElementChild?.getBoundingClientRect().width).toBe(0);
  },
});

/** In right-to-left text it is woven from the right. */
export const RightToLeft = meta.story({
  decorators: [inside(<div dir="rtl" />)],
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar');
    const { right } = bar.firstElementChild!.getBoundingClientRect();
    await expect(right).toBe(bar.getBoundingClientRect().right);
  },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);
