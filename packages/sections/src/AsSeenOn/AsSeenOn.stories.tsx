import { expect } from 'storybook/test';
import { asSeenOn } from '@podium/data/content/asSeenOn';
import preview from '@podium/storybook/preview';
import { narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { AsSeenOn } from './AsSeenOn.tsx';

const meta = preview.meta({ component: AsSeenOn, args: { content: asSeenOn } });

/** Five outlets between two rules of microprint. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'As seen on' })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5);
    await expect(canvas.getByText('500+ media mentions')).toBeVisible();
  },
});

/** Twelve outlets with long names take more lines. */
export const Long = meta.story({
  args: {
    content: {
      ...asSeenOn,
      outlets: [
        ...asSeenOn.outlets,
        'Vermögensverwaltungsrundschau',
        ...asSeenOn.outlets.map((name) => `${name} am Abend`),
      ],
    },
  },
});

/** One outlet. */
export const Short = meta.story({ args: { content: { ...asSeenOn, outlets: asSeenOn.outlets.slice(0, 1) } } });

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
