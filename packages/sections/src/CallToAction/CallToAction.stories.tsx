import { expect } from 'storybook/test';
import { callToAction } from '@podium/data/content/callToAction';
import preview from '@podium/storybook/preview';
import { CallToAction } from './CallToAction.tsx';

const meta = preview.meta({ component: CallToAction, args: { content: callToAction } });

/** One sentence and two actions. */
export const Default = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Request Exclusive Access' })).toHaveAttribute('href', '/join');
    await expect(canvas.getByRole('link', { name: /^Book / })).toHaveAttribute('href', '/speaking');
    await expect(canvas.getByText(/10,000\+ dealmakers on the list/)).toBeVisible();
  },
});

/** No note. */
export const WithoutNote = meta.story({
  args: { content: { ...callToAction, heading: 'Bring it.', note: undefined } },
});
