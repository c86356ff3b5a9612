import { expect } from 'storybook/test';
import { loadingPanel } from '@podium/data/content/appBar';
import preview from '@podium/storybook/preview';
import { LoadingPanel } from './LoadingPanel.tsx';

const meta = preview.meta({ component: LoadingPanel, args: { content: loadingPanel } });

/** Before anything is known. */
export const Loading = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading...');
  },
});
