import { expect } from 'storybook/test';
import { projects } from '@podium/brands/legal-tender/content/projects.ts';
import preview from '@podium/storybook/preview';
import { Portfolio } from './Portfolio.tsx';

const meta = preview.meta({ component: Portfolio, args: { content: projects } });

/** Six rows of figures, with the sale price of sold companies and the value of held ones. */
export const Default = meta.story({ tags: ['visual'] });

/** A held company, expanded: its story and numbered improvements. */
export const OpenRow = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText(/retiring pathologists/)).not.toBeVisible();
    const [, toggle = canvasElement] = canvasElement.querySelectorAll('summary');
    const { width, height } = toggle.getBoundingClientRect();
    await expect([width, height]).toEqual([48, 48]);
    await userEvent.click(toggle);
    await expect(canvas.getByText(/retiring pathologists/)).toBeVisible();
    await expect(canvas.getByText('Second laboratory')).toBeVisible();
    await expect(canvas.getByText('Energy contract retendered')).not.toBeVisible();
  },
});
