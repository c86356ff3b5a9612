import { expect, fn } from 'storybook/test';
import { brand } from '@podium/data/content/brand';
import { loadTrouble } from '@podium/data/content/loadTrouble';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { PlainPage } from '../PlainPage/PlainPage.tsx';
import { PageTrouble } from './PageTrouble.tsx';

const meta = preview.meta({
  component: PageTrouble,
  args: { content: loadTrouble.page, onRetry: fn() },
  decorators: [
    (Story) => (
      <PlainPage brand={{ name: brand.name, href: '/' }}>
        <Story />
      </PlainPage>
    ),
  ],
});

/** The code of a page did not come: what happened, and a way to try again. */
export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'This page did not load' })).toBeVisible();
    await expect(canvas.getByRole('alert')).toHaveTextContent('Please check your connection, then try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledTimes(1);
  },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Long words break, and the button grows with its own. */
export const Long = meta.story({
  args: {
    content: {
      heading: 'Seitenübertragungsfehlerbehandlung',
      text: `${loadTrouble.page.text} ${loadTrouble.page.text}`,
      retry: 'Noch einmal versuchen, die Seite zu laden',
    },
  },
});

/** The fewest words. */
export const Short = meta.story({ args: { content: { heading: 'No page', text: 'Sorry.', retry: 'Retry' } } });

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
