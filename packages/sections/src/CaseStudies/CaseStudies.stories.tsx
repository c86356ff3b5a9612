import { expect } from 'storybook/test';
import { caseStudies } from '@podium/data/content/caseStudies';
import preview from '@podium/storybook/preview';
import { CaseStudies } from './CaseStudies.tsx';

const meta = preview.meta({ component: CaseStudies, args: { content: caseStudies } });

/** Three rows, each with its seal and its action. */
export const Default = meta.story({
  tags: ['visual'],
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
