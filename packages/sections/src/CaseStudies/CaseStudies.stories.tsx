import { expect } from 'storybook/test';
import { caseStudies } from '@podium/data/content/caseStudies';
import preview from '@podium/storybook/preview';
import { keyboardWalk, narrow, reducedMotion, rightToLeft } from '@podium/storybook/states';
import { CaseStudies } from './CaseStudies.tsx';

const meta = preview.meta({ component: CaseStudies, args: { content: caseStudies } });

/** Three rows of the ledger, each with its seal and its way to ask. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: caseStudies.heading })).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    const rows = canvas.getAllByRole('listitem');
    for (const [index, { title, metric, category }] of caseStudies.items.entries()) {
      await expect(rows[index]).toHaveTextContent(metric);
      await expect(rows[index]).toHaveTextContent(`${category}.`);
      const link = canvas.getByRole('link', { name: new RegExp(`^View Case Study.*${title}$`) });
      await expect(link).toHaveAttribute('href', '/contact');
    }
  },
});

/** A figure of eight letters and stories of twice the length. */
export const Long = meta.story({
  args: {
    content: {
      ...caseStudies,
      heading: `${caseStudies.heading}, and what went wrong before it went right`,
      items: caseStudies.items.map((item) => ({
        ...item,
        metric: '11 into 2',
        title: `${item.title} and wanted by everyone in September`,
        description: `${item.description} ${item.description} ${item.description}`,
      })),
    },
  },
});

/** One deal, in the fewest words. */
export const Short = meta.story({
  args: {
    content: {
      ...caseStudies,
      heading: 'One deal',
      note: undefined,
      items: caseStudies.items.slice(0, 1).map((item) => ({ ...item, title: 'A hotel', description: 'Bought. Sold.' })),
    },
  },
});

/** Under reduced motion the seals are in register from the start. */
export const ReducedMotion = meta.story(reducedMotion);

/** The narrowest screen: the seal floats beside the figure. */
export const Narrow = meta.story(narrow);

/** Right to left: figures at the right, ways to ask at the left. */
export const RightToLeft = meta.story(rightToLeft);

/** Whatever can be operated is reached with the Tab key. */
export const KeyboardWalk = meta.story(keyboardWalk);
