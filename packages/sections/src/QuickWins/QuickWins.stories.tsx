import { expect } from 'storybook/test';
import { quickWins } from '@podium/data/content/quickWins';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { QuickWins } from './QuickWins.tsx';

const meta = preview.meta({ component: QuickWins, args: { content: quickWins } });

/** Four coupons, and a button that says honestly that nothing is behind it yet. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getByText('min').parentElement).toHaveTextContent('20 min');
    const button = canvas.getByRole('button', { name: 'Unlock strategies' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Coming soon');
  },
});

/** With an address the button becomes a link. */
export const WithAddress = meta.story({
  args: { content: { ...quickWins, action: { ...quickWins.action, href: '/programs' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Unlock strategies' })).toHaveAttribute('href', '/programs');
  },
});

/** Coupons with much on them: the cells of a row are as high as the fullest. */
export const Long = meta.story({
  args: {
    content: {
      ...quickWins,
      items: quickWins.items.map((item) => ({
        ...item,
        title: `${item.title}, then ask once more`,
        description: `${item.description} ${item.description} ${item.description}`,
      })),
    },
  },
});

/** The fewest words. */
export const Short = meta.story({
  args: { content: { ...quickWins, heading: 'One', note: undefined, items: quickWins.items.slice(0, 1) } },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
