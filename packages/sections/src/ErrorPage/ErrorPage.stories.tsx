import { expect, fn } from 'storybook/test';
import { brand } from '@podium/data/content/brand';
import { loadError } from '@podium/data/content/loadError';
import preview from '@podium/storybook/preview';
import { MinimalLayout } from '../MinimalLayout/MinimalLayout.tsx';
import { ErrorPage } from './ErrorPage.tsx';

const meta = preview.meta({
  component: ErrorPage,
  args: { content: loadError.page, onRetry: fn() },
  decorators: [
    (Story) => (
      <MinimalLayout brand={{ name: brand.name, href: '/' }}>
        <Story />
      </MinimalLayout>
    ),
  ],
});

/** A page's code could not be loaded: explanation and retry. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check your connection, then try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});
