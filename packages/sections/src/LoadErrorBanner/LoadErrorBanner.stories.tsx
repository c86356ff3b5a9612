import { expect } from 'storybook/test';
import { loadError } from '@podium/brands/standard/loadError.ts';
import preview from '@podium/storybook/preview';
import { LoadErrorBanner } from './LoadErrorBanner.tsx';

const id = 'load-error';

const meta = preview.meta({
  component: LoadErrorBanner,
  args: { content: loadError.part, id },
  parameters: { docs: { story: { autoplay: true } } },
});

/** A part failed to load: the message, and a link that works without JavaScript. */
export const Shown = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    document.getElementById(id)?.removeAttribute('hidden');
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadError.part.text);
    await expect(canvas.getByText('Reload the page')).toHaveAttribute('href', '');
  },
});
