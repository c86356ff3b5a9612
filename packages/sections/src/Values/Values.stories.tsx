import { expect } from 'storybook/test';
import { aboutPage } from '@podium/data/content/aboutPage';
import preview from '@podium/storybook/preview';
import { narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { Values } from './Values.tsx';

const meta = preview.meta({ component: Values, args: { content: aboutPage.values } });

/** Three rules in three sizes, each with its reason. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const statements = canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    await expect(statements).toEqual(aboutPage.values.list.map(({ statement }) => statement));
  },
});

/** Six rules: the sizes begin again. */
export const Long = meta.story({
  args: {
    content: {
      ...aboutPage.values,
      list: [
        ...aboutPage.values.list,
        ...aboutPage.values.list.map(({ statement, reason }) => ({
          statement: `${statement} Auch Grundstücksverkehrsgenehmigungen.`,
          reason: `${reason} ${reason}`,
        })),
      ],
    },
  },
});

/** One rule. */
export const Short = meta.story({
  args: { content: { ...aboutPage.values, list: aboutPage.values.list.slice(0, 1) } },
});

/** The narrowest screen. */
export const Narrow = meta.story(narrow);

/** Right to left. */
export const RightToLeft = meta.story(rightToLeft);

/** Under reduced motion nothing moves. */
export const ReducedMotion = meta.story(reducedMotion);
