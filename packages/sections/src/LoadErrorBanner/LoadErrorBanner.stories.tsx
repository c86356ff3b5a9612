import { expect } from 'storybook/test';
import { loadError } from '@podium/data/content/loadError';
import preview from '@podium/storybook/preview';
import { expectStillness, keyboardWalk, reducedMotion } from '@podium/storybook/states';
import { LoadErrorBanner } from './LoadErrorBanner.tsx';

const id = 'load-error';

function show(): void {
  document.getElementById(id)?.removeAttribute('hidden');
}

const meta = preview.meta({
  component: LoadErrorBanner,
  args: { content: loadError.part, id },
  parameters: { docs: { story: { autoplay: true } } },
});

/** Nothing has failed: the bar is rendered but hidden. */
export const Hidden = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A part failed to load: the message, and a link that works without JavaScript. */
export const Shown = meta.story({
  tags: ['visual'],
  play: async ({ canvas }) => {
    show();
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadError.part.text);
    await expect(canvas.getByText('Reload the page')).toHaveAttribute('href', '');
  },
});

/** Long text wraps and the link stays in view. */
export const NarrowLongContent = meta.story({
  args: { content: { ...loadError.part, text: `${loadError.part.text} ${loadError.part.text}` } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    show();
    await expect(canvas.getByText('Reload the page')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Every control can be reached with the Tab key. */
export const KeyboardWalk = meta.story({
  play: async (context) => {
    show();
    await keyboardWalk.play(context);
  },
});

/** Minimal content. */
export const Short = meta.story({ args: { content: { text: 'Half a page.', retry: 'Reload' } }, play: show });

/** With reduced motion the bar appears without transition. */
export const ReducedMotion = meta.story({
  globals: reducedMotion.globals,
  play: async () => {
    show();
    await expectStillness();
  },
});
