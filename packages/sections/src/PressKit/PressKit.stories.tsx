import { expect } from 'storybook/test';
import { pressKit } from '@podium/data/content/pressKit';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { PressKit } from './PressKit.tsx';

const meta = preview.meta({ component: PressKit, args: { content: pressKit } });

/** A paragraph, figures, plates that cannot be had yet, and the mailbox. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Request Press Kit' });
    await expect(link.getAttribute('href')).toMatch(/^mailto:/);
    await expect(canvas.getAllByRole('term')).toHaveLength(pressKit.facts.rows.length);
    for (const { label } of pressKit.downloads) {
      await expect(canvas.getByRole('button', { name: label })).toHaveAttribute('aria-disabled', 'true');
    }
  },
});

/** Everything twice as long. */
export const Long = meta.story({
  args: {
    content: {
      ...pressKit,
      heading: 'Pressemitteilungsunterlagen',
      boilerplate: `${pressKit.boilerplate} ${pressKit.boilerplate}`,
      usage: `${pressKit.usage} ${pressKit.usage}`,
      downloads: [...pressKit.downloads, { label: 'Alles zusammen, mit Vermögensverwaltungsübersicht (ZIP)' }],
    },
  },
});

/** One figure, nothing to take. */
export const Short = meta.story({
  args: {
    content: { ...pressKit, facts: { ...pressKit.facts, rows: pressKit.facts.rows.slice(0, 1) }, downloads: [] },
  },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
