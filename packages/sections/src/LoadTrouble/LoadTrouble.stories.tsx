import { expect } from 'storybook/test';
import { loadTrouble } from '@podium/data/content/loadTrouble';
import preview from '@podium/storybook/preview';
import { expectStillness, keyboardWalk, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { LoadTrouble } from './LoadTrouble.tsx';

const id = 'load-trouble';

function show(): void {
  document.getElementById(id)?.removeAttribute('hidden');
}

const meta = preview.meta({ component: LoadTrouble, args: { content: loadTrouble.part, id } });

/** Nothing has failed: the bar is there and nobody meets it. */
export const Hidden = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** A part did not come: the sentence, and a link that works without any script. */
export const Shown = meta.story({
  play: async ({ canvas }) => {
    show();
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadTrouble.part.text);
    await expect(canvas.getByText('Reload the page')).toHaveAttribute('href', '');
  },
});

/** The sentence takes its lines, the link stays in view. */
export const NarrowLongContent = meta.story({
  args: { content: { ...loadTrouble.part, text: `${loadTrouble.part.text} ${loadTrouble.part.text}` } },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    show();
    await expect(canvas.getByText('Reload the page')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
});

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story({
  play: async (context) => {
    show();
    await keyboardWalk.play(context);
  },
});

/** The fewest words. */
export const Short = meta.story({ args: { content: { text: 'Half a page.', retry: 'Reload' } }, play: show });

/** Right to left. */
export const RightToLeft = meta.story({ ...rightToLeft, play: show });

/** Under reduced motion it is there or it is not. */
export const ReducedMotion = meta.story({
  globals: reducedMotion.globals,
  play: async () => {
    show();
    await expectStillness();
  },
});
