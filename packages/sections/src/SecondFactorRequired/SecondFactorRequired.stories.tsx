import { expect, fn } from 'storybook/test';
import { secondFactorRequired } from '@podium/data/content/deals';
import preview from '@podium/storybook/preview';
import { SecondFactorRequired } from './SecondFactorRequired.tsx';

const meta = preview.meta({
  component: SecondFactorRequired,
  args: { content: secondFactorRequired, onSetUp: fn() },
});

/** A qualified user without the required second factor. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: secondFactorRequired.heading })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: secondFactorRequired.setUp }));
    await expect(args.onSetUp).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('link', { name: secondFactorRequired.home.label })).toHaveAttribute('href', '/');
  },
});
